import { ciphertextBytes } from "@envoi/protocol";
import { generatorBytes } from "../support/generator-bytes.ts";
import { plantKept } from "../support/kept-download.ts";
import { uploadClaiming } from "../support/upload-claiming.ts";
import type { Fixture } from "./fixture.ts";
import { openPreview } from "./receive-screens.ts";
import type { Screen } from "./screen.ts";
import {
  forgetStreams,
  isAfterHalf,
  LARGER_THAN_ANY_DISK,
  openLink,
  PARCEL,
  sendLetter,
  stopDownload,
  withoutClipboard,
  withoutStreams,
} from "./steps.ts";

async function openLargeFile(fixture: Fixture): Promise<void> {
  await withoutStreams(fixture.page);
  await openLink(fixture, await fixture.receiveHuge(LARGER_THAN_ANY_DISK));
  await fixture.page.getByTestId("large-file-warning").waitFor();
}

/** Opens a link to a film. An earlier page has kept a third of the film, under a Claim unknown to the server. */
async function openKept(fixture: Fixture): Promise<void> {
  const bytes = 60 * 1_048_576;
  const link = await uploadClaiming(fixture.origin, bytes, generatorBytes(PARCEL.bytes));
  await openLink(fixture, link);
  await fixture.page.getByTestId("download-button").waitFor();
  const id = new URL(link).pathname.split("/")[2] ?? "";
  await plantKept(fixture.page, { id, totalBytes: ciphertextBytes(bytes), keptBytes: bytes / 3 });
  await fixture.page.reload();
  await fixture.page.getByRole("heading", { name: "Paused" }).waitFor();
}

/** Downloads half of a file, then opens another page. */
async function leaveDownload(fixture: Fixture): Promise<void> {
  await openPreview(fixture, { bytes: PARCEL.bytes });
  await stopDownload(fixture);
  await fixture.page.getByRole("link", { name: "Privacy" }).click();
  await fixture.page.getByRole("heading", { name: "Privacy and terms" }).waitFor();
}

/** Download screens: warnings, progress, and the end. */
export const DOWNLOAD_SCREENS: readonly Screen[] = [
  { id: "large-file", shows: [], journey: openLargeFile },
  {
    id: "large-file-copied",
    shows: ["DownloadState.ready.copied"],
    journey: async (fixture) => {
      await openLargeFile(fixture);
      await fixture.page.getByTestId("copy-page-link").click();
      await fixture.page.getByTestId("copy-page-link").getByText("Copied").waitFor();
    },
  },
  {
    id: "large-file-copy-refused",
    shows: ["DownloadState.ready.copyRefused"],
    journey: async (fixture) => {
      await withoutClipboard(fixture.page);
      await openLargeFile(fixture);
      await fixture.page.getByTestId("copy-page-link").click();
      await fixture.page.getByTestId("link-by-hand").waitFor();
    },
  },
  {
    id: "downloading",
    shows: ["DownloadState.downloading"],
    journey: async (fixture) => {
      await openPreview(fixture, { bytes: PARCEL.bytes });
      await stopDownload(fixture);
    },
  },
  {
    id: "downloading-waiting",
    shows: [],
    journey: async (fixture) => {
      await openPreview(fixture, { bytes: PARCEL.bytes });
      await stopDownload(fixture);
      await fixture.page.getByText("Waiting for your connection.").first().waitFor();
    },
  },
  {
    id: "downloading-paused",
    shows: ["DownloadState.downloading"],
    journey: async (fixture) => {
      await openPreview(fixture, { bytes: PARCEL.bytes });
      await stopDownload(fixture);
      await fixture.page.getByTestId("pause-download").click();
      await fixture.page.getByRole("heading", { name: "Paused" }).waitFor();
    },
  },
  {
    id: "downloading-offline",
    shows: ["DownloadState.downloading"],
    journey: async (fixture) => {
      await openPreview(fixture, { bytes: PARCEL.bytes });
      await stopDownload(fixture);
      await fixture.page.evaluate(() => void dispatchEvent(new Event("offline")));
      await fixture.page.getByRole("heading", { name: "Paused" }).waitFor();
    },
  },
  {
    id: "download-kept",
    shows: ["DownloadState.kept"],
    journey: (fixture) => openKept(fixture),
  },
  {
    id: "download-restarted",
    shows: ["DownloadState.downloading"],
    journey: async (fixture) => {
      await openKept(fixture);
      fixture.proxy.slow("/api/download", "down", { stopWhen: isAfterHalf });
      await fixture.page.getByTestId("pause-download").click();
      await fixture.page.getByText("it has started again from the beginning").waitFor();
    },
  },
  {
    id: "downloading-elsewhere",
    shows: [],
    journey: async (fixture) => {
      await leaveDownload(fixture);
      await fixture.page.getByTestId("download-strip").getByText(/[1-9]/).waitFor();
    },
  },
  {
    id: "downloaded-elsewhere",
    shows: [],
    journey: async (fixture) => {
      await leaveDownload(fixture);
      fixture.proxy.reset();
      await fixture.page.getByText("Download complete").waitFor();
    },
  },
  {
    id: "download-stopped-elsewhere",
    shows: [],
    journey: async (fixture) => {
      await leaveDownload(fixture);
      await forgetStreams(fixture.page);
      await fixture.page.getByText("Download not finished").waitFor();
    },
  },
  {
    id: "decrypting",
    shows: ["DownloadState.decrypting"],
    journey: async (fixture) => {
      // The file has several Records, because the browser starts a download only after the first one.
      await openPreview(fixture, { bytes: PARCEL.bytes });
      fixture.proxy.slow("/api/download", "down", { withholdEnd: true });
      await fixture.page.getByTestId("download-button").click();
      await fixture.page.getByText("Decrypting…", { exact: true }).waitFor();
    },
  },
  {
    id: "complete",
    shows: ["DownloadState.complete"],
    journey: async (fixture) => {
      await openPreview(fixture);
      await fixture.page.getByTestId("download-button").click();
      await fixture.page.getByTestId("download-finished").waitFor();
    },
  },
  {
    id: "complete-last",
    shows: [],
    journey: async (fixture) => {
      await openPreview(fixture, { downloads: 1 });
      await fixture.page.getByTestId("download-button").click();
      await fixture.page.getByText("That was the last download").waitFor();
    },
  },
  {
    id: "preview-own",
    shows: [],
    journey: async (fixture) => {
      await openLink(fixture, await sendLetter(fixture));
      await fixture.page.getByTestId("own-upload").waitFor();
    },
  },
  {
    id: "vanished",
    shows: ["DownloadState.left./404", "DownloadState.left.vanished"],
    journey: async (fixture) => {
      await openPreview(fixture);
      fixture.proxy.answer("/api/download", 404, { error: 404, code: "not_found" });
      await fixture.page.getByTestId("download-button").click();
      await fixture.page.getByTestId("not-found").waitFor();
    },
  },
  {
    id: "broke",
    shows: ["DownloadState.left./error"],
    journey: async (fixture) => {
      await openPreview(fixture);
      fixture.proxy.answer("/api/download", 429, { error: 429, code: "rate_limited" });
      await fixture.page.getByTestId("download-button").click();
      await fixture.page.getByTestId("error").waitFor();
    },
  },
];
