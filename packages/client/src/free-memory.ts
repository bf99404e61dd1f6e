const { port1: nowhere } = new MessageChannel();
nowhere.close();

/**
 * Gives the memory of a chunk back at once. Left to be collected, it is what a large upload takes most of.
 *
 * By a message that nobody gets: `transfer(0)` of the buffer leaves Chromium holding on to it.
 *
 * @param chunk - all of its buffer, and nobody's but the caller's; of length 0 from here on
 */
export function freeMemory({ buffer }: Uint8Array<ArrayBuffer>): void {
  nowhere.postMessage(null, [buffer]);
}
