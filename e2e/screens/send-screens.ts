import { MAX_PASSWORD_CHARACTERS } from "@envoi/protocol";
import { expect } from "vitest";
import type { Screen } from "./screen.ts";
import type { Stage } from "./stage.ts";
import {
  chooseFiles,
  chooseLetter,
  holdOver,
  LETTER,
  openHome,
  sendLetter,
  startNext,
  startParcel,
  upload,
  withAccounts,
  withoutClipboard,
  withSharing,
  writeNote,
} from "./steps.ts";

const SOCKET = "/api/ws";
async function startPassword(stage: Stage): Promise<void> {
  await chooseLetter(stage);
  await stage.page.getByTestId("password-toggle").check();
  await stage.page.getByTestId("password-input").pressSequentially("correct horse");
}

async function failPassword(stage: Stage): Promise<void> {
  stage.door.answer("/api/password", 500);
  await startPassword(stage);
  await stage.page.getByTestId("upload-button").click();
  await stage.page.getByTestId("password-failed").waitFor();
}

/** Uploads, and leaves the dialog with the link open. */
async function openLinkDialog(stage: Stage): Promise<void> {
  await chooseLetter(stage);
  await stage.page.getByTestId("upload-button").click();
  await stage.page.getByTestId("dialog-ok").waitFor();
}

/** Most of an upload has arrived, and no more does. */
async function sendMost(stage: Stage): Promise<void> {
  await openHome(stage);
  await chooseFiles(stage, { ...LETTER, bytes: 3_000_000 });
  stage.door.slow(SOCKET, "up", { stopWhen: (_, passed) => passed > 2_600_000 });
  await stage.page.getByTestId("upload-button").click();
  await stage.page
    .getByTestId("percent")
    .getByText(/[78]\d/)
    .waitFor();
}

/** The page is closed during an upload, and opened again. */
async function cutShort(stage: Stage): Promise<void> {
  await sendMost(stage);
  stage.page.once("dialog", (dialog) => void dialog.accept());
  await stage.page.reload();
  await stage.page.getByTestId("unfinished-upload").waitFor();
}

/** Another app has shared files with the page. */
async function openShared(stage: Stage): Promise<void> {
  await openHome(stage);
  await stage.page.evaluate(async () => {
    // As the service worker keeps them.
    const cache = await caches.open("shared");
    const names = ["photo.jpg", "Invoice 2026.pdf.exe", `a report with a name that is ${"very ".repeat(12)}long.pdf`];
    for (const [index, name] of names.entries()) {
      const headers = { "X-Name": encodeURIComponent(name), "X-Shared-At": String(Date.now()) };
      await cache.put(`/share/one/${index}`, new Response("x".repeat(2_000), { headers }));
    }
  });
  await stage.page.goto(`${stage.origin}/?shared=one`);
  await stage.page.getByTestId("add-shared").waitFor();
}

/** Before or after the bytes are sent, the page names the current step. */
function uploadStep(step: string, text: string, standInTheWay: (door: Stage["door"]) => void): Screen {
  return {
    id: `uploading-${step}`,
    shows: ["UploadState.uploading"],
    journey: async (stage) => {
      await chooseLetter(stage);
      standInTheWay(stage.door);
      await stage.page.getByTestId("upload-button").click();
      await stage.page.getByText(text, { exact: true }).waitFor();
    },
  };
}

