const NO_SALT = new Uint8Array(0);

/**
 * HKDF with SHA-256: extract, then expand.
 *
 * @param info - ASCII
 * @param bytes - length of the result
 * @see RFC 5869
 */
export async function deriveBytes(
  inputKey: Uint8Array<ArrayBuffer>,
  { salt = NO_SALT, info, bytes }: { salt?: Uint8Array<ArrayBuffer>; info: string; bytes: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey("raw", inputKey, "HKDF", false, ["deriveBits"]);
  const algorithm = { name: "HKDF", hash: "SHA-256", salt, info: new TextEncoder().encode(info) };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, bytes * 8));
}
