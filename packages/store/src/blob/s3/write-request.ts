import type { Writable } from "node:stream";
import { writeBatch } from "@envoi/platform";
import { BlobStoreError } from "../port.ts";
import { answered } from "./s3-faults.ts";

/*
 * [Note: Stalled clients]
 *
 * Stores drop a PUT without traffic for 20–30 s, and the bytes already sent cannot be sent again. A client may stall
 * for longer, for example when a phone changes networks or a laptop is closed for a moment. So the last bytes received
 * are held back, and sent one by one while no new bytes arrive. That keeps the PUT alive for over an hour, at the cost
 * of copying RESERVE_BYTES per batch. The very last byte is held back until the body has ended with the right length,
 * because a store accepts a complete body as final.
 */
const RESERVE_BYTES = 1_024;
const TICK_MS = 5_000;
/** Number of ticks that a write may be blocked before the request is abandoned. */
const STUCK_TICKS = 6;

const NOTHING = new Uint8Array(0);

/** Splits off the last `bytes` bytes, and copies them. */
function holdBack(chunks: readonly Uint8Array[], bytes: number): { free: Uint8Array[]; held: Uint8Array } {
  const free = [...chunks];
  const held: Uint8Array[] = [];
  for (let missing = bytes; missing > 0; ) {
    const last = free.pop();
    if (last === undefined) break;
    const cut = Math.max(0, last.byteLength - missing);
    if (cut > 0) free.push(last.subarray(0, cut));
    held.unshift(last.subarray(cut));
    missing -= last.byteLength - cut;
  }
  return { free, held: Buffer.concat(held) };
}

/**
 * Writes a body of known length into a request, batch by batch as it arrives, and ends the request. Buffers only a
 * reserve in memory, see [Note: Stalled clients].
 *
 * @throws BlobStoreError `length_mismatch`, `unavailable`; the source's own error unchanged. The caller must then
 *   destroy the request.
 */
export async function writeRequest(
  request: Writable,
  batches: AsyncIterator<Uint8Array[]>,
  bytes: number,
): Promise<void> {
  let reserve: Uint8Array = NOTHING;
  let writing = false;
  let quietTicks = 0;

  const timer = setInterval(() => {
    quietTicks++;
    if (writing) {
      if (quietTicks >= STUCK_TICKS) request.destroy(new BlobStoreError("unavailable"));
    } else if (reserve.byteLength > 1) {
      request.write(reserve.subarray(0, 1));
      reserve = reserve.subarray(1);
    }
  }, TICK_MS);
  request.once("close", () => clearInterval(timer));

  let received = 0;
  try {
    for (;;) {
      const next = await batches.next();
      if (request.destroyed) throw new BlobStoreError("unavailable");
      if (next.done) break;
      for (const chunk of next.value) received += chunk.byteLength;
      if (received > bytes) throw new BlobStoreError("length_mismatch");
      const { free, held } = holdBack([reserve, ...next.value], RESERVE_BYTES);
      reserve = held;
      quietTicks = 0;
      writing = true;
      await answered(writeBatch(request, free));
      writing = false;
    }
    if (received !== bytes) throw new BlobStoreError("length_mismatch");
    request.end(reserve);
  } finally {
    clearInterval(timer);
  }
}
