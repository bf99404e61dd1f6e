import { ciphertextBytes } from "@envoi/protocol";
import { generatorBytes } from "../support/generator-bytes.ts";
import { plantKept } from "../support/kept-download.ts";
import { uploadClaiming } from "../support/upload-claiming.ts";
import type { Screen } from "./screen.ts";
import type { Stage } from "./stage.ts";
import {
  forgetStreams,
  isAfterHalf,
  LARGER_THAN_ANY_DISK,
  openLink,
  PARCEL,
  sendLetter,
  stopDownload,
  upload,
  withoutClipboard,
  withoutStreams,
  withSlowSharing,
  writeNote,
  wrongLink,
} from "./steps.ts";

async function openPreview(stage: Stage, what: Parameters<Stage["receive"]>[0] = {}): Promise<void> {
  await openLink(stage, await stage.receive(what));
  await stage.page.getByTestId("download-button").waitFor();
}

async function openLocked(stage: Stage): Promise<void> {
  await openLink(stage, await stage.receive({ password: "correct horse" }));
  await stage.page.getByTestId("password-input").pressSequentially("wrong horse");
}

async function openWithoutKey(stage: Stage): Promise<void> {
  const [address = ""] = (await stage.receive({})).split("#");
  await openLink(stage, address);
  await stage.page.getByTestId("key-needed").waitFor();
}

async function offerKey(stage: Stage, typed: string, message: string): Promise<void> {
  await openWithoutKey(stage);
  await stage.page.getByTestId("key-input").pressSequentially(typed);
  await stage.page.getByRole("button", { name: "Open" }).click();
  await stage.page.getByText(message).waitFor();
}

async function openLargeFile(stage: Stage): Promise<void> {
  await withoutStreams(stage.page);
  await openLink(stage, await stage.receiveHuge(LARGER_THAN_ANY_DISK));
  await stage.page.getByTestId("large-file-warning").waitFor();
}

/** Opens a link to a film, of which an earlier page has kept a third under a Claim that the server does not know. */
async function openKept(stage: Stage): Promise<void> {
  const bytes = 60 * 1_048_576;
  const link = await uploadClaiming(stage.origin, bytes, generatorBytes(PARCEL.bytes));
  await openLink(stage, link);
  await stage.page.getByTestId("download-button").waitFor();
  const id = new URL(link).pathname.split("/")[2] ?? "";
  await plantKept(stage.page, { id, totalBytes: ciphertextBytes(bytes), keptBytes: bytes / 3 });
  await stage.page.reload();
  await stage.page.getByRole("heading", { name: "Paused" }).waitFor();
}

/** Half of a parcel is received, while its recipient visits another page. */
async function leaveDownload(stage: Stage): Promise<void> {
  await openPreview(stage, { bytes: PARCEL.bytes });
  await stopDownload(stage);
  await stage.page.getByRole("link", { name: "Privacy" }).click();
  await stage.page.getByRole("heading", { name: "Privacy and terms" }).waitFor();
}

/** Opens a note with a title and a message, which someone has sent from this browser. */
async function openNote(stage: Stage): Promise<void> {
  await writeNote(stage, "Meet me at eight.\n\nBring the <b>maps</b>.");
  await stage.page.getByTestId("note-done").click();
  await stage.page.getByTestId("add-words").click();
  await stage.page.getByTestId("title-input").pressSequentially("Tomorrow");
  await stage.page.getByTestId("message-input").pressSequentially("Read it before you leave.\nAda");
  await openLink(stage, await upload(stage));
  await stage.page.getByTestId("show-note").waitFor();
}

