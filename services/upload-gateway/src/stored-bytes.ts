import { createHash } from "node:crypto";
import {
  type CountedSender,
  databaseBytes,
  databaseCost,
  SITE_SHARE,
  type StoredLimits,
  siteOf,
  UNKNOWN_NETWORK,
} from "@envoi/platform";
import { ProtocolError, type UploadId } from "@envoi/protocol";
import { FINISH_SECONDS, type NewSession, type QuotaStore, type SessionStore } from "@envoi/store";

/** Retrying soon can succeed, because the sender's files may expire or be deleted at any time, which frees space. */
const RETRY_AFTER_SECONDS = 600;

type CountedUpload = { bytes: number; timeLimitSeconds: number };

/** Counts the stored bytes of one sender: see [Note: Stored bytes]. */
export type StoredBytes = {
  /** Hashes that identify the quotas towards which an upload counts. */
  readonly quotas: readonly string[];
  /** Counts a new upload. @throws ProtocolError `too_many_bytes` above the limit, without counting anything */
  admit(id: UploadId, upload: CountedUpload): Promise<void>;
  /** Counts an upload with the actual length of its body, whatever the limit. */
  settle(id: UploadId, upload: CountedUpload): Promise<void>;
  /** Call this if the upload does not begin after all. */
  drop(id: UploadId): Promise<void>;
  /** @returns usage and limits, in bytes */
  read(): Promise<{ name: string; used: number; most: number }[]>;
};

/** Number of bytes counted for an upload: its body, and its share of the database. */
export function countedBytes(bodyBytes: number, sealedMetadata: string): number {
  return bodyBytes + databaseCost(databaseBytes(sealedMetadata.length));
}

/**
 * Opens a session, and counts it in its sender's quotas, with the maximum length if it declares no length.
 *
 * @throws ProtocolError `too_many_bytes`
 */
export async function openCounted(
  uploads: SessionStore,
  stored: StoredBytes,
  session: Omit<NewSession, "quotas">,
  maxBytes: number,
): Promise<"opened" | "taken"> {
  const { id, declaredBytes, timeLimitSeconds, sealedMetadata } = session;
  await stored.admit(id, { bytes: countedBytes(declaredBytes ?? maxBytes, sealedMetadata), timeLimitSeconds });
  try {
    return await uploads.openSession({ ...session, quotas: stored.quotas });
  } catch (error) {
    await stored.drop(id).catch(() => {});
    throw error;
  }
}

/** @param sessionMaxSeconds - maximum age of a session */
export function createStoredQuota(
  store: QuotaStore,
  { perNetworkBytes, perAccountBytes, groups = new Map() }: StoredLimits,
  sessionMaxSeconds: number,
): (sender: CountedSender) => StoredBytes {
  /** Quotas in which a sender's uploads count: an account's, or those of a network and its site. */
  function listLimits({ network, account, group = "" }: CountedSender): Limit[] {
    const ofAccount = groups.get(group) ?? perAccountBytes;
    if (account !== null) return [{ name: "stored bytes", quota: hash(`account ${account}`), most: ofAccount }];
    const site = siteOf(network);
    const own = { name: "stored bytes", quota: hash(`network ${network}`), most: perNetworkBytes };
    if (site === network) return [own];
    return [own, { name: "stored bytes of site", quota: hash(`site ${site}`), most: perNetworkBytes * SITE_SHARE }];
  }

  return (sender) => {
    // The unknown network may contain any client, so its bytes are not limited.
    const isCounted = sender.account !== null || sender.network !== UNKNOWN_NETWORK;
    const limits = listLimits(sender).filter(({ most }) => isCounted && most > 0);
    const count = (id: UploadId, { bytes, timeLimitSeconds }: CountedUpload, { quota, most }: Limit) =>
      store.admitToQuota(quota, id, bytes, {
        maxBytes: most,
        lifeSeconds: sessionMaxSeconds + timeLimitSeconds + FINISH_SECONDS,
      });
    const drop = async (id: UploadId) => {
      await Promise.all(limits.map(({ quota }) => store.dropFromQuota(quota, id)));
    };
    return {
      quotas: limits.map(({ quota }) => quota),
      async admit(id, upload) {
        const answers = await Promise.all(limits.map((limit) => count(id, upload, limit)));
        if (!answers.includes("too_much")) return;
        await drop(id);
        throw new ProtocolError("too_many_bytes", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      },
      async settle(id, upload) {
        await Promise.all(limits.map((limit) => count(id, upload, { ...limit, most: Number.MAX_SAFE_INTEGER })));
      },
      drop,
      read: () =>
        Promise.all(limits.map(async ({ name, quota, most }) => ({ name, used: await store.readQuota(quota), most }))),
    };
  };
}

type Limit = { name: string; quota: string; most: number };

function hash(name: string): string {
  return createHash("sha256").update(`stored ${name}`).digest("hex");
}
