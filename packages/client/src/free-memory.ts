const { port1: nowhere } = new MessageChannel();
nowhere.close();

/**
 * Releases the memory of a chunk at once. Waiting for garbage collection would dominate the memory of a large upload.
 *
 * Transfers it in a message to a closed port, because Chromium keeps the memory after `transfer(0)` of the buffer.
 *
 * @param chunk - covers its whole buffer, which nothing else uses; its length is 0 afterwards
 */
export function freeMemory({ buffer }: Uint8Array<ArrayBuffer>): void {
  nowhere.postMessage(null, [buffer]);
}
