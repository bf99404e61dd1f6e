import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { fakeOneByOne } from "../../../testing/fake-one-by-one.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { FilesView } from "./files-view.tsx";

const files = [
  { name: "a.txt", size: 3, type: "text/plain" },
  { name: "../\u202eb.<b>.txt", size: 4, type: "text/plain" },
  { name: "c.bin", size: 5, type: "" },
];
const metadata = { name: "Send-Archive.zip", size: 12, type: "send-archive", manifest: { files } };

function show({ counted = false } = {}) {
  const onDownload = vi.fn();
  const preview = { metadata, ttlMs: 60_000, finalDownload: true, needsMemory: false, counted };
  renderPart(
    <FilesView
      session={{
        content: { readRange: async () => new TextEncoder().encode("abc"), play: async () => null },
        oneByOne: fakeOneByOne(),
        copy: vi.fn(),
        showNote: vi.fn(),
        download: onDownload,
      }}
      state={{ kind: "ready", preview, note: "none" }}
      own={null}
      shareLink=""
    />,
    fakeEnvironment(),
  );
  return { onDownload };
}

test("one or more files can be selected, and the button shows the number", () => {
  const { onDownload } = show();
  screen.getByRole("button", { name: "Download all" });
  const [first, , third] = screen.getAllByRole("checkbox");
  if (first === undefined || third === undefined) throw new Error("boxes are missing");
  fireEvent.click(first);
  screen.getByRole("button", { name: "Download 1 file" });
  fireEvent.click(third);
  fireEvent.click(screen.getByRole("button", { name: "Download 2 files" }));
  expect(onDownload).toHaveBeenCalledWith({ indexes: [0, 2], name: { first: "a.txt", more: 1 }, bytes: 8 });
});

test("choosing every file or none downloads all files", () => {
  const { onDownload } = show();
  const boxes = screen.getAllByRole("checkbox");
  for (const box of boxes) fireEvent.click(box);
  screen.getByRole("button", { name: "Download all" });
  for (const box of boxes) fireEvent.click(box);
  fireEvent.click(screen.getByRole("button", { name: "Download all" }));
  expect(onDownload).toHaveBeenCalledExactlyOnceWith(null);
});

test("files are listed under safe names, with a preview where possible", () => {
  show();
  const items = screen.getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent).join()).not.toMatch(/\u202e|\.\.|<b>/);
  expect(items.map((item) => within(item).queryAllByTestId("preview-button").length)).toEqual([1, 1, 0]);
});

test("the page explains in advance what counts as the last download", () => {
  show();
  expect(screen.getByTestId("counting").textContent).toBe(
    "Last download: once you open or save, the link stops working.",
  );
});

test("once the last download is counted, the page no longer announces it as the last one", () => {
  show({ counted: true });
  expect(screen.getByTestId("counting").textContent).toContain("Counted as one download.");
  expect(screen.queryByText(/Last download/)).toBeNull();
});

test("a preview shows text in a frame without any permissions, and offers its file for download", async () => {
  const { onDownload } = show();
  fireEvent.click(screen.getAllByTestId("preview-button")[0] as HTMLElement);
  const frame = await screen.findByTestId("preview-frame");
  expect(frame.getAttribute("sandbox")).toBe("");
  fireEvent.click(screen.getByTestId("download-previewed"));
  expect(onDownload).toHaveBeenCalledWith({ indexes: [0], name: { first: "a.txt", more: 0 }, bytes: 3 });
});
