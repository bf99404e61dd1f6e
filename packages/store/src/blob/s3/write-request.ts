import type { Writable } from "node:stream";
import { writeBatch } from "@envoi/platform";
import { BlobStoreError } from "../port.ts";
import { answered } from "./s3-faults.ts";

/*
 * [Note: Stalled clients]
 *
 * Stores drop a PUT that brings no byte for 20 to 30 s, and what was sent of it can't be sent again. A client may stall
 * for longer: a phone changes networks, a laptop's lid is closed for a moment. So the last bytes that came are held back,
 * and while nothing else comes, one of them goes out at a time. That keeps the PUT alive for over an hour, at the cost of
 * a copy of RESERVE_BYTES per batch. The very last byte stays until the body has ended with the right length, as a store
 * makes a whole of what is complete.
 */
const RESERVE_BYTES = 1_024;
const TICK_MS = 5_000;
/** The store takes nothing for so many ticks: it is not coming back for this body. */
const STUCK_TICKS = 6;

const NOTHING = new Uint8Array(0);

/** All but the last bytes, and a copy of those. */
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
 * Writes a body of known length into a request, batch by batch as it comes, and ends it. Holds nothing but a reserve, see
 * [Note: Stalled clients].
 *
 * @throws BlobStoreError `length_mismatch`, `unavailable`; the source's own error as it is. The request is the caller's to
 *   destroy then.
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
