import { hostileFiles, pdf, png, sourceFile } from "../support/hostile-files.ts";
import { longVideo } from "../support/long-video.ts";
import { pdfFile } from "../support/pdf-file.ts";
import type { Fixture } from "./fixture.ts";
import type { Screen } from "./screen.ts";
import { openHome, openLink } from "./steps.ts";

/** A URL at which nothing listens. */
const OUTSIDE = "http://127.0.0.1:9";

/** A WAV file with a second of silence. */
function wav(): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(44 + 8_000, 0x80);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(8_000, 24);
  bytes.writeUInt32LE(8_000, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(8_000, 40);
  return new Uint8Array(bytes);
}

/** A PDF that does not open with the empty password. */
function lockedPdf(): Uint8Array<ArrayBuffer> {
  const hash = `<${"5a".repeat(32)}>`;
  const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >>";
  return pdfFile(
    ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>", page],
    `/Encrypt << /Filter /Standard /V 1 /R 2 /P -1 /O ${hash} /U ${hash} >> /ID [<00> <00>]`,
  );
}

const LETTER = "Dear Ada,\n\nThe pictures are in the other file.\n\nGrace";

const FILES = [
  sourceFile("a letter.txt", "text/plain", new Uint8Array(Buffer.from(LETTER))),
  sourceFile("a long list.csv", "text/csv", new Uint8Array(Buffer.alloc(1_200_000, "name;street;town\n"))),
  sourceFile("a picture of the sea at night from the old harbour.png", "image/png", png(1_600, 900, [38, 70, 110])),
  sourceFile("a report.pdf", "application/pdf", pdf(OUTSIDE, 3)),
  sourceFile("a contract.pdf", "application/pdf", lockedPdf()),
  sourceFile("a song.wav", "audio/wav", wav()),
  longVideo("a film.webm", { seconds: 5, clusterBytes: 1_000 }),
  // Excludes the slow files, which exceed the fixture's size limit.
  ...hostileFiles(OUTSIDE).filter(({ size }) => size < 500_000),
];

async function openSet(fixture: Fixture): Promise<void> {
  await openLink(fixture, await fixture.receive({ files: FILES }));
  await fixture.page.getByTestId("download-button").waitFor();
  await fixture.page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
}

async function look(fixture: Fixture, name: string): Promise<void> {
  await openSet(fixture);
  await fixture.page.getByRole("button", { name: new RegExp(`^Preview .*${name}`) }).click();
}

const PICTURES = [
  sourceFile("the harbour at night.png", "image/png", png(1_600, 900, [38, 70, 110])),
  sourceFile("a poster.png", "image/png", png(600, 900, [170, 60, 50])),
  sourceFile("no picture.png", "image/png", new Uint8Array(Buffer.from("no picture"))),
  longVideo("a film.webm", { seconds: 5, clusterBytes: 1_000 }),
];

/** Selects images and a film, as the sender. */
async function choosePictures(fixture: Fixture): Promise<void> {
  await openHome(fixture);
  const files = PICTURES.map(async ({ name, type, stream }) => ({
    name,
    mimeType: type,
    buffer: Buffer.from(await new Response(stream()).arrayBuffer()),
  }));
  await fixture.page.getByTestId("file-input").setInputFiles(await Promise.all(files));
  await fixture.page.locator("canvas:not([hidden])").nth(2).waitFor();
}

async function lookAtChosen(fixture: Fixture, name: string): Promise<void> {
  await choosePictures(fixture);
  await fixture.page.getByRole("button", { name: new RegExp(`^Preview .*${name}`) }).click();
}

async function choose({ page }: Fixture, name: string): Promise<void> {
  await page.getByRole("checkbox", { name: new RegExp(name) }).check();
}

