import { setTimeout as delay } from "node:timers/promises";
import { CLAIM_HEADER, EXT_HEADER } from "@envoi/protocol";
import { call, downloadOld, fetchNonce, readMemory, signNonce, uploadOld, waitFor } from "@envoi/testkit";
import { expect, inject } from "vitest";
import type { App } from "./app.ts";
import { generatorBytes } from "./generator-bytes.ts";
import { type HoldName, holdSockets, IDLE_HOLDS, REFUSED_HOLDS, type Target } from "./hold-sockets.ts";
import { metric, openFileCount } from "./measures.ts";

const [KiB, MiB] = [1_024, 1_048_576];
const SOCKETS = 1_000;
/** Memory of a process at rest and for honest people. */
const BASELINE_BYTES = 220 * MiB;
const UNFINISHED_BYTES = 64 * MiB;
/** Additional memory that strangers may hold per connection: the connection, and the chunk in which a message began. */
const CONNECTION_BYTES = 96 * KiB;
/** Two chunks, the last Record, and Node's overhead. */
const DOWNLOAD_BYTES = 256 * KiB;
const BUDGETS = {
  downloads: SOCKETS * (CONNECTION_BYTES + DOWNLOAD_BYTES),
  messages: SOCKETS * CONNECTION_BYTES + UNFINISHED_BYTES,
};
const PLACES = ["uploads_open", "downloads_open"];
/** An attack that takes no more than these has failed to attack. */
const MIN_PLACES = 8;
/** Uploads to download from: each allows 100 downloads. */
const TARGETS = 12;

/** The operators' default times. */
export const DEFAULT_TIME_SETTINGS = {
  LOG_LEVEL: "warn",
  ANON_MAX_DOWNLOADS: "100",
  // After one attack the quotas would refuse the next one.
  UPLOADS_PER_HOUR_PER_NETWORK: "0",
  UPLOAD_BYTES_PER_DAY_PER_NETWORK: "0",
  UPLOAD_UNFINISHED_BYTES: String(UNFINISHED_BYTES),
  JANITOR_INTERVAL_SECONDS: "1",
} as const;

/** Shorter than the defaults, so tests need not wait long. */
export const ATTACK_SETTINGS = {
  ...DEFAULT_TIME_SETTINGS,
  // On loopback the kernel holds 4 MiB for each unread download, and as much again behind an edge. When it runs out of
  // memory for TCP, it resets connections.
  MAX_OPEN_DOWNLOADS: inject("mode") === "stack" ? "150" : "300",
  UPLOAD_HANDSHAKE_SECONDS: "8",
  UPLOAD_IDLE_SECONDS: "8",
  DOWNLOAD_IDLE_SECONDS: "8",
} as const;

/** What an attack achieved. */
export type Withstood = {
  /** Of the process with most. */
  peakBytes: number;
  /** Most places for uploads and downloads that were taken at a time, those of honest people included. */
  peakPlaces: number;
  /** Until the sockets had no place for a transfer any more, though none of them was closed by the attacker. */
  heldSeconds: number;
  /** From the end of the attack until nothing of it was left. */
  recoverySeconds: number;
};

/** An upload for 100 downloads, one of which is claimed. */
async function newTarget({ origin }: App): Promise<Target> {
  const upload = await uploadOld(origin, generatorBytes(20 * MiB), { dlimit: 100 });
  const Authorization = signNonce(upload.authKey, await fetchNonce(origin, upload.id));
  const headers = { [EXT_HEADER]: "1", Range: "bytes=0-99", Authorization };
  const answer = await call(origin, `/api/download/${upload.id}`, { headers });
  return { origin, upload, claim: answer.headers.get(CLAIM_HEADER) ?? "" };
}

