import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeConfig } from "../../../testing/fake-config.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { deriveRules } from "../archive/archive-rules.ts";
import { UploadQueueContext } from "../run/upload-keeper.tsx";
import { createUploadQueue } from "../run/upload-queue.ts";
import { ArchiveEditor } from "./archive-editor.tsx";

function setUp(paths: readonly string[]) {
  const environment = fakeEnvironment();
  const queue = createUploadQueue(environment, deriveRules(fakeConfig(), { account: false, signedIn: false }));
  const draft = queue.store.getState().shown;
  draft.addFiles(paths.map((path) => ({ path, blob: new Blob([path]), lastModifiedMs: 0 })));
  renderPart(
    <UploadQueueContext value={queue}>
      <ArchiveEditor onUpload={() => undefined} />
    </UploadQueueContext>,
    environment,
  );
  return { user: userEvent.setup(), draft };
}

test("selected files with a preview have a button that enlarges them, and others have none", async () => {
  const { user } = setUp(["letter.txt", "data.bin", "photo.png", "\u202e<b>.png"]);
  const buttons = screen.getAllByTestId("preview-button");
  expect(buttons.map((button) => button.ariaLabel ?? button.getAttribute("aria-label"))).toEqual([
    "Preview \u2068letter.txt\u2069",
    "Preview \u2068photo.png\u2069",
    expect.stringMatching(/^Preview \u2068[^\u202e]*<?_?b/),
  ]);
  await user.click(screen.getByRole("button", { name: /^Preview .*photo\.png/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("heading").textContent).toContain("photo.png");
  expect(dialog.getByRole("status").textContent).toContain("2 of 3");
  await user.click(dialog.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the gallery includes an added file, but not a removed one", async () => {
  const { user, draft } = setUp(["a.png", "b.png"]);
  await user.click(screen.getByRole("button", { name: "Remove a.png" }));
  act(() => draft.addFiles([{ path: "c.png", blob: new Blob(["c"]), lastModifiedMs: 0 }]));
  await user.click(screen.getByRole("button", { name: /^Preview .*b\.png/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("status").textContent).toContain("1 of 2");
  await user.click(dialog.getByRole("button", { name: "Next file" }));
  expect(dialog.getByRole("heading").textContent).toContain("c.png");
});
