/** @returns this many random bytes, as lower-case hex characters */
export function randomHex(bytes: number): string {
  return crypto.getRandomValues(Buffer.alloc(bytes)).toString("hex");
}
