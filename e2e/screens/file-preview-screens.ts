import { hostileFiles, pdf, png, sourceFile } from "../support/hostile-files.ts";
import { longVideo } from "../support/long-video.ts";
import { pdfFile } from "../support/pdf-file.ts";
import type { Screen } from "./screen.ts";
import type { Stage } from "./stage.ts";
import { openHome, openLink } from "./steps.ts";

/** Nobody listens there. */
const OUTSIDE = "http://127.0.0.1:9";

/** A second of silence. */
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

/** A PDF whose password is not the empty one. */
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
  // Those that are slow to read exceed the limit of the stage.
  ...hostileFiles(OUTSIDE).filter(({ size }) => size < 500_000),
];

async function openSet(stage: Stage): Promise<void> {
  await openLink(stage, await stage.receive({ files: FILES }));
  await stage.page.getByTestId("download-button").waitFor();
  await stage.page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
}

async function look(stage: Stage, name: string): Promise<void> {
  await openSet(stage);
  await stage.page.getByRole("button", { name: new RegExp(`^Preview .*${name}`) }).click();
}

const PICTURES = [
  sourceFile("the harbour at night.png", "image/png", png(1_600, 900, [38, 70, 110])),
  sourceFile("a poster.png", "image/png", png(600, 900, [170, 60, 50])),
  sourceFile("no picture.png", "image/png", new Uint8Array(Buffer.from("no picture"))),
  longVideo("a film.webm", { seconds: 5, clusterBytes: 1_000 }),
];

/** Pictures and a film of the sender. */
async function choosePictures(stage: Stage): Promise<void> {
  await openHome(stage);
  const files = PICTURES.map(async ({ name, type, stream }) => ({
    name,
    mimeType: type,
    buffer: Buffer.from(await new Response(stream()).arrayBuffer()),
  }));
  await stage.page.getByTestId("file-input").setInputFiles(await Promise.all(files));
  await stage.page.locator("canvas:not([hidden])").nth(2).waitFor();
}

async function lookAtChosen(stage: Stage, name: string): Promise<void> {
  await choosePictures(stage);
  await stage.page.getByRole("button", { name: new RegExp(`^Preview .*${name}`) }).click();
}

async function choose({ page }: Stage, name: string): Promise<void> {
  await page.getByRole("checkbox", { name: new RegExp(name) }).check();
}

/** What recipients see of single files: choosing them, looking at them, and what became of them. */
export const FILE_PREVIEW_SCREENS: readonly Screen[] = [
  {
    id: "files-chosen",
    shows: [],
    journey: async (stage) => {
      await openSet(stage);
      await choose(stage, "a letter");
      await choose(stage, "a picture");
      await stage.page.getByRole("button", { name: "Download 2 files" }).waitFor();
    },
  },
  {
    id: "files-saved",
    shows: ["DownloadState.ready.saved"],
    journey: async (stage) => {
      await openSet(stage);
      await choose(stage, "a letter");
      await stage.page.getByTestId("download-selected").click();
      await stage.page.getByText("Download complete").waitFor();
    },
  },
  {
    id: "files-failed",
    shows: ["DownloadState.ready.failed"],
    journey: async (stage) => {
      await look(stage, "a letter");
      await stage.page.getByTestId("preview-frame").waitFor();
      await stage.page.getByTestId("close-preview").click();
      await choose(stage, "a report");
      stage.door.answer("/api/download", 500, { error: 500, code: "internal" });
      await stage.page.getByTestId("download-selected").click();
      await stage.page.getByText(/^The download didn.t finish/).waitFor();
    },
  },
  {
    id: "file-preview-loading",
    shows: ["FilePreviewState.loading"],
    journey: async (stage) => {
      await openSet(stage);
      stage.door.hold("/api/download");
      await stage.page.getByRole("button", { name: /^Preview .*a letter/ }).click();
      await stage.page.getByTestId("close-preview").waitFor();
    },
  },
  {
    id: "file-preview-text",
    shows: ["file-preview-dialog", "FilePreviewState.text"],
    journey: async (stage) => {
      await look(stage, "a letter");
      await stage.page.getByTestId("preview-frame").waitFor();
    },
  },
  {
    id: "file-preview-cut",
    shows: [],
    journey: async (stage) => {
      await look(stage, "a long list");
      await stage.page.getByText("Only the beginning is shown.").waitFor();
    },
  },
  {
    id: "file-preview-picture",
    shows: ["FilePreviewState.picture"],
    journey: async (stage) => {
      await look(stage, "a picture");
      await stage.page.getByTestId("preview-frame").waitFor();
    },
  },
  {
    id: "file-preview-pages",
    shows: ["FilePreviewState.pages"],
    journey: async (stage) => {
      await look(stage, "a report");
      await stage.page.getByTestId("preview-frame").nth(2).waitFor();
    },
  },
  {
    id: "file-preview-audio",
    shows: ["FilePreviewState.playing.audio"],
    journey: async (stage) => {
      await look(stage, "a song");
      await stage.page.getByTestId("preview-media").waitFor();
    },
  },
  {
    id: "file-preview-video",
    shows: ["FilePreviewState.playing.video"],
    journey: async (stage) => {
      await look(stage, "a film");
      await stage.page.getByTestId("preview-media").waitFor();
    },
  },
  {
    id: "file-preview-broken",
    shows: ["FilePreviewState.failed.broken"],
    journey: async (stage) => {
      await look(stage, "photo");
      await stage.page.getByText("Couldn't show this file.").waitFor();
    },
  },
  {
    id: "file-preview-protected",
    shows: ["FilePreviewState.failed.protected"],
    journey: async (stage) => {
      await look(stage, "a contract");
      await stage.page.getByText("This file is password-protected.").waitFor();
    },
  },
  {
    id: "file-preview-too-large",
    shows: ["FilePreviewState.failed.tooLarge"],
    journey: async (stage) => {
      await look(stage, "huge.png");
      await stage.page.getByText("This file is too large to preview.").waitFor();
    },
  },
  {
    id: "file-preview-taken",
    shows: ["FilePreviewState.failed.all_claimed"],
    journey: async (stage) => {
      stage.door.answer("/api/download", 404, { error: 404, code: "all_claimed" });
      await look(stage, "a letter");
      await stage.page.getByRole("dialog").getByText("Someone is downloading the last copy right now.").waitFor();
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
    journey: async (stage) => {
      await lookAtChosen(stage, "the harbour");
      await stage.page.getByTestId("preview-frame").waitFor();
      await stage.page.keyboard.press("ArrowRight");
      await stage.page.getByTestId("preview-frame").waitFor();
    },
  },
  {
    id: "gallery-without-preview",
    shows: [],
    journey: async (stage) => {
      await lookAtChosen(stage, "no picture");
      await stage.page.getByText("This file has no preview.").waitFor();
    },
  },
  {
    id: "files-pictured",
    shows: [],
    journey: async (stage) => {
      await openLink(stage, await stage.receive({ files: PICTURES }));
      await stage.page.getByRole("button", { name: /^Preview .*the harbour/ }).click();
      await stage.page.getByTestId("preview-frame").waitFor();
      await stage.page.keyboard.press("Escape");
      await stage.page.getByTestId("thumbnail").nth(1).waitFor();
    },
  },
];
