/** Types of the parts of `http_ece` that the tests use as a reference. The package itself has no types. */
declare module "http_ece" {
  type Parameters = { version: "aes128gcm"; key: string; salt?: string; rs?: number };
  export function encrypt(plaintext: Buffer, parameters: Parameters): Buffer;
  export function decrypt(ciphertext: Buffer, parameters: Parameters): Buffer;
}
