import { createHash } from "node:crypto";
import { ciphertextBytes, ProtocolError } from "@envoi/protocol";
import { RateLimiterRes } from "rate-limiter-flexible";
import { env, readEnv, refuse } from "../config.ts";
import type { CountLimit, OpenCount, SharedCount } from "./open-count.ts";
import { UNKNOWN_NETWORK } from "./places.ts";
import { readLimits } from "./sender-limits.ts";

/*
 * [Note: Upload quotas]
 *
 * A client network may start a number of uploads per hour and send a number of bytes per day. Signed-in people count
 * towards their accounts instead, because many may share a network. An upload counts when it begins, with its whole
 * length, so that nobody is refused in the middle; what was not sent is given back. A refused upload does not count.
 *
 * All processes count together. To keep that cheap, a process draws a block of uploads or bytes at a time and counts
 * within it. So a limit is never exceeded, but may be reached early by at most a block for each other process.
 */

/** 0: no limit. */
export type QuotaLimits = { uploadsPerHour: number; bytesPerDay: number };
export type UploadQuotaConfig = { perNetwork: QuotaLimits; perAccount: QuotaLimits };

/** Who an upload counts for. `network`: keyed hash of the client's network; `account`: `null` for strangers. */
export type QuotaHolder = { network: string; account: string | null };

export type UploadQuota = {
  /**
   * Counts a new upload of this many bytes.
   *
   * @throws ProtocolError `too_many_uploads` or `too_many_bytes`; nothing is counted then. `unavailable` when the
   *   counts cannot be reached
   */
  charge(holder: QuotaHolder, bytes: number): Promise<QuotaCharge>;
};

/** What is counted of a holder. */
export type QuotaState = {
  name: "uploads" | "bytes";
  /** What a process has drawn counts, so it may be up to a block more for each process. */
  used: number;
  most: number;
  windowSeconds: number;
  /** When the present window ends; 0 if none has begun. */
  endsInSeconds: number;
};

/** What operators do with the quota of one holder. @throws like `charge` when the counts cannot be reached */
export type QuotaControl = {
  /** Of the counts that have a limit. */
  read(holder: QuotaHolder): Promise<QuotaState[]>;
  /** Counting begins anew. Other processes may refuse for another second. */
  reset(holder: QuotaHolder): Promise<void>;
  /**
   * Refuses new uploads of the holder for this time, as `too_many_uploads`. Other processes may admit what they have
   * drawn: at most a block each.
   *
   * @returns `no_limit` if uploads of such holders are not counted: then nothing is refused
   */
  block(holder: QuotaHolder, seconds: number): Promise<"blocked" | "no_limit">;
};
export type QuotaCharge = {
  readonly bytes: number;
  /** Returns counted bytes that were not sent. */
  refund(bytes: number): void;
};

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
const DEFAULT_UPLOADS_PER_HOUR = 1_000;
const DEFAULT_BYTES_PER_DAY = { perNetwork: 107_374_182_400, perAccount: 214_748_364_800 };
/** By default, at least this many of the largest files fit into a day. */
const LARGEST_FILES_PER_DAY = 10;
/** A process draws this share of a limit at a time. */
const BLOCKS_PER_LIMIT = 200;
/** How long a refusal is repeated without asking again, so that it costs the shared counts little. */
const REFUSAL_MS = 1_000;
/** Most callers whose blocks are kept. When a block is dropped, its rest counts as used. */
const MOST_REMEMBERED = 10_000;

/** @throws ConfigError */
export function readUploadQuotas(variables: Readonly<Record<string, string | undefined>>): UploadQuotaConfig {
  const { anonymous, signedIn } = readLimits(variables);
  const largest = {
    perNetwork: ciphertextBytes(anonymous.MAX_FILE_SIZE),
    perAccount: ciphertextBytes(signedIn.MAX_FILE_SIZE),
  };
  const bytesPerDay = (holder: keyof typeof largest) =>
    env.whole(Math.max(DEFAULT_BYTES_PER_DAY[holder], LARGEST_FILES_PER_DAY * largest[holder]));
  const read = readEnv(
    {
      UPLOADS_PER_HOUR_PER_NETWORK: env.whole(DEFAULT_UPLOADS_PER_HOUR),
      UPLOADS_PER_HOUR_PER_ACCOUNT: env.whole(DEFAULT_UPLOADS_PER_HOUR),
      UPLOAD_BYTES_PER_DAY_PER_NETWORK: bytesPerDay("perNetwork"),
      UPLOAD_BYTES_PER_DAY_PER_ACCOUNT: bytesPerDay("perAccount"),
    },
    variables,
  );
  const isTooSmall = (bytes: number, largestBytes: number) => bytes !== 0 && bytes < largestBytes;
  refuse([
    isTooSmall(read.UPLOAD_BYTES_PER_DAY_PER_NETWORK, largest.perNetwork) &&
      "UPLOAD_BYTES_PER_DAY_PER_NETWORK: is smaller than an encrypted file of ANON_MAX_FILE_SIZE",
    isTooSmall(read.UPLOAD_BYTES_PER_DAY_PER_ACCOUNT, largest.perAccount) &&
      "UPLOAD_BYTES_PER_DAY_PER_ACCOUNT: is smaller than an encrypted file of MAX_FILE_SIZE",
  ]);
  return {
    perNetwork: {
      uploadsPerHour: read.UPLOADS_PER_HOUR_PER_NETWORK,
      bytesPerDay: read.UPLOAD_BYTES_PER_DAY_PER_NETWORK,
    },
    perAccount: {
      uploadsPerHour: read.UPLOADS_PER_HOUR_PER_ACCOUNT,
      bytesPerDay: read.UPLOAD_BYTES_PER_DAY_PER_ACCOUNT,
    },
  };
}

