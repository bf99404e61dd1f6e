import { NO_DOWNLOAD_LIMIT } from "@envoi/protocol";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ConfigProvider } from "../../../shared/config/config-context.tsx";
import { fakeConfig } from "../../../testing/fake-config.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { fakeOneByOne } from "../../../testing/fake-one-by-one.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import type { DownloadStateOf } from "../session/download-state.ts";
import { FilesView } from "./files-view.tsx";

const SHARE_LINK = "https://envoi.example/download/0123456789abcdef/#AAECAwQFBgcICQoLDA0ODw";

const metadata = { name: "film.mkv", size: 300_000_000, type: "", manifest: { files: [] } };
const UI = { title: "Envoi", links: { browser: "https://browser.example/" } };

type ViewOptions = {
  finalDownload?: boolean;
  ttlMs?: number;
  own?: { dlimit: number; dtotal: number } | null;
  needsMemory?: boolean;
  isLive?: boolean;
  files?: { name: string; size: number; type: string }[];
  note?: DownloadStateOf<"ready">["note"];
  links?: Record<string, string>;
  isText?: boolean;
};

async function show({
  finalDownload = false,
  ttlMs = 60_000,
  own = null,
  needsMemory = false,
  isLive = false,
  files = [],
  note = "none",
  links = UI.links,
  isText = false,
}: ViewOptions = {}) {
  const [onCopy, onDownload] = [vi.fn(), vi.fn()];
  const described = isText ? { name: "a.txt", size: 3, type: "text/plain" } : metadata;
  const shown = { ...described, manifest: { files } };
  const preview = { metadata: shown, ttlMs, finalDownload, isLive, needsMemory, counted: false };
  renderPart(
    <ConfigProvider load={async () => fakeConfig({ UI: { ...UI, links } })}>
      <FilesView
        session={{
          content: { readRange: async () => new Uint8Array(), play: async () => null },
          oneByOne: fakeOneByOne(),
          copy: onCopy,
          showNote: vi.fn(),
          download: onDownload,
        }}
        state={{ kind: "ready", preview, note }}
        own={own}
        shareLink={SHARE_LINK}
      />
    </ConfigProvider>,
    fakeEnvironment(),
  );
  await screen.findByTestId("download-preview");
  return { onCopy, onDownload };
}

test("clicking the download button disables it [R2.50]", async () => {
  const { onDownload } = await show();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Download" });
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  expect(button.disabled).toBe(true);
  fireEvent.click(button);
  expect(onDownload).toHaveBeenCalledOnce();
});

test("files still being uploaded are listed, but can be downloaded only as a whole", async () => {
  const files = ["a.txt", "b.txt"].map((name) => ({ name, size: 10, type: "text/plain" }));
  const { onDownload } = await show({ isLive: true, files });
  expect(screen.getByText(/still uploading/)).toBeDefined();
  expect(screen.getByText("a.txt")).toBeDefined();
  expect(screen.queryAllByRole("checkbox")).toEqual([]);
  expect(screen.queryByTestId("counting")).toBeNull();
  fireEvent.click(screen.getByTestId("download-button"));
  expect(onDownload).toHaveBeenCalledOnce();
});

test("for a large file that needs memory, the first choice copies the link for another browser [R2.57]", async () => {
  const { onCopy, onDownload } = await show({ needsMemory: true });
  await screen.findByText(/hold all of it in memory/);
  expect(screen.getAllByRole("radio")[0]).toHaveProperty("checked", true);
  expect(screen.queryByTestId("download-button")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(onCopy).toHaveBeenCalledOnce();
  expect(onDownload).not.toHaveBeenCalled();
});

test("the button confirms that the link has been copied [R2.58]", async () => {
  await show({ needsMemory: true, note: "copied" });
  const button = screen.getByRole("button", { name: "Copied" });
  const told = screen.getAllByRole("status").filter(({ textContent }) => textContent === "Copied");
  expect(told.map((region) => button.contains(region))).toEqual([false]);
});

test("if the browser does not copy the link, the page shows the link, already selected", async () => {
  await show({ needsMemory: true, note: "copyRefused" });
  const field = screen.getByTestId<HTMLInputElement>("link-by-hand");
  expect(field.value).toBe(SHARE_LINK);
  expect(document.activeElement).toBe(field);
});

test("if another recipient has claimed the last download, a note reports this and the button works again", async () => {
  const { onDownload } = await show({ note: "taken" });
  expect(screen.getByRole("alert").textContent).toContain("try again in two minutes");
  fireEvent.click(screen.getByTestId("download-button"));
  expect(onDownload).toHaveBeenCalledOnce();
});

test("the second choice leads to a page about another browser [R2.59]", async () => {
  await show({ needsMemory: true });
  fireEvent.click(await screen.findByLabelText("Get a browser that saves large files directly"));
  expect(screen.getByTestId("other-browser").getAttribute("href")).toBe("https://browser.example/");
});

test("without a configured page about other browsers, the second choice is missing", async () => {
  await show({ needsMemory: true, links: {} });
  expect(screen.getAllByRole("radio")).toHaveLength(2);
});

test("if the user chooses to download here anyway, the download starts [R2.60]", async () => {
  const { onDownload } = await show({ needsMemory: true });
  fireEvent.click(screen.getByLabelText("Download here anyway"));
  fireEvent.click(screen.getByTestId("download-button"));
  expect(onDownload).toHaveBeenCalledOnce();
});

test("the page states the link's remaining lifetime, even in the last minute, and warns about the last download", async () => {
  await show({ ttlMs: 59_000, finalDownload: true });
  expect(screen.getByText("Expires in less than a minute")).toBeDefined();
  expect(screen.getByText(/^Last download: once you open or save/)).toBeDefined();
});

test.each([
  [{ dlimit: 3, dtotal: 1 }, false, "uses 1 of its 2 remaining downloads"],
  [{ dlimit: 3, dtotal: 1 }, true, "nobody else can"],
])(
  "a sender on their own upload's download page is warned that their downloads also count [R2.78]",
  async (own, finalDownload, text) => {
    await show({ own, finalDownload });
    expect(screen.getByTestId("own-upload").textContent).toContain(text);
  },
);

test.each([
  ["did not send the upload", {}],
  ["sent an upload without a download limit", { own: { dlimit: NO_DOWNLOAD_LIMIT, dtotal: 1 } }],
])("a browser that %s shows no warning about counting", async (_, shown) => {
  await show(shown);
  expect(screen.queryByTestId("own-upload")).toBeNull();
});

test("a single file has a note about counting only if it has a preview", async () => {
  await show();
  expect(screen.queryByTestId("counting")).toBeNull();
  cleanup();
  await show({ files: [{ name: "a.txt", size: 3, type: "text/plain" }], isText: true });
  expect(screen.getByTestId("counting").textContent).toBe("Opening or saving counts as one download.");
});
