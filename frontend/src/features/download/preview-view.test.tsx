import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ConfigProvider } from "../../shared/config/config-context.tsx";
import { fakeConfig } from "../../testing/fake-config.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { PreviewView } from "./preview-view.tsx";

const metadata = { name: "film.mkv", size: 300_000_000, type: "", manifest: { files: [] } };
const UI = { title: "Envoi", links: { browser: "https://browser.example/" } };

async function show({ needsMemory = false, copied = false, links = UI.links as Record<string, string> } = {}) {
  const [onCopy, onDownload] = [vi.fn(), vi.fn()];
  const preview = { metadata, ttlMs: 60_000, finalDownload: false, needsMemory };
  renderPart(
    <ConfigProvider load={async () => fakeConfig({ UI: { ...UI, links } })}>
      <PreviewView state={{ kind: "ready", preview, copied }} onCopy={onCopy} onDownload={onDownload} />
    </ConfigProvider>,
    fakeEnvironment(),
  );
  await screen.findByTestId("download-preview");
  return { onCopy, onDownload };
}

test("the download button is disabled by the click", async () => {
  const { onDownload } = await show();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Download" });
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  expect(button.disabled).toBe(true);
  fireEvent.click(button);
  expect(onDownload).toHaveBeenCalledOnce();
});

test("a large file that needs memory is offered to be opened elsewhere first: its link is copied", async () => {
  const { onCopy, onDownload } = await show({ needsMemory: true });
  await screen.findByText(/holding all of it in memory/);
  expect(screen.getAllByRole("radio")[0]).toHaveProperty("checked", true);
  expect(screen.queryByTestId("download-button")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(onCopy).toHaveBeenCalledOnce();
  expect(onDownload).not.toHaveBeenCalled();
});

test("once the link is copied, the button reads copied", async () => {
  await show({ needsMemory: true, copied: true });
  screen.getByRole("button", { name: "Copied" });
});

test("the second choice leads to a page with another browser", async () => {
  await show({ needsMemory: true });
  fireEvent.click(await screen.findByLabelText("Get a browser that saves large files as they come"));
  expect(screen.getByTestId("other-browser").getAttribute("href")).toBe("https://browser.example/");
});

test("without such a page there is no such choice", async () => {
  await show({ needsMemory: true, links: {} });
  expect(screen.getAllByRole("radio")).toHaveLength(2);
});

test("the last choice downloads anyway", async () => {
  const { onDownload } = await show({ needsMemory: true });
  fireEvent.click(screen.getByLabelText("Download here anyway"));
  fireEvent.click(screen.getByTestId("download-button"));
  expect(onDownload).toHaveBeenCalledOnce();
});
