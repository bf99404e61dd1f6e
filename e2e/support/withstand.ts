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
/** Memory of an idle process, plus memory for legitimate users' transfers. */
const BASELINE_BYTES = 220 * MiB;
const UNFINISHED_BYTES = 64 * MiB;
/**
 * Additional memory that attackers may use per connection: for the connection itself, and for the chunk that contains
 * the beginning of a message.
 */
const CONNECTION_BYTES = 96 * KiB;
/** Memory per download: two chunks, the last Record, and Node's overhead. */
const DOWNLOAD_BYTES = 256 * KiB;
const BUDGETS = {
  downloads: SOCKETS * (CONNECTION_BYTES + DOWNLOAD_BYTES),
  messages: SOCKETS * CONNECTION_BYTES + UNFINISHED_BYTES,
};
const SLOT_METRICS = ["upload_connections_open", "downloads_open"];
/** Number of slots that an effective attack must exceed. */
const MIN_SLOTS = 8;
/** Number of uploads that attackers download, with 100 downloads each. */
const TARGETS = 12;

/** Settings with the default timeouts. */
export const DEFAULT_TIME_SETTINGS = {
  LOG_LEVEL: "warn",
  ANON_MAX_DOWNLOADS: "100",
  // Quotas are off, because a quota used up by one attack would block the next attack.
  UPLOADS_PER_HOUR_PER_NETWORK: "0",
  UPLOAD_BYTES_PER_DAY_PER_NETWORK: "0",
  UPLOAD_UNFINISHED_BYTES: String(UNFINISHED_BYTES),
  JANITOR_INTERVAL_SECONDS: "1",
} as const;

/** Settings with timeouts shorter than the defaults, to shorten tests. */
export const ATTACK_SETTINGS = {
  ...DEFAULT_TIME_SETTINGS,
  // On loopback, the kernel buffers 4 MiB per unread download, and another 4 MiB behind an edge. When TCP memory runs
  // out, the kernel resets connections.
  MAX_OPEN_DOWNLOADS: inject("mode") === "stack" ? "150" : "300",
  UPLOAD_HANDSHAKE_SECONDS: "8",
  UPLOAD_IDLE_SECONDS: "8",
  DOWNLOAD_IDLE_SECONDS: "8",
} as const;

/** How the server fared during and after an attack. */
export type AttackResult = {
  /** Peak memory of the process with the highest use. */
  peakBytes: number;
  /** Maximum number of upload or download slots in use at the same time, including the slots of legitimate users. */
  peakSlots: number;
  /** Time until the attacker's sockets had lost their transfer slots, although the attacker closed none. */
  heldSeconds: number;
  /** Time from the end of the attack until all resources that it used were free again. */
  recoverySeconds: number;
};

/** Creates an upload for 100 downloads, one of which is claimed. */
async function newTarget({ origin }: App): Promise<Target> {
  const upload = await uploadOld(origin, generatorBytes(20 * MiB), { dlimit: 100 });
  const Authorization = signNonce(upload.authKey, await fetchNonce(origin, upload.id));
  const headers = { [EXT_HEADER]: "1", Range: "bytes=0-99", Authorization };
  const answer = await call(origin, `/api/download/${upload.id}`, { headers });
  return { origin, upload, claim: answer.headers.get(CLAIM_HEADER) ?? "" };
}

/** Sends a file as one user and receives it as another. */
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
 * Makes 1,000 sockets use as many resources as possible. Checks that legitimate users are still served, that no process
 * exceeds its memory bound, and that all resources are soon free again.
 *
 * @param app - runs with `ATTACK_SETTINGS` or `DEFAULT_TIME_SETTINGS`; no download from it may have been left unread
 * before, because this measures memory peaks
 * @param attack.servedWithinMs - time within which each legitimate transfer must complete
 * @param attack.freeWithinSeconds - time within which open sockets must lose their slots
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
): Promise<AttackResult> {
  const { name, networks, attackMs, servedWithinMs = Number.POSITIVE_INFINITY, freeWithinSeconds, slowdown } = attack;
  const isDownloading = name.includes("unread");
  const targets = await Promise.all(Array.from({ length: isDownloading ? TARGETS : 1 }, () => newTarget(app)));
  await beHonest(app, servedWithinMs);
  const openFiles = await openFileCount(app);
  const startedAt = performance.now();
  let peakSlots = 0;
  const countSlots = async () => {
    peakSlots = Math.max(peakSlots, ...(await Promise.all(SLOT_METRICS.map((slots) => metric(app, slots)))));
  };
  const holding = holdSockets(name, { count: SOCKETS, networks, targets, ...(slowdown && { slowdown }) });
  // Counts slots from the beginning, because some attacks lose their slots while sockets are still connecting.
  const areHeld = holding.then(() => true);
  do await countSlots();
  while (!(await Promise.race([areHeld, delay(50, false)])));
  using sockets = await holding;
  // On a stack, the first transfer may be slow: a few gigabytes pass before all loopback buffers between its processes
  // are full.
  if (inject("mode") === "stack") await beHonest(app, Number.POSITIVE_INFINITY);
  const until = performance.now() + attackMs;
  do {
    await countSlots();
    await beHonest(app, servedWithinMs);
    await delay(100);
  } while (performance.now() < until);
  if (REFUSED_HOLDS.includes(name)) expect(sockets.open()).toBe(0);
  else if (!IDLE_HOLDS.includes(name)) expect(peakSlots).toBeGreaterThan(MIN_SLOTS);
  const budget = isDownloading ? BUDGETS.downloads : BUDGETS.messages;
  const boundedPeak = async () => {
    const peakBytes = await readPeakBytes(app);
    expect(peakBytes).toBeLessThan(BASELINE_BYTES + budget);
    return peakBytes;
  };
  await boundedPeak();
  // The sockets are disconnected although the attacker closes none.
  for (const slots of SLOT_METRICS) {
    await waitFor(
      () => metric(app, slots),
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
    peakSlots,
    heldSeconds: (freeAt - startedAt) / 1_000,
    recoverySeconds: (recoveredAt - freeAt) / 1_000,
  };
}
