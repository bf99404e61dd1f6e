import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import type { FileContent } from "./file-content.ts";
import { blobContent } from "./file-content.ts";
import { FilePreviewDialog } from "./file-preview-dialog.tsx";

const NAMES = ["a.wav", "<b>\u202e.wav", "c.wav"];

function show({ names = NAMES, first = 0, isReceived = false } = {}) {
  const [onClose, onDownload] = [vi.fn(), vi.fn()];
  const content = blobContent(names.map((name) => new Blob([name])));
  const files = names.map((name, index) => ({
    index,
    name,
    size: name.length,
    preview: { as: "audio", type: "audio/wav" } as const,
  }));
  renderPart(
    <FilePreviewDialog
      content={content}
      files={files}
      first={first}
      {...(isReceived && { onDownload })}
      onClose={onClose}
    />,
    fakeEnvironment(),
  );
  return { user: userEvent.setup(), onClose, onDownload };
}

const title = () => screen.getByRole("heading").textContent;

afterEach(() => {
  document.documentElement.dir = "";
});

test("the gallery starts with the pressed file, and shows its position and the number of files", () => {
  show({ first: 2 });
  expect(title()).toContain("c.wav");
  expect(screen.getByRole("status").textContent).toContain("3 of 3");
});

test("buttons show the next or previous file and wrap around at both ends", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Next file" }));
  expect(title()).toContain("<b>");
  await user.click(screen.getByRole("button", { name: "Previous file" }));
  await user.click(screen.getByRole("button", { name: "Previous file" }));
  expect(title()).toContain("c.wav");
  await user.click(screen.getByRole("button", { name: "Next file" }));
  expect(title()).toContain("a.wav");
});

test("a long name is shortened to one line in a gallery, and shown in full for a single file", () => {
  const long = `${"long ".repeat(49)}name.wav`;
  show({ names: [long, "b.wav"] });
  expect(screen.getByRole("dialog", { name: long })).toBeDefined();
  expect(screen.getByRole("heading").querySelector("[data-drawn]")).not.toBeNull();
  cleanup();
  show({ names: [long] });
  expect(screen.getByRole("heading").querySelector("[data-drawn]")).toBeNull();
});

test("the pressed button keeps the focus when another file is shown", async () => {
  const { user } = show();
  const next = screen.getByRole("button", { name: "Next file" });
  await user.click(next);
  expect(document.activeElement).toBe(next);
});

test("arrow keys also show the next or previous file, following the text direction", async () => {
  const { user } = show();
  await user.keyboard("{ArrowRight}");
  expect(title()).toContain("<b>");
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(title()).toContain("c.wav");
  document.documentElement.dir = "rtl";
  await user.keyboard("{ArrowLeft}");
  expect(title()).toContain("a.wav");
});

test("arrow keys do not change the file when combined with another key or inside a player", async () => {
  const { user } = show();
  await user.keyboard("{Alt>}{ArrowRight}{/Alt}{Shift>}{ArrowRight}{/Shift}");
  fireEvent.keyDown(await screen.findByTestId("preview-media"), { key: "ArrowRight", bubbles: true });
  expect(title()).toContain("a.wav");
});

/** Moves one or two fingers over the shown file. */
async function swipe(right: number, down: number, fingers = 1): Promise<void> {
  const stage = screen.getByTestId("stage");
  const touch = (x: number, y: number, identifier: number) => ({ identifier, target: stage, clientX: x, clientY: y });
  const list = (x: number, y: number) => Array.from({ length: fingers }, (_, at) => touch(x, y, at));
  const touches = (points: ReturnType<typeof list>) =>
    Object.assign(points, { item: (at: number) => points[at] ?? null });
  await act(async () => {
    fireEvent.touchStart(stage, { touches: touches(list(200, 200)) });
    fireEvent.touchEnd(stage, { changedTouches: touches(list(200 + right, 200 + down)) });
  });
}

test("a sideways swipe shows another file, and other movements do not", async () => {
  show();
  for (const [right, down, fingers] of [
    [-47, 0, 1],
    [-100, 51, 1],
    [-100, 0, 2],
  ] as const) {
    await swipe(right, down, fingers);
    expect(title()).toContain("a.wav");
  }
  await swipe(-48, 24);
  expect(title()).toContain("<b>");
  await swipe(48, -24);
  expect(title()).toContain("a.wav");
  document.documentElement.dir = "rtl";
  await swipe(60, 0);
  expect(title()).toContain("<b>");
});

test("a single file has no buttons for other files", async () => {
  const { user } = show({ names: ["a.wav"] });
  expect(screen.queryByRole("button", { name: "Next file" })).toBeNull();
  await user.keyboard("{ArrowRight}");
  await swipe(-100, 0);
  expect(title()).toContain("a.wav");
});

test("a recipient downloads the shown file, and a sender has no download button", async () => {
  const { user, onDownload } = show({ isReceived: true });
  await user.keyboard("{ArrowRight}");
  await user.click(screen.getByRole("button", { name: "Download" }));
  expect(onDownload).toHaveBeenCalledExactlyOnceWith(1);
});

/** A page whose list of files can change. */
function ChangingPage({ content }: { content: FileContent }) {
  const [, setChanges] = useState(0);
  const files = [{ index: 0, name: "a.png", size: 4, preview: { as: "image", type: "image/*" } as const }];
  return (
    <>
      <button type="button" onClick={() => setChanges((changes) => changes + 1)}>
        Change
      </button>
      <FilePreviewDialog content={content} files={files} first={0} onClose={() => undefined} />
    </>
  );
}

test("the shown file is read only once, even if the list behind it changes", async () => {
  const readRange = vi.fn(async () => new TextEncoder().encode("none"));
  const content = { readRange, play: async () => null };
  renderPart(<ChangingPage content={content} />, fakeEnvironment());
  await screen.findByRole("alert");
  fireEvent.click(screen.getByText("Change"));
  expect(screen.getByRole("alert")).toBeDefined();
  expect(readRange).toHaveBeenCalledOnce();
});

test("if a sender's file cannot be shown, the dialog reports it and offers no download", async () => {
  const files = [{ index: 0, name: "a.png", size: 4, preview: { as: "image", type: "image/*" } as const }];
  renderPart(
    <FilePreviewDialog content={blobContent([new Blob(["none"])])} files={files} first={0} onClose={vi.fn()} />,
    fakeEnvironment(),
  );
  expect((await screen.findByRole("alert")).textContent).toBe("This file has no preview.");
  expect(screen.queryByRole("button", { name: "Download" })).toBeNull();
});
