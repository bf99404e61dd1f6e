import { MIN_WAITING_BYTES } from "../port.ts";

/** What a session counts while it waits, in bytes; 0: it counts as one session without bytes. */
export function countedBytes(bytes: number): number {
  return bytes === 0 ? 0 : Math.max(bytes, MIN_WAITING_BYTES);
}
