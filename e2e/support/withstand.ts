import { setTimeout as delay } from "node:timers/promises";
import { CLAIM_HEADER, EXT_HEADER } from "@envoi/protocol";
import { call, downloadOld, fetchNonce, readMemory, signNonce, uploadOld, waitFor } from "@envoi/testkit";
import { expect, inject } from "vitest";
import type { App } from "./app.ts";
import { generatorBytes } from "./generator-bytes.ts";
import { type HoldName, holdSockets, type Target } from "./hold-sockets.ts";
import { metric, openFileCount } from "./measures.ts";

const [KiB, MiB] = [1_024, 1_048_576];
const SOCKETS = 1_000;
/** What a process takes at rest and for honest people. */
const WITHOUT_ATTACK = 220 * MiB;
const UNFINISHED_BYTES = 64 * MiB;
/** What strangers may make it hold beside that, for each connection: it, and the chunk that a message began in. */
const CONNECTION_BYTES = 96 * KiB;
/** Two chunks, the last Record, and what Node needs for them. */
const DOWNLOAD_BYTES = 256 * KiB;
const BUDGETS = {
  downloads: SOCKETS * (CONNECTION_BYTES + DOWNLOAD_BYTES),
  messages: SOCKETS * CONNECTION_BYTES + UNFINISHED_BYTES,
};
/** Uploads that are downloaded from: each has 100 downloads to give away. */
const TARGETS = 12;

/** Short times, so that a test need not wait for the ones of operators. */
export const UNDER_ATTACK = {
  LOG_LEVEL: "warn",
  ANON_MAX_DOWNLOADS: "100",
  UPLOAD_HANDSHAKE_SECONDS: "5",
  UPLOAD_IDLE_SECONDS: "5",
  DOWNLOAD_IDLE_SECONDS: "5",
  UPLOAD_UNFINISHED_BYTES: String(UNFINISHED_BYTES),
  JANITOR_INTERVAL_SECONDS: "1",
} as const;

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

async function mostMemory(app: App): Promise<number> {
  const read = await Promise.all(app.processes().map(({ pid }) => readMemory(pid)));
  return Math.max(...read.map(({ peakBytes }) => peakBytes));
}

/**
 * Has 1,000 sockets hold what they can for a while. Honest people beside them are served, no process takes more memory
 * than it may, and all that was held is free soon.
 *
 * @param app - run with `UNDER_ATTACK`; its peaks of memory are looked at, so no download of it was left unread before
 * @param attack.servedWithinMs - each honest transfer, where nothing else keeps the machine busy
 */
export async function withstand(
  app: App,
  attack: { name: HoldName; networks: number; attackMs: number; servedWithinMs?: number },
): Promise<void> {
  const { name, networks, attackMs, servedWithinMs = Number.POSITIVE_INFINITY } = attack;
  const isDownloading = name.includes("unread");
  const targets = await Promise.all(Array.from({ length: isDownloading ? TARGETS : 1 }, () => newTarget(app)));
  await beHonest(app, servedWithinMs);
  const openFiles = await openFileCount(app);
  using sockets = await holdSockets(name, { count: SOCKETS, networks, targets });
  // On loopback a stack first moves some gigabytes, until every buffer between its processes is full.
  if (inject("mode") === "stack") await beHonest(app, Number.POSITIVE_INFINITY);
  const until = performance.now() + attackMs;
  do {
    await beHonest(app, servedWithinMs);
    await delay(100);
  } while (performance.now() < until);
  const budget = isDownloading ? BUDGETS.downloads : BUDGETS.messages;
  expect(await mostMemory(app)).toBeLessThan(WITHOUT_ATTACK + budget);
  // They are made to go, though none of them wants to.
  for (const places of ["uploads_open", "downloads_open"]) {
    await waitFor(
      () => metric(app, places),
      (taken) => taken === 0,
    );
  }
  sockets[Symbol.dispose]();
  await waitFor(
    () => openFileCount(app),
    (count) => count <= openFiles + 8,
  );
  await beHonest(app, servedWithinMs);
}
