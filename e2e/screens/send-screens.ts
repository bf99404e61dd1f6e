import { MAX_PASSWORD_CHARACTERS, NO_DOWNLOAD_LIMIT } from "@envoi/protocol";
import { expect } from "vitest";
import type { Fixture } from "./fixture.ts";
import type { Screen } from "./screen.ts";
import {
  chooseFiles,
  chooseLetter,
  holdOver,
  LETTER,
  openHome,
  startNext,
  startParcel,
  withAccounts,
  withoutDownloadLimit,
  writeNote,
} from "./steps.ts";

const SOCKET = "/api/ws";

export async function startPassword(fixture: Fixture): Promise<void> {
  await chooseLetter(fixture);
  await fixture.page.getByTestId("password-toggle").check();
  await fixture.page.getByTestId("password-input").pressSequentially("correct horse");
}

async function failPassword(fixture: Fixture): Promise<void> {
  fixture.proxy.answer("/api/password", 500);
  await startPassword(fixture);
  await fixture.page.getByTestId("upload-button").click();
  await fixture.page.getByTestId("password-failed").waitFor();
}

/** Stops an upload after most of it has arrived. */
async function sendMost(fixture: Fixture): Promise<void> {
  await openHome(fixture);
  await chooseFiles(fixture, { ...LETTER, bytes: 3_000_000 });
  fixture.proxy.slow(SOCKET, "up", { stopWhen: (_, passed) => passed > 2_600_000 });
  await fixture.page.getByTestId("upload-button").click();
  await fixture.page
    .getByTestId("percent")
    .getByText(/[78]\d/)
    .waitFor();
}

/** Closes the page during an upload and reopens it. */
async function cutShort(fixture: Fixture): Promise<void> {
  await sendMost(fixture);
  fixture.page.once("dialog", (dialog) => void dialog.accept());
  await fixture.page.reload();
  await fixture.page.getByTestId("unfinished-upload").waitFor();
}

/** Opens the page with files shared by another app. */
async function openShared(fixture: Fixture): Promise<void> {
  await openHome(fixture);
  await fixture.page.evaluate(async () => {
    // Stores the files as the service worker would.
    const cache = await caches.open("shared");
    const names = ["photo.jpg", "Invoice 2026.pdf.exe", `a report with a name that is ${"very ".repeat(12)}long.pdf`];
    for (const [index, name] of names.entries()) {
      const headers = { "X-Name": encodeURIComponent(name), "X-Shared-At": String(Date.now()) };
      await cache.put(`/share/one/${index}`, new Response("x".repeat(2_000), { headers }));
    }
  });
  await fixture.page.goto(`${fixture.origin}/?shared=one`);
  await fixture.page.getByTestId("add-shared").waitFor();
}

/** The screen that names an upload's current step, before or after the bytes are sent. */
function uploadStep(step: string, text: string, standInTheWay: (proxy: Fixture["proxy"]) => void): Screen {
  return {
    id: `uploading-${step}`,
    shows: ["UploadState.uploading"],
    journey: async (fixture) => {
      await chooseLetter(fixture);
      standInTheWay(fixture.proxy);
      await fixture.page.getByTestId("upload-button").click();
      await fixture.page.getByText(text, { exact: true }).waitFor();
    },
  };
}