/** Receiving, from the opened link to the saved file. */
export const RECEIVE_SCREENS: readonly Screen[] = [
  {
    id: "checking",
    shows: ["DownloadState.initialized"],
    journey: async (stage) => {
      const link = await stage.receive({});
      stage.door.hold("/api/metadata");
      await openLink(stage, link);
      await stage.page.getByText("Looking for your files…").waitFor({ state: "attached" });
    },
  },
  {
    id: "check-failed",
    shows: ["DownloadState.checkFailed"],
    journey: async (stage) => {
      const link = await stage.receive({});
      stage.door.cut("/api/metadata");
      await openLink(stage, link);
      await stage.page.getByText("Can't reach the server").waitFor();
    },
  },
  {
    id: "check-refused",
    shows: ["DownloadState.checkFailed"],
    journey: async (stage) => {
      await openLocked(stage);
      stage.door.answer("/api/metadata", 429, { error: 429, code: "rate_limited" });
      await stage.page.getByTestId("unlock-button").click();
      await stage.page.getByText("Too many tries.").waitFor();
    },
  },
  {
    id: "gone",
    shows: ["DownloadState.gone"],
    journey: async (stage) => {
      await openLink(stage, `${stage.origin}/download/0123456789abcdef/#${"A".repeat(22)}`);
      await stage.page.getByTestId("expired").waitFor();
    },
  },
  {
    id: "removed",
    shows: ["DownloadState.removed"],
    journey: async (stage) => {
      stage.door.answer("/api/exists", 404, { error: 404, code: "removed" });
      await openLink(stage, `${stage.origin}/download/0123456789abcdef/#${"A".repeat(22)}`);
      await stage.page.getByTestId("removed").waitFor();
    },
  },
  {
    id: "wrong-key",
    shows: ["DownloadState.left./404", "DownloadState.left.wrongKey"],
    journey: async (stage) => {
      await openLink(stage, await wrongLink(stage));
      await stage.page.getByTestId("key-input").waitFor();
    },
  },
  { id: "key-needed", shows: ["/download/:id"], journey: openWithoutKey },
  {
    id: "key-not-one",
    shows: ["key-form.notAKey"],
    journey: (stage) => offerKey(stage, "no key", "isn't a link or key"),
  },
  {
    id: "key-of-another-file",
    shows: ["key-form.keyOfAnotherFile"],
    journey: async (stage) => offerKey(stage, await stage.receive({}), "is for different files"),
  },
  {
    id: "locked",
    shows: ["DownloadState.locked.none"],
    journey: async (stage) => {
      await openLink(stage, await stage.receive({ password: "correct horse" }));
      await stage.page.getByTestId("password-input").waitFor();
    },
  },
  {
    id: "locked-trying",
    shows: ["DownloadState.locked.running"],
    journey: async (stage) => {
      await openLocked(stage);
      stage.door.hold("/api/metadata");
      await stage.page.getByTestId("unlock-button").click();
      await stage.page.locator("[data-testid=unlock-button][aria-disabled=true]").waitFor();
    },
  },
  {
    id: "locked-refused",
    shows: ["DownloadState.locked.refused"],
    journey: async (stage) => {
      await openLocked(stage);
      await stage.page.getByTestId("unlock-button").click();
      await stage.page.getByText("Wrong password").waitFor();
    },
  },
  { id: "preview", shows: ["/download/:id/:key", "DownloadState.ready.none"], journey: (stage) => openPreview(stage) },
  {
    id: "preview-set",
    shows: [],
    journey: (stage) =>
      openPreview(stage, {
        names: ["a letter.pdf", "pictures/a.png", `${"a long name ".repeat(12)}.pdf`],
        downloads: 1,
      }),
  },
  {
    id: "preview-words",
    shows: [],
    journey: async (stage) => {
      const title = `\u202eYour session has expired\u200b. ${"Sign in again. ".repeat(10)}`;
      const message = `${"a".repeat(200)}\nשלום, see you tomorrow`;
      await openPreview(stage, { title, message, sender: "\u202eEnvoi Support\u0301\u0301\u0301" });
      const headings = await stage.page.getByRole("heading", { name: "session" }).count();
      const titled = await stage.page.title();
      if (headings > 0 || titled.includes("session")) throw new Error("the sender's title is taken for ours");
    },
  },
  {
    id: "preview-letter",
    shows: [],
    journey: async (stage) => {
      const names = ["report.pdf", "a.png", "b.png", "c.png", "d.png"];
      const message = Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of a long letter.`).join("\n");
      await openPreview(stage, { names, sender: "Ada Lovelace", title: "Photos of the engine", message });
      await stage.page.getByTestId("show-more").waitFor();
    },
  },
  {
    id: "preview-letter-open",
    shows: [],
    journey: async (stage) => {
      await openPreview(stage, { sender: "Ada", message: "A line.\n".repeat(20) });
      await stage.page.getByTestId("show-more").click();
      await stage.page.getByTestId("show-more").waitFor({ state: "detached" });
    },
  },
  {
    id: "preview-note",
    shows: [],
    journey: async (stage) => void (await openNote(stage)),
  },
  {
    id: "note",
    shows: ["DownloadState.noteShown"],
    journey: async (stage) => {
      await openNote(stage);
      await stage.page.getByTestId("show-note").click();
      await stage.page.getByTestId("note").getByText("eight").waitFor();
    },
  },
  {
    id: "files-fetched",
    shows: ["DownloadState.ready.fetched"],
    journey: async (stage) => {
      await withSlowSharing(stage.page);
      await openPreview(stage);
      await stage.page.getByTestId("share-files").click();
      await stage.page.getByText("Download complete").waitFor();
    },
  },
  {
    id: "preview-taken",
    shows: ["DownloadState.ready.taken"],
    journey: async (stage) => {
      await openPreview(stage, { downloads: 1 });
      stage.door.answer("/api/download", 404, { error: 404, code: "all_claimed" });
      await stage.page.getByTestId("download-button").click();
      await stage.page.getByText("downloading the last copy").waitFor();
    },
  },
  { id: "large-file", shows: [], journey: openLargeFile },
  {
    id: "large-file-copied",
    shows: ["DownloadState.ready.copied"],
    journey: async (stage) => {
      await openLargeFile(stage);
      await stage.page.getByTestId("copy-page-link").click();
      await stage.page.getByTestId("copy-page-link").getByText("Copied").waitFor();
    },
  },
  {
    id: "large-file-copy-refused",
    shows: ["DownloadState.ready.copyRefused"],
    journey: async (stage) => {
      await withoutClipboard(stage.page);
      await openLargeFile(stage);
      await stage.page.getByTestId("copy-page-link").click();
      await stage.page.getByTestId("link-by-hand").waitFor();
    },
  },
  {
    id: "downloading",
    shows: ["DownloadState.downloading"],
    journey: async (stage) => {
      await openPreview(stage, { bytes: PARCEL.bytes });
      await stopDownload(stage);
    },
  },
  {
    id: "downloading-waiting",
    shows: [],
    journey: async (stage) => {
      await openPreview(stage, { bytes: PARCEL.bytes });
      await stopDownload(stage);
      await stage.page.getByText("Waiting for your connection.").first().waitFor();
    },
  },
  {
    id: "downloading-paused",
    shows: ["DownloadState.downloading"],
    journey: async (stage) => {
      await openPreview(stage, { bytes: PARCEL.bytes });
      await stopDownload(stage);
      await stage.page.getByTestId("pause-download").click();
      await stage.page.getByRole("heading", { name: "Paused" }).waitFor();
    },
  },
  {
    id: "downloading-offline",
    shows: ["DownloadState.downloading"],
    journey: async (stage) => {
      await openPreview(stage, { bytes: PARCEL.bytes });
      await stopDownload(stage);
      await stage.page.evaluate(() => void dispatchEvent(new Event("offline")));
      await stage.page.getByRole("heading", { name: "Paused" }).waitFor();
    },
  },
  {
    id: "download-kept",
    shows: ["DownloadState.kept"],
    journey: (stage) => openKept(stage),
  },
  {
    id: "download-begun-anew",
    shows: ["DownloadState.downloading"],
    journey: async (stage) => {
      await openKept(stage);
      stage.door.slow("/api/download", "down", { stopWhen: isAfterHalf });
      await stage.page.getByTestId("pause-download").click();
      await stage.page.getByText("it has started again from the beginning").waitFor();
    },
  },
  {
    id: "downloading-elsewhere",
    shows: [],
    journey: async (stage) => {
      await leaveDownload(stage);
      await stage.page.getByTestId("download-strip").getByText(/[1-9]/).waitFor();
    },
  },
  {
    id: "downloaded-elsewhere",
    shows: [],
    journey: async (stage) => {
      await leaveDownload(stage);
      stage.door.open();
      await stage.page.getByText("Download complete").waitFor();
    },
  },
  {
    id: "download-stopped-elsewhere",
    shows: [],
    journey: async (stage) => {
      await leaveDownload(stage);
      await forgetStreams(stage.page);
      await stage.page.getByText("Download not finished").waitFor();
    },
  },
  {
    id: "decrypting",
    shows: ["DownloadState.decrypting"],
    journey: async (stage) => {
      // More than one Record: the browser starts a download after the first.
      await openPreview(stage, { bytes: PARCEL.bytes });
      stage.door.slow("/api/download", "down", { withholdEnd: true });
      await stage.page.getByTestId("download-button").click();
      await stage.page.getByText("Decrypting…", { exact: true }).waitFor();
    },
  },
  {
    id: "complete",
    shows: ["DownloadState.complete"],
    journey: async (stage) => {
      await openPreview(stage);
      await stage.page.getByTestId("download-button").click();
      await stage.page.getByTestId("download-finished").waitFor();
    },
  },
  {
    id: "complete-last",
    shows: [],
    journey: async (stage) => {
      await openPreview(stage, { downloads: 1 });
      await stage.page.getByTestId("download-button").click();
      await stage.page.getByText("That was the last download").waitFor();
    },
  },
  {
    id: "preview-own",
    shows: [],
    journey: async (stage) => {
      await openLink(stage, await sendLetter(stage));
      await stage.page.getByTestId("own-upload").waitFor();
    },
  },
  {
    id: "vanished",
    shows: ["DownloadState.left./404", "DownloadState.left.vanished"],
    journey: async (stage) => {
      await openPreview(stage);
      stage.door.answer("/api/download", 404, { error: 404, code: "not_found" });
      await stage.page.getByTestId("download-button").click();
      await stage.page.getByTestId("not-found").waitFor();
    },
  },
  {
    id: "broke",
    shows: ["DownloadState.left./error"],
    journey: async (stage) => {
      await openPreview(stage);
      stage.door.answer("/api/download", 429, { error: 429, code: "rate_limited" });
      await stage.page.getByTestId("download-button").click();
      await stage.page.getByTestId("error").waitFor();
    },
  },
];
