import { ProtocolError } from "@envoi/protocol";
import { MIN_WAITING_BYTES } from "@envoi/store";
import type { WaitingUploads } from "../waiting-uploads.ts";
import { abandonTransfer, offsetOf, type Transfer } from "./transfer.ts";

const RETRY_AFTER_SECONDS = 30;
/** Longer than a request may take. */
const BUSY_SECONDS = 600;

export type StoredNow = {
  /** What a session has stored; `null` when it has ended. Set by the work that changes it. */
  bytes: number | null;
  /** Counts bytes before they are stored. @param bytes - of the whole session @throws ProtocolError `busy` */
  reserve(bytes: number): Promise<void>;
};

type CountDeps = Parameters<typeof abandonTransfer>[0] & { waiting: WaitingUploads };

/**
 * Counts an upload over HTTP while a request has it and afterwards, because it then waits for its sender. Bytes are
 * counted before they are stored, so none that was acknowledged is given up for its own sender; and not much sooner,
 * because a request may promise many and send few. See [Note: Waiting sessions].
 *
 * @param addedBytes - that the request brings
 * @throws ProtocolError `busy` beyond a limit; errors of `work`
 */
export async function whileCounted<Result>(
  deps: CountDeps,
  transfer: Transfer,
  { network, addedBytes }: { network: string; addedBytes: number },
  work: (stored: StoredNow) => Promise<Result>,
): Promise<Result> {
  const { waiting } = deps;
  const offset = offsetOf(transfer);
  const mostBytes = offset + addedBytes;
  const busySeconds = addedBytes === 0 ? 0 : BUSY_SECONDS;
  const countedAhead = (bytes: number) => Math.min(mostBytes, bytes + MIN_WAITING_BYTES);
  let countedBytes = offset;

  const stored: StoredNow = {
    bytes: offset,
    async reserve(bytes) {
      if (bytes > countedBytes) await count(countedAhead(bytes));
    },
  };

  /** @throws ProtocolError `busy` */
  async function count(bytes: number): Promise<void> {
    const outcome = await waiting.count(transfer, network, { bytes, busySeconds });
    countedBytes = bytes;
    if (outcome === "admitted") return;
    if (outcome === "refused") {
      // It was given up just now, and nothing may take up space uncounted.
      stored.bytes = null;
      await abandonTransfer(deps, transfer);
    }
    throw new ProtocolError("busy", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  await count(countedAhead(offset));
  try {
    return await work(stored);
  } finally {
    if (stored.bytes === null) await waiting.drop(transfer.id);
    else if (addedBytes > 0) await waiting.count(transfer, network, { bytes: stored.bytes }).catch(() => {});
  }
}
