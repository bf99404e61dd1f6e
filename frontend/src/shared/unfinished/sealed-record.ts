import { decodeBase64, encodeBase64Url } from "@envoi/protocol";

/*
 * [Note: Sealed records]
 *
 * The data with which another page continues an upload are sealed with AES-GCM under their own key. The browser keeps
 * that key beside them, as a CryptoKey that scripts can use but not read. docs/design/encryption.md says what this
 * protects.
 */

export type SealedRecord = { key: CryptoKey; sealed: ArrayBuffer };

const ALGORITHM = "AES-GCM";
const BYTES = "bytes:";
const TEXT = "text:";

/** A key seals one record once, so the nonce may be the same for all. */
function parameters(id: string): AesGcmParams {
  return { name: ALGORITHM, iv: new Uint8Array(12), additionalData: new TextEncoder().encode(id) };
}

/** Marks bytes, which JSON lacks. */
function toJson(_: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return BYTES + encodeBase64Url(value);
  return typeof value === "string" ? TEXT + value : value;
}

function fromJson(_: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  return value.startsWith(BYTES) ? decodeBase64(value.slice(BYTES.length)) : value.slice(TEXT.length);
}

/** @param id - id of the record, which opens under no other */
export async function sealRecord(id: string, content: unknown): Promise<SealedRecord> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ["encrypt", "decrypt"]);
  const plain = new TextEncoder().encode(JSON.stringify(content, toJson));
  return { key, sealed: await crypto.subtle.encrypt(parameters(id), key, plain) };
}

/** @throws DOMException if it is damaged, or another record */
export async function openRecord(id: string, { key, sealed }: SealedRecord): Promise<unknown> {
  const plain = await crypto.subtle.decrypt(parameters(id), key, sealed);
  return JSON.parse(new TextDecoder().decode(plain), fromJson);
}
