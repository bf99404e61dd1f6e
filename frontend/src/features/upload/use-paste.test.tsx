import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { usePaste } from "./use-paste.ts";

type Handlers = { onFiles: () => void; onText: (text: string) => void };

function Page({ type, accepts, ...handlers }: Handlers & { type: string; accepts: boolean }) {
  usePaste({ accepts, ...handlers });
  if (type === "textarea") return <textarea data-testid="target" />;
  return <input type={type} data-testid="target" />;
}

const FILE = new File(["x"], "x.txt");

/** @returns what the hook has passed on */
function pasteInto(type: string, { accepts = true, files = [FILE], text = "" } = {}) {
  const [onFiles, onText] = [vi.fn(), vi.fn()];
  const { unmount } = renderPart(
    <Page type={type} accepts={accepts} onFiles={onFiles} onText={onText} />,
    fakeEnvironment(),
  );
  fireEvent.paste(screen.getByTestId("target"), { clipboardData: { files, getData: () => text } });
  unmount();
  return { files: onFiles.mock.calls.length, text: onText.mock.calls.flat() };
}

test.each(["password", "text", "email", "textarea"])(
  "text or files pasted into a %s field stay there [R5.25]",
  (type) => {
    expect(pasteInto(type)).toEqual({ files: 0, text: [] });
    expect(pasteInto(type, { files: [], text: "hello" })).toEqual({ files: 0, text: [] });
  },
);

test("files pasted into anything else are added", () => {
  expect(pasteInto("checkbox", { text: "x.txt" })).toEqual({ files: 1, text: [] });
});

test("text pasted into anything else becomes a note, unless it is empty", () => {
  expect(pasteInto("checkbox", { files: [], text: "hello\nthere" })).toEqual({ files: 0, text: ["hello\nthere"] });
  expect(pasteInto("checkbox", { files: [], text: " \n" })).toEqual({ files: 0, text: [] });
});

test("a paste is ignored while the page accepts no files", () => {
  expect(pasteInto("checkbox", { accepts: false })).toEqual({ files: 0, text: [] });
  expect(pasteInto("checkbox", { accepts: false, files: [], text: "hello" })).toEqual({ files: 0, text: [] });
});
