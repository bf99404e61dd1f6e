import { deriveFileListKey } from "@envoi/crypto";
import { decodeBase64, encodeBase64Url } from "@envoi/protocol";
import { decodeProtectedHeader } from "jose/decode/protected_header";
import { compactDecrypt } from "jose/jwe/compact/decrypt";
import { isObject, parseJson } from "../storage/parse-json.ts";

const SCOPED_KEY_BYTES = 32;
const ALGORITHM = "ECDH-ES";
const ENCRYPTION = "A256GCM";
/** The only curve whose shared secret is as long as the content key. */
const CURVE = "P-256";

/**
 * Decrypts the key bundle received with the tokens, and derives the list's key from this product's key.
 *
 * @param keyScope - the name of this product's key
 * @returns URL-safe base64
 * @throws Error 'invalid jwe', 'unsupported jwe type' or 'unsupported key length'
 * @see RFC 7516 for the form of the bundle; RFC 7518, section 4.6, for the key agreement
 */
export async function openBundle(keysJwe: string, privateKey: JsonWebKey, keyScope: string): Promise<string> {
  requireType(parseHeader(keysJwe));
  const bundle = parseJson(await openJwe(keysJwe, privateKey));
  const entry = isObject(bundle) ? bundle[keyScope] : null;
  const scopedKey = isObject(entry) && typeof entry["k"] === "string" ? decodeBase64(entry["k"]) : null;
  if (scopedKey === null) throw new Error("invalid jwe");
  if (scopedKey.length !== SCOPED_KEY_BYTES) throw new Error("unsupported key length");
  return encodeBase64Url(await deriveFileListKey(scopedKey));
}

function parseHeader(keysJwe: string): Record<string, unknown> {
  try {
    if (keysJwe.split(".").length === 5) return { ...decodeProtectedHeader(keysJwe) };
  } catch {
    // An unreadable header is handled below, like any invalid bundle.
  }
  throw new Error("invalid jwe");
}

function requireType({ alg, enc, epk }: Record<string, unknown>): void {
  if (alg !== ALGORITHM || enc !== ENCRYPTION) throw new Error("unsupported jwe type");
  if (isObject(epk) && epk["crv"] !== CURVE) throw new Error("unsupported key length");
}

async function openJwe(keysJwe: string, privateKey: JsonWebKey): Promise<string> {
  try {
    const { plaintext } = await compactDecrypt(keysJwe, { ...privateKey, kty: "EC" });
    return new TextDecoder().decode(plaintext);
  } catch (cause) {
    throw new Error("invalid jwe", { cause });
  }
}
