// Chromium transfers nothing through a port that is itself closed, so the other port is.
const { port1: nowhere, port2 } = new MessageChannel();
port2.close();

/**
 * Releases a chunk's memory at once. During a large upload, chunks that wait for garbage collection would take up most
 * of the memory.
 *
 * Transfers the chunk in a message that nobody receives, because not every supported browser has
 * `ArrayBuffer.prototype.transfer`.
 *
 * @param chunk - must cover its whole buffer, which nothing else may use; its length is 0 afterwards
 */
export function freeMemory({ buffer }: Uint8Array<ArrayBuffer>): void {
  nowhere.postMessage(null, [buffer]);
}
