import type { Fixture } from "./fixture.ts";
import type { Screen } from "./screen.ts";
import { startPassword } from "./send-screens.ts";
import {
  chooseFiles,
  chooseLetter,
  LETTER,
  openHome,
  sendLetter,
  upload,
  withoutClipboard,
  withSharing,
} from "./steps.ts";

/** Uploads a file, and leaves the dialog with its link open. */
async function openLinkDialog(fixture: Fixture): Promise<void> {
  await chooseLetter(fixture);
  await fixture.page.getByTestId("upload-button").click();
  await fixture.page.getByTestId("dialog-ok").waitFor();
}

/** Screens of a finished upload and its link. */
export const LINK_SCREENS: readonly Screen[] = [
  {
    id: "copy-refused",
    shows: [],
    journey: async (fixture) => {
      await withoutClipboard(fixture.page);
      await sendLetter(fixture);
      await fixture.page.getByTestId("copy-link").click();
      await fixture.page.getByRole("alert").waitFor();
      await fixture.page.getByTestId("send-more").click();
      await fixture.page.getByTestId("card-copy").click();
      await fixture.page.getByTestId("link-by-hand").waitFor();
    },
  },
  {
    id: "finished",
    shows: ["UploadState.finished.closed", "StorageNotice.none"],
    journey: async (fixture) => void (await sendLetter(fixture)),
  },
  {
    id: "copy-link",
    shows: ["LinkDialog", "UploadState.finished.due", "UploadState.finished.open"],
    journey: async (fixture) => {
      await openLinkDialog(fixture);
      await fixture.page.getByTestId("dialog-link").waitFor();
    },
  },
  {
    id: "copy-link-qr",
    shows: ["LinkDialog"],
    journey: async (fixture) => {
      await openLinkDialog(fixture);
      await fixture.page.getByRole("dialog").getByTestId("qr-toggle").click();
      await fixture.page.getByRole("img", { name: "QR code for this link" }).waitFor();
    },
  },
  {
    id: "copy-link-qr-failed",
    shows: ["qr-code.failed"],
    journey: async (fixture) => {
      fixture.proxy.cut("/assets/qr-outline");
      await openLinkDialog(fixture);
      await fixture.page.getByRole("dialog").getByTestId("qr-toggle").click();
      await fixture.page.getByText("Couldn't draw the QR code.").waitFor();
    },
  },
  {
    id: "copy-link-refused",
    shows: ["LinkDialog"],
    journey: async (fixture) => {
      await withoutClipboard(fixture.page);
      await openLinkDialog(fixture);
      await fixture.page.getByTestId("dialog-copy").click();
      await fixture.page.getByRole("alert").getByText("wouldn't let us copy").waitFor();
    },
  },
  {
    id: "share-link",
    shows: ["LinkDialog"],
    journey: async (fixture) => {
      await withSharing(fixture.page);
      await openLinkDialog(fixture);
    },
  },
  {
    id: "finished-password",
    shows: [],
    journey: async (fixture) => {
      await startPassword(fixture);
      await upload(fixture);
    },
  },
  {
    id: "finished-set",
    shows: [],
    journey: async (fixture) => {
      await openHome(fixture);
      await chooseFiles(fixture, LETTER, { name: "a song.mp3", bytes: 1 }, { name: "a picture.png", bytes: 2_000 });
      await upload(fixture);
      await fixture.page.getByText("3 files").click();
    },
  },
];
