import { createHash } from "node:crypto";
import { databaseBytes, databaseCost, type QuotaHolder, type StoredLimits, UNKNOWN_NETWORK } from "@envoi/platform";
import { ProtocolError, type UploadId } from "@envoi/protocol";
import { FINISH_SECONDS, type NewSession, type PendingStore, type SessionStore } from "@envoi/store";

/** Files of the sender may expire or be deleted at any time, and make room. */
const RETRY_AFTER_SECONDS = 600;

type Counted = { bytes: number; timeLimitSeconds: number };

/** What one sender has stored: [Note: Stored bytes]. */
export type StoredBytes = {
  /** Who an upload counts for; `null`: nobody. */
  readonly holder: string | null;
  /** Counts a new upload. @throws ProtocolError `too_many_bytes` beyond the limit: nothing is counted then */
  admit(id: UploadId, upload: Counted): Promise<void>;
  /** Counts an upload with the actual length of its body, whatever the limit. */
  settle(id: UploadId, upload: Counted): Promise<void>;
  /** The upload does not begin. */
  drop(id: UploadId): Promise<void>;
  /** What is counted, in bytes, and the limit; `null` without one. */
  read(): Promise<{ used: number; most: number } | null>;
};

/** Of senders without a limit. */
export const COUNTED_FOR_NOBODY: StoredBytes = {
  holder: null,
  admit: async () => {},
  settle: async () => {},
  drop: async () => {},
  read: async () => null,
};

/** What an upload counts: its body, and what it takes up in the database. */
export function countedBytes(bodyBytes: number, sealedMetadata: string): number {
  return bodyBytes + databaseCost(databaseBytes(sealedMetadata.length));
}

/**
 * Opens a session that counts for its sender, with the largest length if it declares none.
 *
 * @throws ProtocolError `too_many_bytes`
 */
export async function openCounted(
  uploads: SessionStore,
  stored: StoredBytes,
  session: Omit<NewSession, "holder">,
  maxBytes: number,
): Promise<"opened" | "taken"> {
  const { id, declaredBytes, timeLimitSeconds, sealedMetadata } = session;
  await stored.admit(id, { bytes: countedBytes(declaredBytes ?? maxBytes, sealedMetadata), timeLimitSeconds });
  try {
    return await uploads.openSession({ ...session, holder: stored.holder });
  } catch (error) {
    await stored.drop(id).catch(() => {});
    throw error;
  }
}

/** @param sessionMaxSeconds - how old a session may become */
export function createStoredQuota(
  pending: PendingStore,
  { perNetworkBytes, perAccountBytes }: StoredLimits,
  sessionMaxSeconds: number,
): (sender: QuotaHolder) => StoredBytes {
  return ({ network, account }) => {
    const mostBytes = account === null ? perNetworkBytes : perAccountBytes;
    // Everyone is in the unknown network.
    if (mostBytes === 0 || (account === null && network === UNKNOWN_NETWORK)) return COUNTED_FOR_NOBODY;
    const name = account === null ? `network ${network}` : `account ${account}`;
    const holder = createHash("sha256").update(`stored ${name}`).digest("hex");
    const count = (id: UploadId, { bytes, timeLimitSeconds }: Counted, most: number) =>
      pending.admitPending(holder, id, bytes, {
        mostBytes: most,
        lifeSeconds: sessionMaxSeconds + timeLimitSeconds + FINISH_SECONDS,
      });
    return {
      holder,
      async admit(id, upload) {
        if ((await count(id, upload, mostBytes)) === "admitted") return;
        throw new ProtocolError("too_many_bytes", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      },
      async settle(id, upload) {
        await count(id, upload, Number.MAX_SAFE_INTEGER);
      },
      drop: (id) => pending.dropPending(holder, id),
      read: async () => ({ used: await pending.readPending(holder), most: mostBytes }),
    };
  };
}
