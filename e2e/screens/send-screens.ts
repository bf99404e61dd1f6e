import { MAX_PASSWORD_CHARACTERS } from "@envoi/protocol";
import type { Screen } from "./screen.ts";
import { MAX_ARCHIVES, MAX_FILE_BYTES, MAX_FILES, type Stage } from "./stage.ts";
import {
  chooseFiles,
  chooseLetter,
  drag,
  LETTER,
  openHome,
  PARCEL,
  sendLetter,
  upload,
  withAccounts,
  withoutStorage,
  withSharing,
} from "./steps.ts";

const SOCKET = "/api/ws";
const MORE_THAN_ALLOWED = MAX_FILE_BYTES + 1;

/** A notice, after what calls for it. */
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

async function openDeleteDialog(stage: Stage): Promise<void> {
  await sendLetter(stage);
  await stage.page.getByTestId("card-delete").click();
  await stage.page.getByTestId("confirm-delete").waitFor();
}

async function changeLimits(stage: Stage): Promise<void> {
  await sendLetter(stage);
  await stage.page.getByTestId("card-change").click();
  await stage.page.getByTestId("new-download-limit").selectOption("3");
}

/** Uploads, and stays with the dialog that offers the link. */
async function openLinkDialog(stage: Stage): Promise<void> {
  await chooseLetter(stage);
  await stage.page.getByTestId("upload-button").click();
  await stage.page.getByTestId("dialog-ok").waitFor();
}

/** The notice that the list of uploads is not kept. */
function storageNotice(reason: "blocked" | "full", text: string): Screen {
  return {
    id: `storage-${reason}`,
    shows: ["StorageNotice.shown"],
    journey: async (stage) => {
      await withoutStorage(stage.page, reason);
      await sendLetter(stage);
      await stage.page.getByText(text).waitFor();
    },
  };
}

/** Before or after the bytes flow, the page says what it waits for. */
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

