/** Plaintext for tests: byte i is (i × 31 + 7) mod 256, as in the vectors. */
export function generatorBytes(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => (index * 31 + 7) % 256);
}
