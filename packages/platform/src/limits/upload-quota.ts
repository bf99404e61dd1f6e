import { createHash } from "node:crypto";
import { ciphertextBytes, maxSealedMetadataBytes } from "@envoi/protocol";
import { SITE_SHARE, siteOf } from "../client-address.ts";
import { env, readEnv, refuse } from "../config.ts";
import {
  type Blocks,
  type CountState,
  describeRefusal,
  openBlocks,
  type TakenPoints,
  takeFromAll,
} from "./count-blocks.ts";
import { bytesOfGroup, type LimitGroup, limitsOfGroup } from "./limit-groups.ts";
import { databaseBytes } from "./memory-marks.ts";
import type { OpenCount } from "./open-count.ts";
import { readLimits } from "./sender-limits.ts";
import { UNKNOWN_NETWORK } from "./slots.ts";
import { type Storage, UNLIMITED_STORAGE } from "./storage-marks.ts";

/*
 * [Note: Upload quotas]
 *
 * A client network may start a number of uploads per hour and send a number of bytes per day, and its site SITE_SHARE
 * times as many: see [Note: Client networks]. Signed-in users' uploads are counted for their accounts instead, because
 * many users may share a network. An upload's whole length is counted when it begins, so that no upload is rejected
 * midway; unsent bytes are refunded. Bytes that an upload occupies in the database count tenfold. An upload rejected by
 * a quota is not counted, but one rejected because its sender has stored too much counts as an upload.
 */

/** 0: no limit. */
export type QuotaLimits = { uploadsPerHour: number; bytesPerDay: number };
/** `groups`: limits for each account of a group, by its name. */
export type UploadQuotaConfig = {
  perNetwork: QuotaLimits;
  perAccount: QuotaLimits;
  groups?: ReadonlyMap<string, QuotaLimits>;
};

/** Maximum bytes that a sender may have stored; 0: no limit. `groups`: for each account of a group, by its name. */
export type StoredLimits = {
  perNetworkBytes: number;
  perAccountBytes: number;
  groups?: ReadonlyMap<string, number>;
};

/**
 * The network or account for which an upload is counted. `network`: keyed hash of the client's network; `account`:
 * `null` for anonymous senders; `group`: that of the account, if known.
 */
export type CountedSender = { network: string; account: string | null; group?: string | undefined };

export type UploadQuota = {
  /**
   * Counts a new upload with this number of bytes.
   *
   * @param databaseBytes - bytes that the upload occupies in the database; if absent, 0
   * @throws ProtocolError `too_many_uploads`, `too_many_bytes` or `full`, after which nothing is counted; `unavailable`
   *   if the counts cannot be reached
   */
  charge(sender: CountedSender, bytes: number, databaseBytes?: number): Promise<QuotaCharge>;
};

/** One of a sender's counts. Networks also have the counts of their site. */
export type QuotaState = CountState & { name: "uploads" | "bytes" | "uploads of site" | "bytes of site" };

/** Operators' actions on one sender's quota. @throws like `charge` if the counts cannot be reached */
export type QuotaControl = {
  /** Reads those of the sender's counts that have a limit. */
  read(sender: CountedSender): Promise<QuotaState[]>;
  /**
   * Resets the counts of the sender, and those of a network's site. Other processes may reject uploads for another
   * second.
   */
  reset(sender: CountedSender): Promise<void>;
  /**
   * Rejects the sender's new uploads for this long, as `too_many_uploads`. Other processes may still use their drawn
   * points: at most a block each.
   *
   * @param whole - `site`: blocks the whole site of a network
   * @returns `no_limit` if uploads of such senders are not counted, so none can be rejected
   */
  block(sender: CountedSender, seconds: number, whole?: "site"): Promise<"blocked" | "no_limit">;
};
export type QuotaCharge = {
  /** Bytes of the body. */
  readonly bytes: number;
  /** Refunds bytes of the body that were counted but not sent. */
  refund(bytes: number): void;
  /** Refunds everything counted, if the upload does not begin. */
  cancel(): void;
};

/** Cost of a byte in the database: memory is scarcer than space in the object store. */
const DATABASE_BYTE_COST = 10;

/** Cost of storing this many bytes in the database, in quota points. */
export function databaseCost(bytes: number): number {
  return DATABASE_BYTE_COST * bytes;
}

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
const DEFAULT_UPLOADS_PER_HOUR = 1_000;
const DEFAULT_BYTES_PER_DAY = { perNetwork: 107_374_182_400, perAccount: 214_748_364_800 };
/** The default daily limits allow at least this many files of the largest size. */
const LARGEST_FILES_PER_DAY = 10;

/**
 * Reads the size of the largest uploads that the limits allow, and determines whether a daily limit on bytes would
 * reject them.
 */
