import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { RECORD_BYTES } from "@envoi/protocol";
import { largeFile, startStandaloneProcess, startWatchedBrowser, type WatchedBrowser } from "@envoi/testkit";
import {
  compareWithLimit,
  countTurns,
  type Goal,
  inTurns,
  type Options,
  type Row,
  type Sample,
} from "../measuring/figures.ts";
import { startLimit } from "../measuring/measured-process.ts";
import { within } from "../measuring/within.ts";
import { chooseFile, openLink, save, saveOpened, sendChosen, shown, TRANSFER_SECONDS } from "./page-transfer.ts";
import { peakWhile } from "./peak-while.ts";

const MEBIBYTE = 1_048_576;
const FILE_MEBIBYTES = 1_024;
const SMALL_FILE_MEBIBYTES = 128;
const MIN_TURNS = 3;
/** Limits high enough for every iteration to download the uploaded file. */
const UNLIMITED = { LOG_LEVEL: "warn", DEFAULT_DOWNLOADS: "100", ANON_MAX_DOWNLOADS: "100" };

/** The browser, both servers and the disk share the machine, so a run's iterations differ by up to this fraction. */
const NOISE = 0.1;
const UPLOAD: Goal = { atLeast: 0.7, noise: NOISE };
const DOWNLOAD: Goal = { atLeast: 0.5, noise: NOISE };

const ADD_INPUT = `
  const input = document.createElement("input");
  input.type = "file";
  input.dataset.testid = "plain-input";
  document.body.append(input);
`;

/** Maximum number of bytes that the page buffers on the fastest connections. */
const BUFFERED_BYTES = 4 * MEBIBYTE;
/** Size of the page's only file buffer. */
const READ_BYTES = 524_288;

/**
 * Sends the same file in Record-sized messages, read and throttled like the page does on a fast connection. See
 * `packages/client/src/{chunk-reader,upload/{source,send-pace}}.ts`.
 */
const sendPlain = (origin: string) => `
  const [file] = document.querySelector('[data-testid="plain-input"]').files;
  const startedAt = performance.now();
  const socket = new WebSocket(${JSON.stringify(origin.replace("http", "ws"))});
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const stored = new Promise((resolve) => socket.addEventListener("message", resolve));
  const nextMessage = () => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (port1.close(), resolve());
    port2.postMessage(null);
  });
  const shortPause = async (ms) => {
    if (ms < 4) await nextMessage();
    await new Promise((resolve) => setTimeout(resolve, ms));
  };
  const reader = file.stream().getReader({ mode: "byob" });
  let memory = new Uint8Array(${READ_BYTES});
  for (let next = await reader.read(memory); !next.done; next = await reader.read(memory)) {
    for (let at = 0; at < next.value.length; at += ${RECORD_BYTES}) {
      for (let waitMs = 1; socket.bufferedAmount > ${BUFFERED_BYTES}; waitMs = Math.min(2 * waitMs, 32)) {
        await shortPause(waitMs);
      }
      socket.send(next.value.subarray(at, at + ${RECORD_BYTES}));
    }
    memory = new Uint8Array(next.value.buffer);
  }
  socket.send(Uint8Array.of(0));
  await stored;
  socket.close();
  return performance.now() - startedAt;
`;

const followLink = (address: string) => `
  const link = document.createElement("a");
  link.href = ${JSON.stringify(address)};
  document.body.append(link);
  link.click();
`;

type BrowserSample = Sample & { peakBytes: number };

/** @param transfer - makes one transfer and returns its duration in milliseconds */
async function measure(
  browser: WatchedBrowser,
  mebibytes: number,
  what: string,
  transfer: () => Promise<number>,
): Promise<BrowserSample> {
  const cpuBefore = await browser.cpuSeconds();
  const { result, peakBytes } = await peakWhile(browser.memoryBytes, () =>
    within(TRANSFER_SECONDS, `${what} of ${mebibytes} MiB`, transfer()),
  );
  const cpu = (await browser.cpuSeconds()) - cpuBefore;
  const mebibytesPerSecond = (mebibytes * 1_000) / result;
  return { mebibytesPerSecond, cpuSecondsPerGibibyte: (cpu * 1_024) / mebibytes, peakBytes };
}

const computePeak = (taken: readonly BrowserSample[]) => Math.max(...taken.map(({ peakBytes }) => peakBytes));

type Place = { envoi: string; limit: string; file: string; mebibytes: number; turns: number };

async function benchUploads({ envoi, limit, file, mebibytes, turns }: Place): Promise<{ rows: Row[]; link: string }> {
  await using browser = await startWatchedBrowser("chromium", { ignoresPolicy: true });
  let link = "";
  const take = {
    async limit() {
      await browser.open(envoi);
      await shown(browser, "file-input");
      await browser.run(ADD_INPUT);
      await browser.choose("plain-input", file);
      return measure(browser, mebibytes, "a plain upload", async () => Number(await browser.run(sendPlain(limit))));
    },
    async ours() {
      await chooseFile(browser, envoi, file);
      const turn = await measure(browser, mebibytes, "an upload", () => sendChosen(browser));
      link = await browser.readValue("share-link");
      return turn;
    },
  };
  await inTurns(1, take);
  const { ours, limit: plain } = await inTurns(turns, take);
  const rows = compareWithLimit({
    what: "Chromium → directory",
    ours,
    limit: plain,
    peakBytes: computePeak(ours),
    goals: { throughput: UPLOAD },
  });
  return { rows, link };
}

async function benchDownloads({ envoi, limit, mebibytes, turns }: Place, link: string): Promise<Row[]> {
  await using browser = await startWatchedBrowser("chromium");
  const bytes = mebibytes * MEBIBYTE;
  const take = {
    async limit() {
      await browser.open(envoi);
      await shown(browser, "file-input");
      return measure(browser, mebibytes, "a plain download", () =>
        save(browser, bytes, () => browser.run(followLink(limit))),
      );
    },
    async ours() {
      await openLink(browser, link);
      return measure(browser, mebibytes, "a download", () => saveOpened(browser, bytes));
    },
  };
  await inTurns(1, take);
  const { ours, limit: plain } = await inTurns(turns, take);
  return compareWithLimit({
    what: "directory → Chromium's disk",
    ours,
    limit: plain,
    peakBytes: computePeak(ours),
    goals: { throughput: DOWNLOAD },
  });
}

/**
 * Compares the page of `npm start` in real Chromium with unencrypted transfers of the same bytes by the same browser.
 */
export async function benchBrowser(options: Options): Promise<Row[]> {
  const mebibytes = options.isSmall ? SMALL_FILE_MEBIBYTES : FILE_MEBIBYTES;
  const turns = countTurns(options, MIN_TURNS);
  // On disk, because the files are large and the temporary folder may be in memory.
  const directory = await mkdtemp("/var/tmp/envoi-bench-");
  const file = join(directory, "large.bin");
  try {
    await writeFile(file, largeFile(mebibytes * MEBIBYTE));
    await using envoi = await startStandaloneProcess(UNLIMITED);
    await using limit = await startLimit("browser/limit-browser", [join(directory, "received"), file]);
    const place = { envoi: envoi.origin, limit: limit.origin, file, mebibytes, turns };
    const { rows, link } = await benchUploads(place);
    return [...rows, ...(await benchDownloads(place, link))];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