/** Recipients' screens about single files: choosing, previewing and saving them. */
export const FILE_PREVIEW_SCREENS: readonly Screen[] = [
  {
    id: "files-chosen",
    shows: [],
    journey: async (fixture) => {
      await openSet(fixture);
      await choose(fixture, "a letter");
      await choose(fixture, "a picture");
      await fixture.page.getByRole("button", { name: "Download 2 files" }).waitFor();
    },
  },
  {
    id: "files-saved",
    shows: ["DownloadState.ready.saved"],
    journey: async (fixture) => {
      await openSet(fixture);
      await choose(fixture, "a letter");
      await fixture.page.getByTestId("download-selected").click();
      await fixture.page.getByText("Download complete").waitFor();
    },
  },
  {
    id: "files-failed",
    shows: ["DownloadState.ready.failed"],
    journey: async (fixture) => {
      await look(fixture, "a letter");
      await fixture.page.getByTestId("preview-frame").waitFor();
      await fixture.page.getByTestId("close-preview").click();
      await choose(fixture, "a report");
      fixture.proxy.answer("/api/download", 500, { error: 500, code: "internal" });
      await fixture.page.getByTestId("download-selected").click();
      await fixture.page.getByText(/^The download didn.t finish/).waitFor();
    },
  },
  {
    id: "file-preview-loading",
    shows: ["FilePreviewState.loading"],
    journey: async (fixture) => {
      await openSet(fixture);
      fixture.proxy.hold("/api/download");
      await fixture.page.getByRole("button", { name: /^Preview .*a letter/ }).click();
      await fixture.page.getByTestId("close-preview").waitFor();
    },
  },
  {
    id: "file-preview-text",
    shows: ["FilePreviewDialog", "FilePreviewState.text"],
    journey: async (fixture) => {
      await look(fixture, "a letter");
      await fixture.page.getByTestId("preview-frame").waitFor();
    },
  },
  {
    id: "file-preview-cut",
    shows: [],
    journey: async (fixture) => {
      await look(fixture, "a long list");
      await fixture.page.getByText("Only the beginning is shown.").waitFor();
    },
  },
  {
    id: "file-preview-picture",
    shows: ["FilePreviewState.picture"],
    journey: async (fixture) => {
      await look(fixture, "a picture");
      await fixture.page.getByTestId("preview-frame").waitFor();
    },
  },
  {
    id: "file-preview-pages",
    shows: ["FilePreviewState.pages"],
    journey: async (fixture) => {
      await look(fixture, "a report");
      await fixture.page.getByTestId("preview-frame").nth(2).waitFor();
    },
  },
  {
    id: "file-preview-audio",
    shows: ["FilePreviewState.playing.audio"],
    journey: async (fixture) => {
      await look(fixture, "a song");
      await fixture.page.getByTestId("preview-media").waitFor();
    },
  },
  {
    id: "file-preview-video",
    shows: ["FilePreviewState.playing.video"],
    journey: async (fixture) => {
      await look(fixture, "a film");
      await fixture.page.getByTestId("preview-media").waitFor();
    },
  },
  {
    id: "file-preview-broken",
    shows: ["FilePreviewState.failed.broken"],
    journey: async (fixture) => {
      await look(fixture, "photo");
      await fixture.page.getByText("Couldn't show this file.").waitFor();
    },
  },
  {
    id: "file-preview-protected",
    shows: ["FilePreviewState.failed.protected"],
    journey: async (fixture) => {
      await look(fixture, "a contract");
      await fixture.page.getByText("This file is password-protected.").waitFor();
    },
  },
  {
    id: "file-preview-too-large",
    shows: ["FilePreviewState.failed.tooLarge"],
    journey: async (fixture) => {
      await look(fixture, "huge.png");
      await fixture.page.getByText("This file is too large to preview.").waitFor();
    },
  },
  {
    id: "file-preview-taken",
    shows: ["FilePreviewState.failed.all_claimed"],
    journey: async (fixture) => {
      fixture.proxy.answer("/api/download", 404, { error: 404, code: "all_claimed" });
      await look(fixture, "a letter");
      await fixture.page.getByRole("dialog").getByText("Someone is downloading the last copy right now.").waitFor();
    },
  },
  {
    id: "chosen-pictures",
    shows: [],
    journey: choosePictures,
  },
  {
    id: "gallery",
    shows: [],
    journey: async (fixture) => {
      await lookAtChosen(fixture, "the harbour");
      await fixture.page.getByTestId("preview-frame").waitFor();
      await fixture.page.keyboard.press("ArrowRight");
      await fixture.page.getByTestId("preview-frame").waitFor();
    },
  },
  {
    id: "gallery-without-preview",
    shows: [],
    journey: async (fixture) => {
      await lookAtChosen(fixture, "no picture");
      await fixture.page.getByText("This file has no preview.").waitFor();
    },
  },
  {
    id: "files-pictured",
    shows: [],
    journey: async (fixture) => {
      await openLink(fixture, await fixture.receive({ files: PICTURES }));
      await fixture.page.getByRole("button", { name: /^Preview .*the harbour/ }).click();
      await fixture.page.getByTestId("preview-frame").waitFor();
      await fixture.page.keyboard.press("Escape");
      await fixture.page.getByTestId("thumbnail").nth(1).waitFor();
    },
  },
];