function readLargestUploads(variables: Readonly<Record<string, string | undefined>>) {
  const { anonymous, signedIn, groups, maxFilesPerArchive } = readLimits(variables);
  const largest = {
    perNetwork: ciphertextBytes(anonymous.MAX_FILE_SIZE),
    perAccount: ciphertextBytes(signedIn.MAX_FILE_SIZE),
  };
  const maxDatabaseCost = databaseCost(databaseBytes(maxSealedMetadataBytes(maxFilesPerArchive)));
  const isTooSmall = (bytes: number, kind: keyof typeof largest) =>
    bytes !== 0 && bytes < largest[kind] + maxDatabaseCost;
  /** A group's limit on bytes, under this name in its settings. @throws ConfigError */
  function bytesOf(group: LimitGroup, name: "UPLOAD_BYTES_PER_DAY" | "STORED_BYTES", shared: number): number {
    const limits = limitsOfGroup(group, signedIn);
    const bytes = bytesOfGroup(group[name], shared, limits, LARGEST_FILES_PER_DAY);
    const needed = ciphertextBytes(limits.MAX_FILE_SIZE) + maxDatabaseCost;
    refuse([
      bytes !== 0 &&
        bytes < needed &&
        `LIMITS_BY_GROUP: ${group.group}: ${name} is smaller than an encrypted file of its MAX_FILE_SIZE with its metadata`,
    ]);
    return bytes;
  }
  return { largest, isTooSmall, groups, bytesOf };
}

/** @throws ConfigError */
export function readUploadQuotas(variables: Readonly<Record<string, string | undefined>>): UploadQuotaConfig {
  const { largest, isTooSmall, groups, bytesOf } = readLargestUploads(variables);
  const bytesPerDay = (kind: keyof typeof largest) =>
    env.whole(Math.max(DEFAULT_BYTES_PER_DAY[kind], LARGEST_FILES_PER_DAY * largest[kind]));
  const read = readEnv(
    {
      UPLOADS_PER_HOUR_PER_NETWORK: env.whole(DEFAULT_UPLOADS_PER_HOUR),
      UPLOADS_PER_HOUR_PER_ACCOUNT: env.whole(DEFAULT_UPLOADS_PER_HOUR),
      UPLOAD_BYTES_PER_DAY_PER_NETWORK: bytesPerDay("perNetwork"),
      UPLOAD_BYTES_PER_DAY_PER_ACCOUNT: bytesPerDay("perAccount"),
    },
    variables,
  );
  refuse([
    isTooSmall(read.UPLOAD_BYTES_PER_DAY_PER_NETWORK, "perNetwork") &&
      "UPLOAD_BYTES_PER_DAY_PER_NETWORK: is smaller than an encrypted file of ANON_MAX_FILE_SIZE with its metadata",
    isTooSmall(read.UPLOAD_BYTES_PER_DAY_PER_ACCOUNT, "perAccount") &&
      "UPLOAD_BYTES_PER_DAY_PER_ACCOUNT: is smaller than an encrypted file of MAX_FILE_SIZE with its metadata",
  ]);
  const perAccount = {
    uploadsPerHour: read.UPLOADS_PER_HOUR_PER_ACCOUNT,
    bytesPerDay: read.UPLOAD_BYTES_PER_DAY_PER_ACCOUNT,
  };
  return {
    perNetwork: {
      uploadsPerHour: read.UPLOADS_PER_HOUR_PER_NETWORK,
      bytesPerDay: read.UPLOAD_BYTES_PER_DAY_PER_NETWORK,
    },
    perAccount,
    groups: new Map(
      groups.map((group) => [
        group.group,
        {
          uploadsPerHour: group.UPLOADS_PER_HOUR ?? perAccount.uploadsPerHour,
          bytesPerDay: bytesOf(group, "UPLOAD_BYTES_PER_DAY", perAccount.bytesPerDay),
        },
      ]),
    ),
  };
}

/** @throws ConfigError */
export function readStoredLimits(variables: Readonly<Record<string, string | undefined>>): StoredLimits {
  const { largest, isTooSmall, groups, bytesOf } = readLargestUploads(variables);
  const read = readEnv(
    {
      STORED_BYTES_PER_NETWORK: env.whole(0),
      STORED_BYTES_PER_ACCOUNT: env.whole(
        Math.max(DEFAULT_BYTES_PER_DAY.perAccount, LARGEST_FILES_PER_DAY * largest.perAccount),
      ),
    },
    variables,
  );
  const { STORED_BYTES_PER_NETWORK: perNetworkBytes, STORED_BYTES_PER_ACCOUNT: perAccountBytes } = read;
  refuse([
    isTooSmall(perNetworkBytes, "perNetwork") &&
      "STORED_BYTES_PER_NETWORK: is smaller than an encrypted file of ANON_MAX_FILE_SIZE with its metadata",
    isTooSmall(perAccountBytes, "perAccount") &&
      "STORED_BYTES_PER_ACCOUNT: is smaller than an encrypted file of MAX_FILE_SIZE with its metadata",
  ]);
  return {
    perNetworkBytes,
    perAccountBytes,
    groups: new Map(groups.map((group) => [group.group, bytesOf(group, "STORED_BYTES", perAccountBytes)])),
  };
}

