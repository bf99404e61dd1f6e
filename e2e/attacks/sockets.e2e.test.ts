import { setTimeout as delay } from "node:timers/promises";
import { CLAIM_HEADER, EXT_HEADER } from "@envoi/protocol";
import { call, downloadOld, fetchNonce, readMemory, signNonce, uploadOld, waitFor } from "@envoi/testkit";
import { expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { metric, openFileCount } from "../support/measures.ts";
import { HOLD_NAMES, holdSockets, type Target } from "./hold-sockets.ts";

const [KiB, MiB] = [1_024, 1_048_576];
const SOCKETS = 1_000;
/** What a process takes at rest and for honest people. */
const WITHOUT_ATTACK = 220 * MiB;
/** What strangers may make it hold beside that. */
const UNFINISHED_BYTES = 64 * MiB;
const BUDGET = UNFINISHED_BYTES + SOCKETS * 32 * KiB;
const SERVED_WITHIN_MS = 2_000;
/** What an attack goes on for, with honest people beside it. */
const ATTACK_MS = 3_000;

const SETTINGS = {
  LOG_LEVEL: "warn",
  ANON_MAX_DOWNLOADS: "100",
  UPLOAD_HANDSHAKE_SECONDS: "5",
  UPLOAD_IDLE_SECONDS: "5",
  DOWNLOAD_IDLE_SECONDS: "5",
  UPLOAD_UNFINISHED_BYTES: String(UNFINISHED_BYTES),
  JANITOR_INTERVAL_SECONDS: "1",
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
async function beHonest({ origin }: App): Promise<void> {
  const plaintext = generatorBytes(100_000);
  const upload = await inTime(uploadOld(origin, plaintext));
  const received = await inTime(downloadOld(origin, upload));
  expect(received.plaintext.equals(plaintext)).toBe(true);
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const done = await work;
  expect(performance.now() - startedAt).toBeLessThan(SERVED_WITHIN_MS);
  return done;
}

async function mostMemory(app: App): Promise<number> {
  const read = await Promise.all(app.processes().map(({ pid }) => readMemory(pid)));
  return Math.max(...read.map(({ peakBytes }) => peakBytes));
}

const cases = HOLD_NAMES.flatMap((name) => [1, 50].map((networks) => ({ name, networks })));

it.each(cases)("1,000 sockets $name, from $networks networks, stop nobody and leave nothing", async (attack) => {
  const { name, networks } = attack;
  await using app = await startApp(SETTINGS);
  const targets = await Promise.all(Array.from({ length: 12 }, () => newTarget(app)));
  await beHonest(app);
  const openFiles = await openFileCount(app);
  using sockets = await holdSockets(name, { count: SOCKETS, networks, targets });
  const until = performance.now() + ATTACK_MS;
  do {
    await beHonest(app);
    await delay(100);
  } while (performance.now() < until);
  expect(await mostMemory(app)).toBeLessThan(WITHOUT_ATTACK + BUDGET);
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
  await beHonest(app);
});
