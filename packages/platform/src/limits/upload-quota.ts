import { createHash } from "node:crypto";
import { ciphertextBytes, ProtocolError } from "@envoi/protocol";
import { env, readEnv, refuse } from "../config.ts";
import { type Beyond, type CountState, openBlocks, type Taken } from "./count-blocks.ts";
import type { OpenCount } from "./open-count.ts";
import { UNKNOWN_NETWORK } from "./places.ts";
import { readLimits } from "./sender-limits.ts";
import { type Storage, UNLIMITED_STORAGE } from "./storage-marks.ts";

/*
 * [Note: Upload quotas]
 *
 * A client network may start a number of uploads per hour and send a number of bytes per day. Signed-in people count
 * towards their accounts instead, because many may share a network. An upload counts when it begins, with its whole
 * length, so that nobody is refused in the middle; what was not sent is given back. An upload that is refused here
 * does not count; one that is refused for what its sender has stored counts as an upload.
 */

/** 0: no limit. */
export type QuotaLimits = { uploadsPerHour: number; bytesPerDay: number };
export type UploadQuotaConfig = { perNetwork: QuotaLimits; perAccount: QuotaLimits };

/** Bytes that a holder may have stored at a time; 0: no limit. */
export type StoredLimits = { perNetworkBytes: number; perAccountBytes: number };

/** Who an upload counts for. `network`: keyed hash of the client's network; `account`: `null` for strangers. */
export type QuotaHolder = { network: string; account: string | null };

export type UploadQuota = {
  /**
   * Counts a new upload of this many bytes.
   *
   * @throws ProtocolError `too_many_uploads`, `too_many_bytes` or `full`; nothing is counted then. `unavailable` when
   *   the counts cannot be reached
   */
  charge(holder: QuotaHolder, bytes: number): Promise<QuotaCharge>;
};

/** What is counted of a holder. */
export type QuotaState = CountState & { name: "uploads" | "bytes" };

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

/** @throws ConfigError */
export function readStoredLimits(variables: Readonly<Record<string, string | undefined>>): StoredLimits {
  const { anonymous, signedIn } = readLimits(variables);
  const largest = ciphertextBytes(signedIn.MAX_FILE_SIZE);
  const read = readEnv(
    {
      STORED_BYTES_PER_NETWORK: env.whole(0),
      STORED_BYTES_PER_ACCOUNT: env.whole(Math.max(DEFAULT_BYTES_PER_DAY.perAccount, LARGEST_FILES_PER_DAY * largest)),
    },
    variables,
  );
  const { STORED_BYTES_PER_NETWORK: perNetworkBytes, STORED_BYTES_PER_ACCOUNT: perAccountBytes } = read;
  refuse([
    perNetworkBytes !== 0 &&
      perNetworkBytes < ciphertextBytes(anonymous.MAX_FILE_SIZE) &&
      "STORED_BYTES_PER_NETWORK: is smaller than an encrypted file of ANON_MAX_FILE_SIZE",
    perAccountBytes !== 0 &&
      perAccountBytes < largest &&
      "STORED_BYTES_PER_ACCOUNT: is smaller than an encrypted file of MAX_FILE_SIZE",
  ]);
  return { perNetworkBytes, perAccountBytes };
}

/** See [Note: Upload quotas]. @param storage - admits each upload, too */
export function createUploadQuota(
  openCount: OpenCount,
  { perNetwork, perAccount }: UploadQuotaConfig,
  storage: Pick<Storage, "admit"> = UNLIMITED_STORAGE,
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

  async function charge(holder: QuotaHolder, bytes: number): Promise<Taken> {
    // Everyone is in the unknown network.
    if (holder.account === null && holder.network === UNKNOWN_NETWORK) return { giveBack() {} };
    const { counts, caller } = callerOf(holder);
    const [ofUploads, ofBytes] = await Promise.all([counts.uploads.take(caller, 1), counts.bytes.take(caller, bytes)]);
    if ("limit" in ofUploads) {
      if (!("limit" in ofBytes)) ofBytes.giveBack(bytes);
      throw refusal("too_many_uploads", "uploads", ofUploads);
    }
    if ("limit" in ofBytes) {
      ofUploads.giveBack(1);
      throw refusal("too_many_bytes", "bytes", ofBytes);
    }
    return ofBytes;
  }

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
    async charge(holder, bytes) {
      await storage.admit(bytes, { isStranger: holder.account === null });
      const counted = await charge(holder, bytes);
      return { bytes, refund: counted.giveBack };
    },
  };
}

function refusal(code: "too_many_uploads" | "too_many_bytes", name: string, { limit, msBeforeNext }: Beyond) {
  const rateLimit = { name, most: limit.points, windowSeconds: limit.duration };
  return new ProtocolError(code, { retryAfterSeconds: Math.ceil(msBeforeNext / 1_000), rateLimit });
}
