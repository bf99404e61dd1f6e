/** The parts of `http_ece`, which has no types, that the tests use as a reference. */
declare module "http_ece" {
  type Parameters = { version: "aes128gcm"; key: string; salt?: string; rs?: number };
  export function encrypt(plaintext: Buffer, parameters: Parameters): Buffer;
  export function decrypt(ciphertext: Buffer, parameters: Parameters): Buffer;
}
