const { port1: nowhere } = new MessageChannel();
nowhere.close();

/**
 * Releases a chunk's memory at once. During a large upload, chunks that wait for garbage collection would take up most
 * of the memory.
 *
 * Transfers the chunk in a message to a closed port, because Chromium keeps the memory after `transfer(0)` of the
 * buffer.
 *
 * @param chunk - must cover its whole buffer, which nothing else may use; its length is 0 afterwards
 */
export function freeMemory({ buffer }: Uint8Array<ArrayBuffer>): void {
  nowhere.postMessage(null, [buffer]);
}