/** Screens of sending, from the empty drop area to the finished upload. */
export const SEND_SCREENS: readonly Screen[] = [
  {
    id: "home",
    shows: ["/", "ConfigState.ready", "UploadState.idle"],
    journey: async (fixture) => {
      await openHome(fixture);
      await fixture.page.getByTestId("no-uploads").waitFor();
    },
  },
  {
    id: "home-dragging",
    shows: [],
    journey: async (fixture) => {
      await openHome(fixture);
      await holdOver(fixture.page);
      await fixture.page.getByText("Drop to add files").waitFor();
    },
  },
  {
    id: "chosen",
    shows: ["PasswordOption.off"],
    journey: async (fixture) => {
      await openHome(fixture);
      await chooseFiles(fixture, LETTER, { name: `${"a long name ".repeat(12)}.png`, bytes: 300_000 });
      await fixture.page.getByTestId("total-size").waitFor();
    },
  },
  {
    id: "chosen-without-download-limit",
    shows: [],
    journey: async (fixture) => {
      await withoutDownloadLimit(fixture);
      await chooseLetter(fixture);
      await fixture.page.getByTestId("download-limit").selectOption(String(NO_DOWNLOAD_LIMIT));
    },
  },
  {
    id: "chosen-removed",
    shows: [],
    journey: async (fixture) => {
      await openHome(fixture);
      await chooseFiles(fixture, LETTER, { name: `${"a long name ".repeat(12)}.png`, bytes: 300_000 });
      await fixture.page.getByRole("button", { name: /^Remove a long name/ }).click();
      await fixture.page.getByTestId("undo-removal").waitFor();
    },
  },
  {
    id: "chosen-password",
    shows: ["PasswordOption.on"],
    journey: async (fixture) => {
      await chooseLetter(fixture);
      await fixture.page.getByTestId("password-toggle").check();
      await fixture.page.getByTestId("password-input").pressSequentially("p".repeat(MAX_PASSWORD_CHARACTERS));
      await fixture.page.getByText(`Passwords can have up to ${MAX_PASSWORD_CHARACTERS} characters.`).waitFor();
    },
  },
  {
    id: "chosen-password-missing",
    shows: ["PasswordOption.on"],
    journey: async (fixture) => {
      await chooseLetter(fixture);
      await fixture.page.getByTestId("password-toggle").check();
      await fixture.page.getByTestId("upload-button").click();
      await fixture.page.getByText("Type a password").waitFor();
    },
  },
  {
    id: "chosen-strong-password",
    shows: ["PasswordOption.on"],
    journey: async (fixture) => {
      await chooseLetter(fixture);
      await fixture.page.getByTestId("password-toggle").check();
      await fixture.page.getByTestId("suggest-passphrase").click();
      await fixture.page.getByTestId("copy-password").waitFor();
      await fixture.page.getByTestId("add-words").click();
      await fixture.page.getByTestId("message-input").waitFor();
    },
  },
  {
    id: "chosen-suggestion-failed",
    shows: ["new-password-field.none", "new-password-field.loading", "new-password-field.failed"],
    journey: async (fixture) => {
      fixture.proxy.cut("/assets/create-passphrase");
      await chooseLetter(fixture);
      await fixture.page.getByTestId("password-toggle").check();
      await fixture.page.getByTestId("suggest-passphrase").click();
      await fixture.page.getByTestId("suggest-failed").waitFor();
    },
  },
  {
    id: "note-writing",
    shows: [],
    journey: (fixture) => writeNote(fixture, "Meet me at eight.\n"),
  },
  {
    id: "note-chosen",
    shows: [],
    journey: async (fixture) => {
      await writeNote(fixture, "Meet me at eight.");
      await fixture.page.getByTestId("note-done").click();
      await fixture.page.getByRole("button", { name: "Edit note" }).waitFor();
    },
  },
  {
    id: "how-protected",
    shows: ["ProtectionDialog"],
    journey: async (fixture) => {
      await openHome(fixture);
      await fixture.page.getByTestId("how-protected").click();
      await fixture.page.getByRole("dialog").getByText("after the # sign").waitFor();
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
    journey: async (fixture) => {
      await startNext(fixture);
      await chooseFiles(fixture, LETTER);
      await fixture.page.getByText("Starts when the current upload is done.").waitFor();
    },
  },
  {
    id: "next-upload-waiting",
    shows: ["UploadState.waiting"],
    journey: async (fixture) => {
      await startNext(fixture);
      await chooseFiles(fixture, LETTER);
      await fixture.page.getByTestId("upload-button").click();
      await fixture.page.getByRole("heading", { name: "Waiting to upload" }).waitFor();
    },
  },
  {
    id: "next-upload-set-aside",
    shows: [],
    journey: async (fixture) => {
      await startNext(fixture);
      await chooseFiles(fixture, LETTER);
      await fixture.page.getByTestId("upload-button").waitFor();
      await fixture.page.getByTestId("upload-strip").getByRole("link", { name: "Show" }).click();
      await fixture.page.getByText("Not uploaded yet").waitFor();
    },
  },
  {
    id: "stop-upload",
    shows: ["CancelDialog"],
    journey: async (fixture) => {
      await sendMost(fixture);
      await fixture.page.getByTestId("cancel-upload").click();
      await fixture.page.getByTestId("confirm-cancel").waitFor();
    },
  },
  uploadStep("importing", "Reading your files…", (proxy) => proxy.hold(SOCKET)),
  // The server has replied to the first message, and the proxy now holds back everything that the page sends.
  uploadStep("encrypting", "Encrypting…", (proxy) => proxy.slow(SOCKET, "up", { stopWhen: (_, passed) => passed > 0 })),
  uploadStep("finalising", "Almost done. Saving your files…", (proxy) =>
    proxy.slow(SOCKET, "down", { stopWhen: (chunk) => chunk.includes('"ok"') }),
  ),
  {
    id: "uploading-paused",
    shows: ["UploadState.uploading"],
    journey: async (fixture) => {
      await startParcel(fixture);
      await fixture.page.getByTestId("pause-upload").click();
      await fixture.page.getByRole("heading", { name: "Paused" }).waitFor();
    },
  },
  { id: "unfinished-upload", shows: [], journey: cutShort },
  { id: "shared-files", shows: ["SharedFilesDialog"], journey: openShared },
  {
    id: "unfinished-upload-files-needed",
    shows: [],
    journey: async (fixture) => {
      await cutShort(fixture);
      await fixture.page.getByTestId("continue-upload").click();
      await fixture.page.getByText("To continue, choose the same files again.").waitFor();
    },
  },
  {
    id: "unfinished-upload-other-files",
    shows: [],
    journey: async (fixture) => {
      await cutShort(fixture);
      await fixture.page.getByTestId("continue-upload").click();
      const other = { name: "other.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(1_000) };
      await fixture.page.getByTestId("unfinished-upload").getByTestId("file-input").setInputFiles(other);
      await fixture.page.getByText("Those aren't the same files").waitFor();
    },
  },
  {
    id: "uploading-quiet",
    shows: ["UploadState.uploading"],
    journey: async (fixture) => {
      await startParcel(fixture);
      await fixture.page.getByText("Waiting for your connection.").first().waitFor();
    },
  },
  {
    id: "protecting",
    shows: ["UploadState.protecting"],
    journey: async (fixture) => {
      fixture.proxy.hold("/api/password");
      await startPassword(fixture);
      await fixture.page.getByTestId("upload-button").click();
      await fixture.page.getByText("Setting the password…").waitFor();
    },
  },
  { id: "unprotected", shows: ["UploadState.unprotected"], journey: failPassword },
  {
    id: "unprotected-delete-failed",
    shows: [],
    journey: async (fixture) => {
      fixture.proxy.answer("/api/delete", 500);
      await failPassword(fixture);
      await fixture.page.getByRole("button", { name: "Delete", exact: true }).click();
      await fixture.page.getByText("Couldn't delete this upload.").waitFor();
    },
  },
  {
    id: "left-unprotected",
    shows: [],
    journey: async (fixture) => {
      await failPassword(fixture);
      await openHome(fixture);
      await fixture.page.getByText("The password isn't set").waitFor();
      expect(await fixture.page.getByTestId("card-copy").count()).toBe(0);
    },
  },
  {
    id: "home-account",
    shows: [],
    journey: async (fixture) => {
      await withAccounts(fixture);
      await openHome(fixture);
      await fixture.page.getByTestId("account-prompt").waitFor();
    },
  },
];
