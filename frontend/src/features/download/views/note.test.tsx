import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { OpenedDownload } from "../../../shared/transfer/transfer.ts";
import { fakeDownload, fakeEnvironment } from "../../../testing/fake-environment.ts";
import { SECRET, uploadId } from "../../../testing/fake-uploads.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const TEXT = "<b>Hello</b>\n\u202eworld";

function createNoteMetadata(size: number): OpenedDownload["metadata"] {
  const file = { name: "note.txt", size, type: "text/plain" };
  return { ...file, message: "Read this\nfirst", manifest: { files: [{ ...file, note: true }] } };
}

/** The download page of a note that has not been shown yet. */
function openNote(changes: Partial<OpenedDownload> = {}) {
  const user = userEvent.setup();
  const read = vi.fn<OpenedDownload["read"]>(async () => new Blob([TEXT]));
  const environment = fakeEnvironment({
    openDownload: async () => fakeDownload({ metadata: createNoteMetadata(TEXT.length), read, ...changes }),
  });
  renderApp(environment, `/download/${uploadId()}/#${SECRET}`);
  return { user, read, environment };
}

test("a note is fetched only on a click, shown as copyable text, and announced if it uses up the last download", async () => {
  const { user, read, environment } = openNote({ finalDownload: true });
  await screen.findByRole("heading", { name: "A note for you" });
  expect(screen.getByTestId("message").textContent).toBe("Read this\nfirst");
  expect(screen.getByText("Showing it uses the last download: you can't show it again.")).toBeDefined();
  expect(screen.queryByTestId("download-button")).toBeNull();
  expect(read).not.toHaveBeenCalled();
  await user.click(screen.getByTestId("show-note"));
  const note = await screen.findByTestId("note");
  expect(note.textContent).toBe(TEXT);
  expect(note.querySelector("b")).toBeNull();
  expect(read).toHaveBeenCalledOnce();
  await user.click(screen.getByTestId("copy-note"));
  expect(environment.copied).toEqual([TEXT]);
});

test("the sender's title is not a heading, is marked as the sender's, and is not part of the page's title", async () => {
  const title = "Your session has expired. Sign in again";
  const { user } = openNote({ metadata: { ...createNoteMetadata(5), title } });
  await screen.findByRole("heading", { level: 1, name: "A note for you" });
  const isOurs = () => {
    expect(screen.queryByRole("heading", { name: /session has expired/ })).toBeNull();
    expect(document.title).not.toContain("session has expired");
    const words = screen.getByTestId("sender-words");
    expect(words.querySelector("figcaption")?.textContent).toBe("From the sender");
    expect(words.contains(screen.getByTestId("sender-title"))).toBe(true);
    expect(screen.getByTestId("sender-title").textContent).toBe(title);
  };
  isOurs();
  await user.click(screen.getByTestId("show-note"));
  await screen.findByRole("heading", { level: 1, name: "Note" });
  isOurs();
});

test("without a title or message, nothing is marked as the sender's", async () => {
  const { message: _, ...metadata } = createNoteMetadata(5);
  openNote({ metadata });
  await screen.findByTestId("show-note");
  expect(screen.queryByTestId("sender-words")).toBeNull();
});

test("text too large to show is treated like any other file", async () => {
  openNote({ metadata: createNoteMetadata(1_048_577) });
  await screen.findByTestId("download-button");
  expect(screen.queryByTestId("show-note")).toBeNull();
});
