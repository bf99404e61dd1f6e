import { type Bytes, toBase64Url, utf8 } from "./bytes.ts";
import { hkdf, metadataKey } from "./keys.ts";

const RECORD_BYTES = 65_536;
const HEADER_BYTES = 21;
const TAG_BYTES = 16;
const PIECE_BYTES = RECORD_BYTES - TAG_BYTES - 1;
const MORE_FOLLOWS = 1;
const LAST = 2;

/** The name of every file. All have the same length, because the metadata counts towards quotas. */
export const FILE_NAME = "load-test.bin";

async function gcmKey(bytes: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, { name: "AES-GCM" }, false, ["encrypt"]);
}

async function encrypt(key: CryptoKey, iv: Bytes, plaintext: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plaintext));
}

export function sealedLength(plaintextBytes: number): number {
  return HEADER_BYTES + plaintextBytes + (TAG_BYTES + 1) * Math.ceil(plaintextBytes / PIECE_BYTES);
}

/** The messages of a body: its header, then its Records. */
export function splitFrames(body: Bytes): Bytes[] {
  const frames = [body.slice(0, HEADER_BYTES)];
  for (let at = HEADER_BYTES; at < body.length; at += RECORD_BYTES) frames.push(body.slice(at, at + RECORD_BYTES));
  return frames;
}

/** The encrypted body of a file, which a browser could open. */
export async function sealBody(secret: Bytes, salt: Bytes, plaintext: Bytes): Promise<Bytes> {
  const body = new Uint8Array(sealedLength(plaintext.length));
  body.set(salt);
  new DataView(body.buffer).setUint32(salt.length, RECORD_BYTES);
  const key = await gcmKey(await hkdf(secret, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonceBase = await hkdf(secret, salt, "Content-Encoding: nonce\0", 12);
  const iv = nonceBase.slice();
  const counter = new DataView(nonceBase.buffer).getUint32(8);
  let at = HEADER_BYTES;
  for (let from = 0, sequence = 0; from < plaintext.length; from += PIECE_BYTES, sequence += 1) {
    const piece = plaintext.subarray(from, from + PIECE_BYTES);
    const record = new Uint8Array(piece.length + 1);
    record.set(piece);
    record[piece.length] = from + PIECE_BYTES < plaintext.length ? MORE_FOLLOWS : LAST;
    new DataView(iv.buffer).setUint32(8, (counter ^ sequence) >>> 0);
    const sealed = await encrypt(key, iv, record);
    body.set(sealed, at);
    at += sealed.length;
  }
  return body;
}

function encodeMetadata(name: string, size: number): Bytes {
  const type = "application/octet-stream";
  return utf8(JSON.stringify({ name, size, type, manifest: { files: [{ name, size, type }] } }));
}

/** Encrypts a file's metadata. Each key may seal only one message, because the IV is zero. */
export async function sealMetadata(secret: Bytes, name: string, size: number): Promise<string> {
  const key = await gcmKey(await metadataKey(secret));
  return toBase64Url(await encrypt(key, new Uint8Array(12), encodeMetadata(name, size)));
}

/** Length of a file's sealed metadata in base64. */
export function sealedMetadataLength(name: string, size: number): number {
  return Math.ceil(((encodeMetadata(name, size).length + TAG_BYTES) * 4) / 3);
}
