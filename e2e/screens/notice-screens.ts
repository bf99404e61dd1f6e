import { type Fixture, MAX_ARCHIVES, MAX_FILE_BYTES, MAX_FILES } from "./fixture.ts";
import type { Screen } from "./screen.ts";
import { chooseFiles, dropGoneFile, LETTER, openHome, upload } from "./steps.ts";

const MORE_THAN_ALLOWED = MAX_FILE_BYTES + 1;

/** A notice's screen after the action that triggers it. */
function notice(id: string, kind: string, text: string, act: (fixture: Fixture) => Promise<void>): Screen {
  return {
    id,
    shows: ["NoticeDialog", `Notice.${kind}`],
    journey: async (fixture) => {
      await act(fixture);
      await fixture.page.getByRole("dialog").getByText(text).waitFor();
    },
  };
}

/** Notices shown when a user tries something that is not possible. */
export const NOTICE_SCREENS: readonly Screen[] = [
  notice("too-many-files", "tooManyFiles", `up to ${MAX_FILES} files`, async (fixture) => {
    await openHome(fixture);
    const names = Array.from({ length: MAX_FILES + 1 }, (_, index) => ({ name: `${index}.pdf`, bytes: 1 }));
    await chooseFiles(fixture, ...names);
  }),
  notice("file-too-big", "fileTooBig", "You can send up to", async (fixture) => {
    await openHome(fixture);
    await chooseFiles(fixture, { ...LETTER, bytes: MORE_THAN_ALLOWED });
  }),
  notice("too-many-archives", "tooManyArchives", `up to ${MAX_ARCHIVES} uploads`, async (fixture) => {
    await openHome(fixture);
    for (let sent = 0; sent < MAX_ARCHIVES; sent += 1) {
      await chooseFiles(fixture, LETTER);
      await upload(fixture);
      await fixture.page.getByTestId("send-more").click();
    }
    await chooseFiles(fixture, LETTER);
    await fixture.page.getByTestId("upload-button").click();
  }),
  notice("unreadable-files", "unreadableFiles", "what you dropped", async (fixture) => {
    await openHome(fixture);
    await dropGoneFile(fixture.page);
  }),
];
