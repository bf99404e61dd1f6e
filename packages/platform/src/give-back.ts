/** Gives the memory of chunks back that they have for themselves: they are empty then. */
export function giveBack(batch: readonly Uint8Array[]): void {
  for (const { buffer, byteLength } of batch) {
    if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0);
  }
}