/** See [Note: Upload quotas]. */
export function createUploadQuota(
  openCount: OpenCount,
  { perNetwork, perAccount }: UploadQuotaConfig,
): UploadQuota & QuotaControl {
  const open = (kind: string, { uploadsPerHour, bytesPerDay }: QuotaLimits) => ({
    uploads: openBlocks(openCount, `quota:uploads:${kind}`, { points: uploadsPerHour, duration: HOUR_SECONDS }),
    bytes: openBlocks(openCount, `quota:bytes:${kind}`, { points: bytesPerDay, duration: DAY_SECONDS }),
  });
  const ofNetworks = open("network", perNetwork);
  const ofAccounts = open("account", perAccount);
  const callerOf = ({ network, account }: QuotaHolder) => ({
    counts: account === null ? ofNetworks : ofAccounts,
    caller: account === null ? network : createHash("sha256").update(account).digest("base64url"),
  });
  return {
    async read(holder) {
      const { counts, caller } = callerOf(holder);
      const [uploads, bytes] = await Promise.all([counts.uploads.read(caller), counts.bytes.read(caller)]);
      return [
        ...(uploads === null ? [] : [{ name: "uploads" as const, ...uploads }]),
        ...(bytes === null ? [] : [{ name: "bytes" as const, ...bytes }]),
      ];
    },
    async reset(holder) {
      const { counts, caller } = callerOf(holder);
      await Promise.all([counts.uploads.reset(caller), counts.bytes.reset(caller)]);
    },
    async block(holder, seconds) {
      const { counts, caller } = callerOf(holder);
      return (await counts.uploads.useUp(caller, seconds)) ? "blocked" : "no_limit";
    },
    async charge({ network, account }, size) {
      if (account === null && network === UNKNOWN_NETWORK) return { bytes: size, refund() {} };
      const { counts, caller } = callerOf({ network, account });
      const [ofUploads, ofBytes] = await Promise.all([counts.uploads.take(caller, 1), counts.bytes.take(caller, size)]);
      if ("limit" in ofUploads) {
        if (!("limit" in ofBytes)) ofBytes.giveBack(size);
        throw refusal("too_many_uploads", "uploads", ofUploads);
      }
      if ("limit" in ofBytes) {
        ofUploads.giveBack(1);
        throw refusal("too_many_bytes", "bytes", ofBytes);
      }
      return { bytes: size, refund: ofBytes.giveBack };
    },
  };
}

type Beyond = { limit: CountLimit; msBeforeNext: number };

function refusal(code: "too_many_uploads" | "too_many_bytes", name: string, { limit, msBeforeNext }: Beyond) {
  const rateLimit = { name, most: limit.points, windowSeconds: limit.duration };
  return new ProtocolError(code, { retryAfterSeconds: Math.ceil(msBeforeNext / 1_000), rateLimit });
}

type Blocks = {
  /** Takes as many points, or none of them. */
  take(caller: string, points: number): Promise<Taken | Beyond>;
  /** @returns `null` without a limit */
  read(caller: string): Promise<Omit<QuotaState, "name"> | null>;
  reset(caller: string): Promise<void>;
  /** Leaves no points for this time. @returns false without a limit */
  useUp(caller: string, seconds: number): Promise<boolean>;
};
/** Gives points back, unless the window in which they were taken has ended. */
type Taken = { giveBack(points: number): void };

