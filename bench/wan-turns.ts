import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { finished, pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { endChild } from "@envoi/backing-stores";
import { ciphertextBytes } from "@envoi/protocol";
import { largeFile, startStandaloneProcess, startWatchedBrowser, type WatchedBrowser } from "@envoi/testkit";
import { inTurns } from "./figures.ts";
import { chooseFile, openLink, saveOpened, sendChosen, TRANSFER_SECONDS } from "./page-transfer.ts";
import type { LineTask, LineTurns, Turns } from "./wan.ts";
import { within } from "./within.ts";

/*
 * Runs on the client's end of a line: the page in Chromium, and the bare line.
 *
 *   node bench/wan-turns.ts TASK    prints a line of JSON, see `LineTask` and `LineTurns`
 */

const MEBIBYTE = 1_048_576;
const [PAGE_PORT, PRIVATE_PORT, BARE_PORT] = [8080, 8081, 8082];
const BARE = fileURLToPath(new URL("limit-wan.ts", import.meta.url));
/** The page's upload is downloaded in every turn. */
const UNLIMITED = { LOG_LEVEL: "warn", DEFAULT_DOWNLOADS: "100", ANON_MAX_DOWNLOADS: "100" };

const { serverAddress, onServer, mebibytes, bareMebibytes, turns, withLoopback }: LineTask = JSON.parse(
  process.argv[2] ?? "",
);
const bytes = mebibytes * MEBIBYTE;
const bareBytes = bareMebibytes * MEBIBYTE;

const mbitPerSecond = (ms: number) => (bytes * 8) / 1_000 / ms;

async function startBare(): Promise<AsyncDisposable> {
  const [program = "", ...args] = [...onServer, process.execPath, BARE, BARE_PORT, ciphertextBytes(bareBytes)].map(
    String,
  );
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  await within(60, "the bare server", once(child.stdout, "data"));
  return { [Symbol.asyncDispose]: async () => void (await endChild(child, "SIGKILL")) };
}

/** Sends the bytes, or receives them, over one TCP stream. @returns Mbit/s */
async function overBareLine(direction: "up" | "down"): Promise<number> {
  const startedAt = performance.now();
  const socket = connect({ port: BARE_PORT, host: serverAddress, allowHalfOpen: true });
  socket.resume();
  if (direction === "up") await pipeline(largeFile(ciphertextBytes(bareBytes)), socket, { end: true });
  else socket.end();
  await finished(socket);
  return (bareBytes * 8) / 1_000 / (performance.now() - startedAt);
}

async function upload(browser: WatchedBrowser, origin: string, file: string) {
  await chooseFile(browser, origin, file);
  const ms = await within(TRANSFER_SECONDS, "an upload", sendChosen(browser));
  return { mbitPerSecond: mbitPerSecond(ms), link: await browser.valueOf("share-link") };
}

async function download(browser: WatchedBrowser, link: string) {
  await openLink(browser, link);
  return mbitPerSecond(await within(TRANSFER_SECONDS, "a download", saveOpened(browser, bytes)));
}

async function alternate(
  take: Record<"bare" | "page", () => Promise<number>>,
  loopback: (() => Promise<number>) | null,
): Promise<Turns> {
  if (loopback !== null) return inTurns(turns, { ...take, loopback });
  return { ...(await inTurns(turns, take)), loopback: [] };
}

async function takeTurns(): Promise<LineTurns> {
  const directory = await mkdtemp("/var/tmp/envoi-bench-");
  await using undo = new AsyncDisposableStack();
  undo.defer(() => rm(directory, { recursive: true, force: true }));
  const file = join(directory, "large.bin");
  await writeFile(file, largeFile(bytes));
  const origin = `http://${serverAddress}:${PAGE_PORT}`;
  const place = { HOST: "0.0.0.0", PORT: `${PAGE_PORT}`, PRIVATE_PORT: `${PRIVATE_PORT}`, BASE_URL: origin };
  undo.use(await startStandaloneProcess({ ...UNLIMITED, ...place }, undefined, onServer));
  const near = withLoopback ? undo.use(await startStandaloneProcess(UNLIMITED)) : null;
  undo.use(await startBare());
  const browser = undo.use(await startWatchedBrowser("chromium", { trustedOrigin: origin }));
  let [link, nearLink] = ["", ""];
  const up = await alternate(
    {
      bare: () => overBareLine("up"),
      async page() {
        const sent = await upload(browser, origin, file);
        link = sent.link;
        return sent.mbitPerSecond;
      },
    },
    near &&
      (async () => {
        const sent = await upload(browser, near.origin, file);
        nearLink = sent.link;
        return sent.mbitPerSecond;
      }),
  );
  const down = await alternate(
    { bare: () => overBareLine("down"), page: () => download(browser, link) },
    near && (() => download(browser, nearLink)),
  );
  return { up, down };
}

process.stdout.write(`${JSON.stringify(await takeTurns())}\n`);