/** Stands for accounts without a group. No group has this name. */
const NO_GROUP = "";

const hashAccount = (account: string) => createHash("sha256").update(account).digest("base64url");

/** See [Note: Upload quotas]. @param storage - must also admit each upload */
export function createUploadQuota(
  openCount: OpenCount,
  { perNetwork, perAccount, groups = new Map() }: UploadQuotaConfig,
  storage: Pick<Storage, "admit"> = UNLIMITED_STORAGE,
): UploadQuota & QuotaControl {
  const open = (kind: string, { uploadsPerHour, bytesPerDay }: QuotaLimits) => ({
    uploads: openBlocks(openCount, `quota:uploads:${kind}`, { points: uploadsPerHour, duration: HOUR_SECONDS }),
    bytes: openBlocks(openCount, `quota:bytes:${kind}`, { points: bytesPerDay, duration: DAY_SECONDS }),
  });
  const ofNetworks = open("network", perNetwork);
  const ofSites = open("site", {
    uploadsPerHour: perNetwork.uploadsPerHour * SITE_SHARE,
    bytesPerDay: perNetwork.bytesPerDay * SITE_SHARE,
  });
  // Groups share the counts of accounts, so a user who changes the group keeps what was counted. Those with the highest
  // limit are last, so that an operator's block ends above it.
  const byGroup = new Map(
    [[NO_GROUP, perAccount] as const, ...groups]
      .sort(([, one], [, other]) => one.uploadsPerHour - other.uploadsPerHour)
      .map(([group, limits]) => [group, open("account", limits)]),
  );

  /** The counts that limit a sender: those of its account, or those of its network and site. */
  function listCounts(sender: CountedSender): SenderCounts[] {
    const { network, account, group = NO_GROUP } = sender;
    if (account !== null) {
      const counts = byGroup.get(group) ?? byGroup.get(NO_GROUP);
      return counts === undefined ? [] : [{ ...counts, caller: hashAccount(account), of: "" }];
    }
    const site = siteOf(network);
    const own = { ...ofNetworks, caller: network, of: "" } as const;
    return site === network ? [own] : [own, { ...ofSites, caller: site, of: " of site" }];
  }

  /** All counts that may limit a sender, because operators do not know an account's group. */
  function listAllCounts(sender: CountedSender): SenderCounts[] {
    const { account } = sender;
    if (account === null) return listCounts(sender);
    return Array.from(byGroup.values(), (counts) => ({ ...counts, caller: hashAccount(account), of: "" }));
  }

  async function charge(sender: CountedSender, bytes: number): Promise<TakenPoints> {
    // Uploads from the unknown network are not counted, because it represents all clients.
    if (sender.account === null && sender.network === UNKNOWN_NETWORK) return { giveBack() {} };
    const counts = listCounts(sender);
    const uploads = counts.map((of) => ({ blocks: of.uploads, caller: of.caller, points: 1, refusal: tooManyUploads }));
    const ofBytes = counts.map((of) => ({ blocks: of.bytes, caller: of.caller, points: bytes, refusal: tooManyBytes }));
    const taken = (await takeFromAll([...uploads, ...ofBytes])).slice(uploads.length);
    return {
      giveBack(unused) {
        for (const one of taken) one.giveBack(unused);
      },
    };
  }

  return {
    async read(sender) {
      const states = listCounts(sender).flatMap(({ uploads, bytes, caller, of }) => [
        uploads.read(caller).then((state) => state && { name: `uploads${of}` as const, ...state }),
        bytes.read(caller).then((state) => state && { name: `bytes${of}` as const, ...state }),
      ]);
      return (await Promise.all(states)).filter((state) => state !== null);
    },
    async reset(sender) {
      const counts = listAllCounts(sender);
      await Promise.all(counts.flatMap(({ uploads, bytes, caller }) => [uploads.reset(caller), bytes.reset(caller)]));
    },
    async block(sender, seconds, whole) {
      const counts = listAllCounts(sender);
      const own = sender.account !== null ? counts : counts.slice(...(whole === "site" ? [-1] : [0, 1]));
      let isBlocked = false;
      // One after the other, so that the count ends above the highest limit.
      for (const { uploads, caller } of own) isBlocked = (await uploads.useUp(caller, seconds)) || isBlocked;
      return isBlocked ? "blocked" : "no_limit";
    },
    async charge(sender, bytes, databaseBytes = 0) {
      await storage.admit(bytes, { isStranger: sender.account === null });
      const countedBytes = bytes + databaseCost(databaseBytes);
      const counted = await charge(sender, countedBytes);
      return { bytes, refund: counted.giveBack, cancel: () => counted.giveBack(countedBytes) };
    },
  };
}

type SenderCounts = { uploads: Blocks; bytes: Blocks; caller: string; of: "" | " of site" };

const tooManyUploads = describeRefusal("too_many_uploads", "uploads");
const tooManyBytes = describeRefusal("too_many_bytes", "bytes");