/** What a process knows of a caller. */
type Known = {
  /** Points that were drawn and not taken. */
  left: number;
  endsAtMs: number;
  /** The latest refusal: while it is fresh, as many points or more are refused without asking again. */
  refused: { points: number; atMs: number } | null;
  /** The drawing that is under way. */
  drawing: Promise<unknown> | null;
};

/** Counts of one kind. Those of a caller are drawn from the shared counts in blocks, one after the other. */
function openBlocks(openCount: OpenCount, name: string, limit: CountLimit): Blocks {
  if (limit.points === 0) {
    return {
      take: async () => ({ giveBack() {} }),
      read: async () => null,
      reset: async () => {},
      useUp: async () => false,
    };
  }
  const shared = openCount(name, limit);
  const blockPoints = Math.floor(limit.points / BLOCKS_PER_LIMIT);
  const callers = new Map<string, Known>();

  function knownOf(caller: string): Known {
    const known = callers.get(caller);
    if (known !== undefined && (known.drawing !== null || known.endsAtMs > performance.now())) return known;
    const fresh: Known = {
      left: 0,
      endsAtMs: performance.now() + limit.duration * 1_000,
      refused: null,
      drawing: null,
    };
    callers.delete(caller);
    callers.set(caller, fresh);
    const [oldest] = callers.keys();
    if (callers.size > MOST_REMEMBERED && oldest !== undefined) callers.delete(oldest);
    return fresh;
  }

  /** @returns whether the shared counts had as many points */
  async function draw(caller: string, known: Known, points: number): Promise<boolean> {
    const drawn = await consume(shared, caller, points);
    if (known.endsAtMs <= performance.now()) known.left = 0;
    known.endsAtMs = performance.now() + drawn.msBeforeNext;
    if (!drawn.isRefused) known.left += points;
    return !drawn.isRefused;
  }

  /** Draws a block, or what is missing if there is less. */
  async function drawMissing(caller: string, known: Known, missing: number): Promise<void> {
    if (await draw(caller, known, Math.max(missing, blockPoints))) return;
    if (blockPoints > missing && (await draw(caller, known, missing))) return;
    known.refused = { points: missing, atMs: performance.now() };
  }

  function giveBack(caller: string, known: Known, points: number): void {
    if (callers.get(caller) !== known || known.endsAtMs <= performance.now()) return;
    known.refused = null;
    known.left += points;
    const surplus = known.left - Math.max(blockPoints, 1);
    if (surplus <= 0) return;
    // For other processes. If this fails, these points count as used.
    known.left -= surplus;
    void shared.reward(caller, surplus).catch(() => {});
  }

  /** Replaces what is counted, and forgets what was drawn. */
  async function replace(caller: string, points: number, seconds: number): Promise<void> {
    await reached(shared.set(caller, points, seconds));
    callers.delete(caller);
  }

  return {
    async read(caller) {
      const counted = await reached(shared.get(caller));
      return {
        used: counted?.consumedPoints ?? 0,
        ...{ most: limit.points, windowSeconds: limit.duration },
        endsInSeconds: Math.ceil(Math.max(0, counted?.msBeforeNext ?? 0) / 1_000),
      };
    },
    reset: (caller) => replace(caller, 0, limit.duration),
    async useUp(caller, seconds) {
      // One more, because a process may still give one back.
      await replace(caller, limit.points + blockPoints + 1, seconds);
      return true;
    },
    async take(caller, points) {
      for (;;) {
        const known = knownOf(caller);
        const missing = points - known.left;
        if (missing <= 0) {
          known.left -= points;
          return { giveBack: (unused) => giveBack(caller, known, unused) };
        }
        const { refused } = known;
        const nowMs = performance.now();
        if (refused !== null && missing >= refused.points && nowMs - refused.atMs < REFUSAL_MS) {
          return { limit, msBeforeNext: Math.max(0, known.endsAtMs - nowMs) };
        }
        known.drawing ??= drawMissing(caller, known, missing).finally(() => {
          known.drawing = null;
        });
        await known.drawing;
      }
    },
  };
}

/** @throws ProtocolError `unavailable` */
async function reached<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (cause) {
    throw new ProtocolError("unavailable", { cause });
  }
}

type Consumed = { isRefused: boolean; msBeforeNext: number };

/** Counts these points, or none of them. @throws ProtocolError `unavailable` */
async function consume(shared: SharedCount, caller: string, points: number): Promise<Consumed> {
  try {
    const { msBeforeNext } = await shared.consume(caller, points);
    return { isRefused: false, msBeforeNext };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw new ProtocolError("unavailable", { cause: refused });
    // The library has counted them.
    await shared.reward(caller, points);
    return { isRefused: true, msBeforeNext: refused.msBeforeNext };
  }
}