/** Sending, from the empty drop area to the link. */
export const SEND_SCREENS: readonly Screen[] = [
  {
    id: "home",
    shows: ["/", "ConfigState.ready", "UploadState.idle"],
    journey: async (stage) => {
      await openHome(stage);
      await stage.page.getByTestId("no-uploads").waitFor();
    },
  },
  {
    id: "home-dragging",
    shows: [],
    journey: async (stage) => {
      await openHome(stage);
      await holdOver(stage.page);
      await stage.page.getByText("Drop to add files").waitFor();
    },
  },
  {
    id: "chosen",
    shows: ["PasswordOption.off"],
    journey: async (stage) => {
      await openHome(stage);
      await chooseFiles(stage, LETTER, { name: `${"a long name ".repeat(12)}.png`, bytes: 300_000 });
      await stage.page.getByTestId("total-size").waitFor();
    },
  },
  {
    id: "chosen-removed",
    shows: [],
    journey: async (stage) => {
      await openHome(stage);
      await chooseFiles(stage, LETTER, { name: `${"a long name ".repeat(12)}.png`, bytes: 300_000 });
      await stage.page.getByRole("button", { name: /^Remove a long name/ }).click();
      await stage.page.getByTestId("undo-removal").waitFor();
    },
  },
  {
    id: "chosen-password",
    shows: ["PasswordOption.on"],
    journey: async (stage) => {
      await chooseLetter(stage);
      await stage.page.getByTestId("password-toggle").check();
      await stage.page.getByTestId("password-input").pressSequentially("p".repeat(MAX_PASSWORD_CHARACTERS));
      await stage.page.getByText(`Passwords can have up to ${MAX_PASSWORD_CHARACTERS} characters.`).waitFor();
    },
  },
  {
    id: "chosen-password-missing",
    shows: ["PasswordOption.on"],
    journey: async (stage) => {
      await chooseLetter(stage);
      await stage.page.getByTestId("password-toggle").check();
      await stage.page.getByTestId("upload-button").click();
      await stage.page.getByText("Type a password").waitFor();
    },
  },
  {
    id: "chosen-strong-password",
    shows: ["PasswordOption.on"],
    journey: async (stage) => {
      await chooseLetter(stage);
      await stage.page.getByTestId("password-toggle").check();
      await stage.page.getByTestId("suggest-passphrase").click();
      await stage.page.getByTestId("copy-password").waitFor();
      await stage.page.getByTestId("add-words").click();
      await stage.page.getByTestId("message-input").waitFor();
    },
  },
  {
    id: "chosen-suggestion-failed",
    shows: ["password-choice.none", "password-choice.loading", "password-choice.failed"],
    journey: async (stage) => {
      stage.door.cut("/assets/create-passphrase");
      await chooseLetter(stage);
      await stage.page.getByTestId("password-toggle").check();
      await stage.page.getByTestId("suggest-passphrase").click();
      await stage.page.getByTestId("suggest-failed").waitFor();
    },
  },
  {
    id: "note-writing",
    shows: [],
    journey: (stage) => writeNote(stage, "Meet me at eight.\n"),
  },
  {
    id: "note-chosen",
    shows: [],
    journey: async (stage) => {
      await writeNote(stage, "Meet me at eight.");
      await stage.page.getByTestId("note-done").click();
      await stage.page.getByRole("button", { name: "Edit note" }).waitFor();
    },
  },
  {
    id: "how-protected",
    shows: ["protection-dialog"],
    journey: async (stage) => {
      await openHome(stage);
      await stage.page.getByTestId("how-protected").click();
      await stage.page.getByRole("dialog").getByText("after the # sign").waitFor();
    },
  },
  {
    id: "uploading",
    shows: ["UploadState.uploading"],
    journey: startParcel,
  },
  {
    id: "next-upload",
    shows: [],
    journey: startNext,
  },
  {
    id: "next-upload-chosen",
    shows: [],
    journey: async (stage) => {
      await startNext(stage);
      await chooseFiles(stage, LETTER);
      await stage.page.getByText("Starts when the current upload is done.").waitFor();
    },
  },
  {
    id: "next-upload-waiting",
    shows: ["UploadState.waiting"],
    journey: async (stage) => {
      await startNext(stage);
      await chooseFiles(stage, LETTER);
      await stage.page.getByTestId("upload-button").click();
      await stage.page.getByRole("heading", { name: "Waiting to upload" }).waitFor();
    },
  },
  {
    id: "next-upload-set-aside",
    shows: [],
    journey: async (stage) => {
      await startNext(stage);
      await chooseFiles(stage, LETTER);
      await stage.page.getByTestId("upload-button").waitFor();
      await stage.page.getByTestId("upload-strip").getByRole("link", { name: "Show" }).click();
      await stage.page.getByText("Not uploaded yet").waitFor();
    },
  },
  {
    id: "stop-upload",
    shows: ["cancel-dialog"],
    journey: async (stage) => {
      await sendMost(stage);
      await stage.page.getByTestId("cancel-upload").click();
      await stage.page.getByTestId("confirm-cancel").waitFor();
    },
  },
  uploadStep("importing", "Reading your files…", (door) => door.hold(SOCKET)),
  // The server has answered the first message, and receives nothing more.
  uploadStep("encrypting", "Encrypting…", (door) => door.slow(SOCKET, "up", { stopWhen: (_, passed) => passed > 0 })),
  uploadStep("finalising", "Almost done. Saving your files…", (door) =>
    door.slow(SOCKET, "down", { stopWhen: (chunk) => chunk.includes('"ok"') }),
  ),
  {
    id: "uploading-paused",
    shows: ["UploadState.uploading"],
    journey: async (stage) => {
      await startParcel(stage);
      await stage.page.getByTestId("pause-upload").click();
      await stage.page.getByRole("heading", { name: "Paused" }).waitFor();
    },
  },
  { id: "unfinished-upload", shows: [], journey: cutShort },
  { id: "shared-files", shows: ["shared-files-dialog"], journey: openShared },
  {
    id: "unfinished-upload-files-needed",
    shows: [],
    journey: async (stage) => {
      await cutShort(stage);
      await stage.page.getByTestId("continue-upload").click();
      await stage.page.getByText("To continue, choose the same files again.").waitFor();
    },
  },
  {
    id: "unfinished-upload-other-files",
    shows: [],
    journey: async (stage) => {
      await cutShort(stage);
      await stage.page.getByTestId("continue-upload").click();
      const other = { name: "other.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(1_000) };
      await stage.page.getByTestId("unfinished-upload").getByTestId("file-input").setInputFiles(other);
      await stage.page.getByText("Those aren't the same files").waitFor();
    },
  },
  {
    id: "uploading-quiet",
    shows: ["UploadState.uploading"],
    journey: async (stage) => {
      await startParcel(stage);
      await stage.page.getByText("Waiting for your connection.").first().waitFor();
    },
  },
  {
    id: "protecting",
    shows: ["UploadState.protecting"],
    journey: async (stage) => {
      stage.door.hold("/api/password");
      await startPassword(stage);
      await stage.page.getByTestId("upload-button").click();
      await stage.page.getByText("Setting the password…").waitFor();
    },
  },
  { id: "unprotected", shows: ["UploadState.unprotected"], journey: failPassword },
  {
    id: "unprotected-delete-failed",
    shows: [],
    journey: async (stage) => {
      stage.door.answer("/api/delete", 500);
      await failPassword(stage);
      await stage.page.getByRole("button", { name: "Delete", exact: true }).click();
      await stage.page.getByText("Couldn't delete this upload.").waitFor();
    },
  },
  {
    id: "left-unprotected",
    shows: [],
    journey: async (stage) => {
      await failPassword(stage);
      await openHome(stage);
      await stage.page.getByText("The password isn't set").waitFor();
      expect(await stage.page.getByTestId("card-copy").count()).toBe(0);
    },
  },
  {
    id: "copy-refused",
    shows: [],
    journey: async (stage) => {
      await withoutClipboard(stage.page);
      await sendLetter(stage);
      await stage.page.getByTestId("copy-link").click();
      await stage.page.getByRole("alert").waitFor();
      await stage.page.getByTestId("send-more").click();
      await stage.page.getByTestId("card-copy").click();
      await stage.page.getByTestId("link-by-hand").waitFor();
    },
  },
  {
    id: "finished",
    shows: ["UploadState.finished.closed", "StorageNotice.none"],
    journey: async (stage) => void (await sendLetter(stage)),
  },
  {
    id: "copy-link",
    shows: ["link-dialog", "UploadState.finished.due", "UploadState.finished.open"],
    journey: async (stage) => {
      await openLinkDialog(stage);
      await stage.page.getByTestId("dialog-link").waitFor();
    },
  },
  {
    id: "copy-link-qr",
    shows: ["link-dialog"],
    journey: async (stage) => {
      await openLinkDialog(stage);
      await stage.page.getByRole("dialog").getByTestId("qr-toggle").click();
      await stage.page.getByRole("img", { name: "QR code for this link" }).waitFor();
    },
  },
  {
    id: "copy-link-qr-failed",
    shows: ["qr-code.failed"],
    journey: async (stage) => {
      stage.door.cut("/assets/qr-outline");
      await openLinkDialog(stage);
      await stage.page.getByRole("dialog").getByTestId("qr-toggle").click();
      await stage.page.getByText("Couldn't draw the QR code.").waitFor();
    },
  },
  {
    id: "copy-link-refused",
    shows: ["link-dialog"],
    journey: async (stage) => {
      await withoutClipboard(stage.page);
      await openLinkDialog(stage);
      await stage.page.getByTestId("dialog-copy").click();
      await stage.page.getByRole("alert").getByText("wouldn't let us copy").waitFor();
    },
  },
  {
    id: "share-link",
    shows: ["link-dialog"],
    journey: async (stage) => {
      await withSharing(stage.page);
      await openLinkDialog(stage);
    },
  },
  {
    id: "finished-password",
    shows: [],
    journey: async (stage) => {
      await startPassword(stage);
      await upload(stage);
    },
  },
  {
    id: "finished-set",
    shows: [],
    journey: async (stage) => {
      await openHome(stage);
      await chooseFiles(stage, LETTER, { name: "a song.mp3", bytes: 1 }, { name: "a picture.png", bytes: 2_000 });
      await upload(stage);
      await stage.page.getByText("3 files").click();
    },
  },
  {
    id: "home-account",
    shows: [],
    journey: async (stage) => {
      await withAccounts(stage);
      await openHome(stage);
      await stage.page.getByTestId("account-prompt").waitFor();
    },
  },
];