/** One person sends a file and another one receives it. */
async function beHonest({ origin }: App, withinMs: number): Promise<void> {
  const plaintext = generatorBytes(100_000);
  const upload = await inTime(withinMs, uploadOld(origin, plaintext));
  const received = await inTime(withinMs, downloadOld(origin, upload));
  expect(received.plaintext.equals(plaintext)).toBe(true);
}

async function inTime<T>(withinMs: number, work: Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const done = await work;
  expect(performance.now() - startedAt).toBeLessThanOrEqual(withinMs);
  return done;
}

async function readPeakBytes(app: App): Promise<number> {
  const read = await Promise.all(app.processes().map(({ pid }) => readMemory(pid)));
  return Math.max(...read.map(({ peakBytes }) => peakBytes));
}

/**
 * Makes 1,000 sockets use as much as they can for a while. Checks that honest people are served meanwhile, no process
 * exceeds its memory bound, and everything is soon free again.
 *
 * @param app - run with `ATTACK_SETTINGS` or `DEFAULT_TIME_SETTINGS`; as peaks of memory are measured, no download of it may
 * have been left unread before
 * @param attack.servedWithinMs - for each honest transfer
 * @param attack.freeWithinSeconds - in which sockets that stay open must lose their places
 */
export async function withstand(
  app: App,
  attack: {
    name: HoldName;
    networks: number;
    attackMs: number;
    servedWithinMs?: number;
    freeWithinSeconds?: number;
    slowdown?: number;
  },
): Promise<Withstood> {
  const { name, networks, attackMs, servedWithinMs = Number.POSITIVE_INFINITY, freeWithinSeconds, slowdown } = attack;
  const isDownloading = name.includes("unread");
  const targets = await Promise.all(Array.from({ length: isDownloading ? TARGETS : 1 }, () => newTarget(app)));
  await beHonest(app, servedWithinMs);
  const openFiles = await openFileCount(app);
  const startedAt = performance.now();
  let peakPlaces = 0;
  const countPlaces = async () => {
    peakPlaces = Math.max(peakPlaces, ...(await Promise.all(PLACES.map((places) => metric(app, places)))));
  };
  const holding = holdSockets(name, { count: SOCKETS, networks, targets, ...(slowdown && { slowdown }) });
  // Some attacks lose their places while the last sockets connect.
  const areHeld = holding.then(() => true);
  do await countPlaces();
  while (!(await Promise.race([areHeld, delay(50, false)])));
  using sockets = await holding;
  // On loopback a stack first transfers some gigabytes, until every buffer between its processes is full.
  if (inject("mode") === "stack") await beHonest(app, Number.POSITIVE_INFINITY);
  const until = performance.now() + attackMs;
  do {
    await countPlaces();
    await beHonest(app, servedWithinMs);
    await delay(100);
  } while (performance.now() < until);
  if (REFUSED_HOLDS.includes(name)) expect(sockets.open()).toBe(0);
  else if (!IDLE_HOLDS.includes(name)) expect(peakPlaces).toBeGreaterThan(MIN_PLACES);
  const budget = isDownloading ? BUDGETS.downloads : BUDGETS.messages;
  const boundedPeak = async () => {
    const peakBytes = await readPeakBytes(app);
    expect(peakBytes).toBeLessThan(BASELINE_BYTES + budget);
    return peakBytes;
  };
  await boundedPeak();
  // They are disconnected, though none of them closes.
  for (const places of PLACES) {
    await waitFor(
      () => metric(app, places),
      (taken) => taken === 0,
      freeWithinSeconds,
    );
  }
  const freeAt = performance.now();
  sockets[Symbol.dispose]();
  await waitFor(
    () => openFileCount(app),
    (count) => count <= openFiles + 8,
  );
  const recoveredAt = performance.now();
  await beHonest(app, servedWithinMs);
  return {
    peakBytes: await boundedPeak(),
    peakPlaces,
    heldSeconds: (freeAt - startedAt) / 1_000,
    recoverySeconds: (recoveredAt - freeAt) / 1_000,
  };
}