/** Sending, from the empty drop area to what becomes of a link. */
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
      await drag(stage.page, "over");
      await stage.page.getByText("Drop them anywhere").waitFor();
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
    id: "chosen-password",
    shows: ["PasswordOption.on"],
    journey: async (stage) => {
      await chooseLetter(stage);
      await stage.page.getByTestId("password-toggle").check();
      await stage.page.getByTestId("password-input").pressSequentially("p".repeat(MAX_PASSWORD_CHARACTERS));
      await stage.page.getByText(`A password has at most ${MAX_PASSWORD_CHARACTERS} characters.`).waitFor();
    },
  },
  {
    id: "uploading",
    shows: ["UploadState.uploading"],
    journey: async (stage) => {
      stage.door.slow(SOCKET, "up", { stopWhen: (_chunk, passed) => passed > PARCEL.bytes / 2 });
      await openHome(stage);
      await chooseFiles(stage, PARCEL);
      await stage.page.getByTestId("upload-button").click();
      await stage.page.getByTestId("percent").getByText(/[1-9]/).waitFor();
    },
  },
  uploadStep("encrypting", "Encrypting…", (door) => door.hold(SOCKET)),
  uploadStep("finalising", "Everything has arrived. It is being stored…", (door) =>
    door.slow(SOCKET, "down", { stopWhen: (chunk) => chunk.includes('"ok"') }),
  ),
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
      await stage.page.getByRole("button", { name: "Delete" }).click();
      await stage.page.getByText("It could not be deleted.").waitFor();
    },
  },
  {
    id: "finished",
    shows: ["UploadState.finished.closed", "card-actions.none", "StorageNotice.none"],
    journey: async (stage) => void (await sendLetter(stage)),
  },
  {
    id: "copy-link",
    shows: ["copy-link-dialog", "UploadState.finished.due", "UploadState.finished.open"],
    journey: async (stage) => {
      await openLinkDialog(stage);
      await stage.page.getByTestId("dialog-link").waitFor();
    },
  },
  {
    id: "copy-link-qr",
    shows: ["copy-link-dialog"],
    journey: async (stage) => {
      await openLinkDialog(stage);
      await stage.page.getByRole("dialog").getByTestId("qr-toggle").click();
      await stage.page.getByRole("img", { name: "QR code of the link" }).waitFor();
    },
  },
  {
    id: "copy-link-qr-failed",
    shows: ["qr-details.failed"],
    journey: async (stage) => {
      stage.door.cut("/assets/qr-outline");
      await openLinkDialog(stage);
      await stage.page.getByRole("dialog").getByTestId("qr-toggle").click();
      await stage.page.getByText("The QR code could not be drawn.").waitFor();
    },
  },
  {
    id: "share-link",
    shows: ["share-link-dialog"],
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
  notice("too-many-files", "tooManyFiles", `Only ${MAX_FILES} files`, async (stage) => {
    await openHome(stage);
    const names = Array.from({ length: MAX_FILES + 1 }, (_, index) => ({ name: `${index}.pdf`, bytes: 1 }));
    await chooseFiles(stage, ...names);
  }),
  notice("file-too-big", "fileTooBig", "These files are larger than", async (stage) => {
    await openHome(stage);
    await chooseFiles(stage, { ...LETTER, bytes: MORE_THAN_ALLOWED });
  }),
  notice("too-many-archives", "tooManyArchives", `Only ${MAX_ARCHIVES} uploads`, async (stage) => {
    await openHome(stage);
    for (let sent = 0; sent < MAX_ARCHIVES; sent += 1) {
      await chooseFiles(stage, LETTER);
      await upload(stage);
      await stage.page.getByTestId("send-more").click();
    }
    await chooseFiles(stage, LETTER);
    await stage.page.getByTestId("upload-button").click();
  }),
  notice("unreadable-files", "unreadableFiles", "cannot be read", async (stage) => {
    await openHome(stage);
    await drag(stage.page, "a file that is gone");
  }),
  notice("needs-account-size", "needsAccount", "Without an account you can send up to", async (stage) => {
    await withAccounts(stage);
    await openHome(stage);
    await chooseFiles(stage, { ...LETTER, bytes: MORE_THAN_ALLOWED });
  }),
  notice("needs-account-count", "needsAccount", "Without an account a link allows", async (stage) => {
    await withAccounts(stage);
    await chooseLetter(stage);
    await stage.page.getByTestId("download-limit").selectOption("100");
  }),
  notice("needs-account-time", "needsAccount", "Without an account a link works for", async (stage) => {
    await withAccounts(stage);
    await chooseLetter(stage);
    await stage.page.getByTestId("time-limit").selectOption("604800");
  }),
  {
    id: "home-account",
    shows: [],
    journey: async (stage) => {
      await withAccounts(stage);
      await openHome(stage);
      await stage.page.getByTestId("account-prompt").waitFor();
    },
  },
  storageNotice("blocked", "does not keep your list of uploads"),
  storageNotice("full", "no room left on this device"),
  {
    id: "storage-notice-closed",
    shows: ["StorageNotice.closed"],
    journey: async (stage) => {
      await withoutStorage(stage.page, "blocked");
      await sendLetter(stage);
      await stage.page.getByRole("button", { name: "Close this notice" }).click();
      await stage.page.getByText("does not keep your list of uploads").waitFor({ state: "detached" });
    },
  },
  {
    id: "change-limits",
    shows: ["change-limits-dialog", "change-limits-dialog.none", "card-actions.limits"],
    journey: changeLimits,
  },
  {
    id: "change-limits-running",
    shows: ["change-limits-dialog.running"],
    journey: async (stage) => {
      stage.door.hold("/api/params");
      await changeLimits(stage);
      await stage.page.getByTestId("save-limits").click();
      await stage.page.locator("[data-testid=save-limits]:disabled").waitFor();
    },
  },
  {
    id: "change-limits-failed",
    shows: ["change-limits-dialog.failed"],
    journey: async (stage) => {
      stage.door.answer("/api/params", 500);
      await changeLimits(stage);
      await stage.page.getByTestId("save-limits").click();
      await stage.page.getByText("That was not changed.").waitFor();
    },
  },
  { id: "delete", shows: ["delete-dialog", "delete-dialog.none", "card-actions.delete"], journey: openDeleteDialog },
  {
    id: "delete-running",
    shows: ["delete-dialog.running"],
    journey: async (stage) => {
      stage.door.hold("/api/delete");
      await openDeleteDialog(stage);
      await stage.page.getByTestId("confirm-delete").click();
      await stage.page.locator("[data-testid=confirm-delete]:disabled").waitFor();
    },
  },
  {
    id: "delete-failed",
    shows: ["delete-dialog.failed"],
    journey: async (stage) => {
      stage.door.answer("/api/delete", 500);
      await openDeleteDialog(stage);
      await stage.page.getByTestId("confirm-delete").click();
      await stage.page.getByText("It could not be deleted.").waitFor();
    },
  },
];
