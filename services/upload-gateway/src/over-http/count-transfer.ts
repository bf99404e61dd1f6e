import { ProtocolError } from "@envoi/protocol";
import { MIN_WAITING_BYTES } from "@envoi/store";
import type { WaitingUploads } from "../waiting-uploads.ts";
import { abandonTransfer, offsetOf, type Transfer } from "./transfer.ts";

const RETRY_AFTER_SECONDS = 30;
/** Longer than any request can last. */
const BUSY_SECONDS = 600;

export type CountedTransfer = AsyncDisposable & {
  /**
   * Number of bytes that the session has stored; `null` when the session has ended. Set by the code that changes it.
   */
  storedBytes: number | null;
  /**
   * Counts bytes before they are stored.
   * @param bytes - resulting length of the whole session
   * @throws ProtocolError `busy`
   */
  reserve(bytes: number): Promise<void>;
};

type CountDeps = Parameters<typeof abandonTransfer>[0] & { waiting: WaitingUploads };

/**
 * Counts an upload over HTTP while a request fills it and, after disposal, while the upload waits for its
 * sender. Bytes are counted before they are stored, so that a sender's own further bytes never cause acknowledged
 * ones to be abandoned. They are not counted much earlier, because a request may announce many bytes but send few. See
 * [Note: Waiting sessions].
 *
 * @param addedBytes - number of bytes that the request adds
 * @throws ProtocolError `busy` above a limit
 */
export async function countTransfer(
  deps: CountDeps,
  transfer: Transfer,
  { network, addedBytes }: { network: string; addedBytes: number },
): Promise<CountedTransfer> {
  const { waiting } = deps;
  const offset = offsetOf(transfer);
  const maxBytes = offset + addedBytes;
  const busySeconds = addedBytes === 0 ? 0 : BUSY_SECONDS;
  const countedAhead = (bytes: number) => Math.min(maxBytes, bytes + MIN_WAITING_BYTES);
  let countedBytes = offset;

  const counted: CountedTransfer = {
    storedBytes: offset,
    async reserve(bytes) {
      if (bytes > countedBytes) await count(countedAhead(bytes));
    },
    async [Symbol.asyncDispose]() {
      if (counted.storedBytes === null) await waiting.drop(transfer.id);
      else if (addedBytes > 0) await waiting.count(transfer, network, { bytes: counted.storedBytes }).catch(() => {});
    },
  };

  /** @throws ProtocolError `busy` */
  async function count(bytes: number): Promise<void> {
    const outcome = await waiting.count(transfer, network, { bytes, busySeconds });
    countedBytes = bytes;
    if (outcome === "admitted") return;
    if (outcome === "refused") {
      // The session has just been abandoned to free space for others, and bytes must not be stored uncounted.
      counted.storedBytes = null;
      await abandonTransfer(deps, transfer);
    }
    throw new ProtocolError("busy", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  await count(countedAhead(offset));
  return counted;
}
