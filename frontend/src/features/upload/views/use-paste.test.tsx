import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { usePaste } from "./use-drop-and-paste.ts";

type Handlers = { onFiles: (files: unknown[]) => void; onUnreadable: () => void; onText: (text: string) => void };

function Page({ type, accepts, ...handlers }: Handlers & { type: string; accepts: boolean }) {
  usePaste({ accepts, atMost: 10, ...handlers }, handlers.onText);
  if (type === "textarea") return <textarea data-testid="target" />;
  return <input type={type} data-testid="target" />;
}

const FILE = new File(["x"], "x.txt");

type PasteOptions = { accepts?: boolean; files?: File[]; text?: string; items?: object[] };

/** @returns what the hook has passed to its callbacks */
function pasteInto(type: string, { accepts = true, files = [FILE], text = "", items = [] }: PasteOptions = {}) {
  const [onFiles, onText, onUnreadable] = [vi.fn(), vi.fn(), vi.fn()];
  const { unmount } = renderPart(
    <Page type={type} accepts={accepts} onFiles={onFiles} onText={onText} onUnreadable={onUnreadable} />,
    fakeEnvironment(),
  );
  fireEvent.paste(screen.getByTestId("target"), { clipboardData: { files, items, getData: () => text } });
  unmount();
  return { files: onFiles.mock.calls.length, text: onText.mock.calls.flat(), onFiles };
}

test.each(["password", "text", "email", "textarea"])(
  "text or files pasted into a %s field stay there [R5.25]",
  (type) => {
    expect(pasteInto(type)).toMatchObject({ files: 0, text: [] });
    expect(pasteInto(type, { files: [], text: "hello" })).toMatchObject({ files: 0, text: [] });
  },
);

test("files pasted into any other element are added", () => {
  expect(pasteInto("checkbox", { text: "x.txt" })).toMatchObject({ files: 1, text: [] });
});

test("a pasted folder's files are added", async () => {
  const file = { isFile: true, name: "x.txt", file: (done: (file: File) => void) => done(FILE) };
  let unread: object[] = [file];
  const readEntries = (done: (entries: object[]) => void) => {
    done(unread);
    unread = [];
  };
  const folder = { isDirectory: true, name: "folder", createReader: () => ({ readEntries }) };
  const items = [{ kind: "file", webkitGetAsEntry: () => folder }];
  const { onFiles } = pasteInto("checkbox", { files: [new File([], "folder")], items });
  const inFolder = [expect.objectContaining({ path: "folder/x.txt", blob: FILE })];
  await vi.waitFor(() => expect(onFiles.mock.calls).toEqual([[inFolder]]));
});

test("text pasted into any other element becomes a note unless it is empty", () => {
  const hello = "hello\nthere";
  expect(pasteInto("checkbox", { files: [], text: hello })).toMatchObject({ files: 0, text: [hello] });
  expect(pasteInto("checkbox", { files: [], text: " \n" })).toMatchObject({ files: 0, text: [] });
});

test("pasted files and text are ignored while the page accepts no files", () => {
  expect(pasteInto("checkbox", { accepts: false })).toMatchObject({ files: 0, text: [] });
  expect(pasteInto("checkbox", { accepts: false, files: [], text: "hello" })).toMatchObject({ files: 0, text: [] });
});
