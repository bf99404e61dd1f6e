const PERIOD = Uint8Array.from({ length: 256 }, (_, index) => (index * 31 + 7) % 256);

/** Plaintext for tests: byte i is (i × 31 + 7) mod 256, as in the vectors. */
export function generatorBytes(length: number): Uint8Array {
  return new Uint8Array(Buffer.alloc(length, PERIOD));
}
