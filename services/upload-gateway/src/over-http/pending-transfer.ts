import { ProtocolError, type UploadId } from "@envoi/protocol";
import type { PendingStore } from "@envoi/store";
import { holdersOf, MIN_PENDING_BYTES, type PendingLimits } from "../open-upload.ts";

const RETRY_AFTER_SECONDS = 30;

/**
 * Counts the bytes of an upload over HTTP as pending, because it waits for its sender after every request. A request is
 * refused before its bytes arrive, so none that was acknowledged is given up. See [Note: Pending bytes].
 *
 * @param bytes.before - what it counts now; 0 when it is new
 * @throws ProtocolError `busy` beyond a limit; it then counts as before
 */
export async function countPending(
  pending: PendingStore,
  id: UploadId,
  network: string,
  bytes: { before: number; now: number },
  limits: PendingLimits,
): Promise<void> {
  const counted: [string, number][] = [];
  for (const [holder, mostBytes] of holdersOf(network, limits)) {
    if (mostBytes === 0) continue;
    const admit = (holderOf: string, count: number, most: number) =>
      pending.admitPending(holderOf, id, Math.max(count, MIN_PENDING_BYTES), {
        mostBytes: most,
        lifeSeconds: limits.lifeSeconds,
      });
    if ((await admit(holder, bytes.now, mostBytes)) === "admitted") {
      counted.push([holder, mostBytes]);
      continue;
    }
    for (const [earlier, most] of counted) {
      if (bytes.before === 0) await pending.dropPending(earlier, id);
      else await admit(earlier, bytes.before, most);
    }
    throw new ProtocolError("busy", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}
