/** @throws RangeError if the bytes have another length */
export function requireLength(bytes: Uint8Array, length: number, what: string): void {
  if (bytes.byteLength !== length) throw new RangeError(`${what} must have ${length} bytes`);
}
