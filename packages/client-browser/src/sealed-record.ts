import { decodeBase64, encodeBase64Url } from "@envoi/protocol";

/*
 * [Note: Sealed records]
 *
 * The data that lets another page continue an upload is sealed with AES-GCM under its own key. The browser stores that
 * key beside the data, as a CryptoKey that scripts can use but not read. docs/design/encryption.md explains what this
 * protects against.
 */

export type SealedRecord = { key: CryptoKey; sealed: ArrayBuffer };

const ALGORITHM = "AES-GCM";
const BYTES = "bytes:";
const TEXT = "text:";

/** Each key seals only one record, once, so all records may use the same iv. */
function parameters(id: string): AesGcmParams {
  return { name: ALGORITHM, iv: new Uint8Array(12), additionalData: new TextEncoder().encode(id) };
}

/** A replacer that marks bytes, which JSON cannot represent, and encodes them as text. */
function toJson(_: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return BYTES + encodeBase64Url(value);
  return typeof value === "string" ? TEXT + value : value;
}

function fromJson(_: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  return value.startsWith(BYTES) ? decodeBase64(value.slice(BYTES.length)) : value.slice(TEXT.length);
}

/** @param id - id of the record, required to open it */
export async function sealRecord(id: string, content: unknown): Promise<SealedRecord> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ["encrypt", "decrypt"]);
  const plain = new TextEncoder().encode(JSON.stringify(content, toJson));
  return { key, sealed: await crypto.subtle.encrypt(parameters(id), key, plain) };
}

/** @throws DOMException if the record is damaged or was sealed under another id */
export async function openRecord(id: string, { key, sealed }: SealedRecord): Promise<unknown> {
  const plain = await crypto.subtle.decrypt(parameters(id), key, sealed);
  return JSON.parse(new TextDecoder().decode(plain), fromJson);
}
