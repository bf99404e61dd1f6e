import { createHash, type Hash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { beginDownload, beginUpload, opaqueBody } from "@envoi/testkit";

/** An acknowledged upload. */
export type AcknowledgedUpload = { id: string; ownerToken: string; authKey: Buffer; sha256: string; copies: number };

export type SteadyLoad = {
  acknowledged: readonly AcknowledgedUpload[];
  /** Number of running transfers. */
  underWay(): { uploads: number; downloads: number };
  /** Starts no more transfers and waits for the running ones. @throws if a transfer hung */
  stop(): Promise<void>;
};

const CLIENTS = 3;
const BODY_BYTES = 12_000_000;
const CHUNK_BYTES = 262_144;
/** Pause between chunks, chosen so that a transfer takes about two seconds. */
const CHUNK_MS = 40;
/** Time after which a transfer that has neither ended nor failed counts as hung. */
const HUNG_MS = 90_000;
const DOWNLOAD_LIMIT = 5;
/** Number of download attempts per upload; the other downloads within the limit are for the final comparison. */
const MAX_TRIES = 3;

/** @throws if the work has neither ended nor failed in time */
async function notHung<T>(work: Promise<T>): Promise<T | null> {
  const alarm = new AbortController();
  const late = delay(HUNG_MS, "late" as const, { signal: alarm.signal });
  late.catch(() => {});
  const ended = await Promise.race([work.catch(() => null), late]);
  alarm.abort();
  if (ended === "late") throw new Error("a transfer hung");
  return ended;
}

async function upload(origin: string, declared: boolean): Promise<AcknowledgedUpload> {
  const { length, send, finish, ...session } = await beginUpload(origin, BODY_BYTES, {
    declared,
    dlimit: DOWNLOAD_LIMIT,
  });
  const hash = createHash("sha256");
  const body = Buffer.concat([...opaqueBody(length)]);
  for (let at = 0; at < length; at += CHUNK_BYTES) {
    const chunk = body.subarray(at, at + CHUNK_BYTES);
    hash.update(chunk);
    await Promise.race([send(chunk), session.closed()]);
    await delay(CHUNK_MS);
  }
  const reply = await finish();
  if (reply?.["ok"] !== true) throw new Error(`refused: ${JSON.stringify(reply)}`);
  const { id, ownerToken, authKey } = session;
  return { id, ownerToken, authKey, sha256: hash.digest("hex"), copies: 0 };
}

async function download(origin: string, from: AcknowledgedUpload): Promise<void> {
  const response = await beginDownload(origin, from);
  const hash: Hash = createHash("sha256");
  for await (const chunk of response) {
    hash.update(chunk as Buffer);
    await delay(CHUNK_MS / 8);
  }
  if (response.statusCode === 200 && response.complete && hash.digest("hex") === from.sha256) from.copies += 1;
}

/**
 * Starts clients that upload, and clients that download acknowledged uploads. Each client makes one transfer after
 * another until stopped.
 */
export function startSteadyLoad(origin: string): SteadyLoad {
  const acknowledged: AcknowledgedUpload[] = [];
  const tries = new Map<AcknowledgedUpload, number>();
  const underWay = { uploads: 0, downloads: 0 };
  let stopped = false;

  async function during<T>(kind: keyof typeof underWay, work: Promise<T>): Promise<T | null> {
    underWay[kind] += 1;
    try {
      return await notHung(work);
    } finally {
      underWay[kind] -= 1;
    }
  }
  async function keepUploading(declared: boolean): Promise<void> {
    while (!stopped) {
      const stored = await during("uploads", upload(origin, declared));
      if (stored === null) await delay(200);
      else acknowledged.push(stored);
    }
  }
  async function keepDownloading(): Promise<void> {
    while (!stopped) {
      const from = acknowledged.findLast((one) => (tries.get(one) ?? 0) < MAX_TRIES);
      if (from !== undefined) {
        tries.set(from, (tries.get(from) ?? 0) + 1);
        await during("downloads", download(origin, from));
      }
      await delay(200);
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, index) => [keepUploading(index % 2 === 0), keepDownloading()]);
  const ended = Promise.all(clients.flat());
  ended.catch(() => {});
  return {
    acknowledged,
    underWay: () => ({ ...underWay }),
    async stop() {
      stopped = true;
      await ended;
    },
  };
}
