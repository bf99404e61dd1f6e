import type { Screen } from "./screen.ts";
import { MAX_ARCHIVES, MAX_FILE_BYTES, MAX_FILES, type Stage } from "./stage.ts";
import { chooseFiles, dropGoneFile, LETTER, openHome, upload } from "./steps.ts";

const MORE_THAN_ALLOWED = MAX_FILE_BYTES + 1;

/** A notice, after the action that triggers it. */
function notice(id: string, kind: string, text: string, act: (stage: Stage) => Promise<void>): Screen {
  return {
    id,
    shows: ["notice-dialog", `Notice.${kind}`],
    journey: async (stage) => {
      await act(stage);
      await stage.page.getByRole("dialog").getByText(text).waitFor();
    },
  };
}

/** Actions that are not possible, and why. */
export const NOTICE_SCREENS: readonly Screen[] = [
  notice("too-many-files", "tooManyFiles", `up to ${MAX_FILES} files`, async (stage) => {
    await openHome(stage);
    const names = Array.from({ length: MAX_FILES + 1 }, (_, index) => ({ name: `${index}.pdf`, bytes: 1 }));
    await chooseFiles(stage, ...names);
  }),
  notice("file-too-big", "fileTooBig", "You can send up to", async (stage) => {
    await openHome(stage);
    await chooseFiles(stage, { ...LETTER, bytes: MORE_THAN_ALLOWED });
  }),
  notice("too-many-archives", "tooManyArchives", `up to ${MAX_ARCHIVES} uploads`, async (stage) => {
    await openHome(stage);
    for (let sent = 0; sent < MAX_ARCHIVES; sent += 1) {
      await chooseFiles(stage, LETTER);
      await upload(stage);
      await stage.page.getByTestId("send-more").click();
    }
    await chooseFiles(stage, LETTER);
    await stage.page.getByTestId("upload-button").click();
  }),
  notice("unreadable-files", "unreadableFiles", "what you dropped", async (stage) => {
    await openHome(stage);
    await dropGoneFile(stage.page);
  }),
];
