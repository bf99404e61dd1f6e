/**
 * Tests the cryptography that Envoi needs: AES-GCM with a 128-bit key, PBKDF2, HKDF, ECDH on P-256.
 *
 * @returns `false` if anything is missing, for example on an insecure page
 */
export async function checkCrypto(crypto: Crypto | undefined): Promise<boolean> {
  try {
    const subtle = crypto?.subtle;
    if (crypto === undefined || subtle === undefined) return false;
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sample = crypto.getRandomValues(new Uint8Array(32));

    const key = await subtle.generateKey({ name: "AES-GCM", length: 128 }, false, ["encrypt", "decrypt"]);
    const algorithm = { name: "AES-GCM", iv, tagLength: 128 };
    const opened = new Uint8Array(await subtle.decrypt(algorithm, key, await subtle.encrypt(algorithm, key, sample)));
    if (!opened.every((byte, index) => byte === sample[index])) return false;

    const password = await subtle.importKey("raw", sample, "PBKDF2", false, ["deriveBits"]);
    await subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt: iv, iterations: 1 }, password, 512);
    const secret = await subtle.importKey("raw", sample, "HKDF", false, ["deriveBits"]);
    await subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: iv }, secret, 128);
    const pair = await subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, false, ["deriveBits"]);
    await subtle.deriveBits({ name: "ECDH", public: pair.publicKey }, pair.privateKey, 256);
    return true;
  } catch {
    return false;
  }
}
