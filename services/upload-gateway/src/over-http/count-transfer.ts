import { ProtocolError } from "@envoi/protocol";
import type { WaitingUploads } from "../waiting-uploads.ts";
import { abandonTransfer, offsetOf, type Transfer } from "./transfer.ts";

const RETRY_AFTER_SECONDS = 30;
/** Longer than a request may take. */
const BUSY_SECONDS = 600;

/** What a session has stored; `null` when it has ended. Whoever changes it notes it here. */
export type StoredNow = { bytes: number | null };

type CountDeps = Parameters<typeof abandonTransfer>[0] & { waiting: WaitingUploads };

/**
 * Counts an upload over HTTP while a request has it and afterwards, because it then waits for its sender. It is refused
 * before its bytes arrive, so none that was acknowledged is given up for its own sender. See [Note: Waiting sessions].
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
  const busySeconds = addedBytes === 0 ? 0 : BUSY_SECONDS;
  const outcome = await waiting.count(transfer, network, { bytes: offset + addedBytes, busySeconds });
  if (outcome !== "admitted") {
    // It was given up just now, and nothing may take up space uncounted.
    if (outcome === "refused") await abandonTransfer(deps, transfer);
    throw new ProtocolError("busy", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  const stored: StoredNow = { bytes: offset };
  try {
    return await work(stored);
  } finally {
    if (stored.bytes === null) await waiting.drop(transfer.id);
    else if (addedBytes > 0) await waiting.count(transfer, network, { bytes: stored.bytes }).catch(() => {});
  }
}
