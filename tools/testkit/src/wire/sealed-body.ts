import { createCipheriv, createDecipheriv, createHmac, hkdfSync, pbkdf2Sync, randomBytes } from "node:crypto";
import { HEADER_BYTES, PIECE_BYTES, RECORD_BYTES } from "@envoi/protocol";

/*
 * An independent implementation of the wire's cryptography, with node:crypto and without streams, so tests never
 * check our crypto package against itself.
 */

function derive(secret: Uint8Array, salt: Uint8Array, info: string, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}

const NO_SALT = Buffer.alloc(0);

export function deriveAuthKey(secret: Uint8Array): Buffer {
  return derive(secret, NO_SALT, "authentication", 64);
}

export function derivePasswordAuthKey(password: string, shareLink: string): Buffer {
  return pbkdf2Sync(password, shareLink, 100, 64, "sha256");
}

/** `Authorization` header with the Proof for a Nonce. */
export function signNonce(authKey: Uint8Array, nonceB64: string): string {
  const mac = createHmac("sha256", authKey).update(Buffer.from(nonceB64, "base64")).digest("base64url");
  return `send-v1 ${mac}`;
}

export function sealMetadata(secret: Uint8Array, metadata: object): string {
  const key = derive(secret, NO_SALT, "metadata", 16);
  const cipher = createCipheriv("aes-128-gcm", key, Buffer.alloc(12));
  return Buffer.concat([cipher.update(JSON.stringify(metadata)), cipher.final(), cipher.getAuthTag()]).toString(
    "base64url",
  );
}

export function openMetadata(secret: Uint8Array, sealed: string): unknown {
  const key = derive(secret, NO_SALT, "metadata", 16);
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-128-gcm", key, Buffer.alloc(12));
  decipher.setAuthTag(bytes.subarray(-16));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString("utf8"));
}

function recordCipher(secret: Uint8Array, salt: Uint8Array) {
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonceBase = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const computeIv = (sequence: number): Buffer => {
    const iv = Buffer.from(nonceBase);
    iv.writeUInt32BE((iv.readUInt32BE(8) ^ sequence) >>> 0, 8);
    return iv;
  };
  return { key, computeIv };
}

/** The encrypted body: its header, then its Records. */
export function* sealBody(
  secret: Uint8Array,
  plaintext: Uint8Array,
  salt: Buffer = randomBytes(16),
): Generator<Buffer> {
  const header = Buffer.alloc(HEADER_BYTES);
  salt.copy(header);
  header.writeUInt32BE(RECORD_BYTES, 16);
  yield header;
  const { key, computeIv } = recordCipher(secret, salt);
  for (let sequence = 0, at = 0; at < plaintext.length; sequence += 1, at += PIECE_BYTES) {
    const cipher = createCipheriv("aes-128-gcm", key, computeIv(sequence));
    const isLast = at + PIECE_BYTES >= plaintext.length;
    const piece = cipher.update(plaintext.subarray(at, at + PIECE_BYTES));
    yield Buffer.concat([piece, cipher.update(Buffer.of(isLast ? 2 : 1)), cipher.final(), cipher.getAuthTag()]);
  }
}

/** @throws when a Record is not authentic or the last one is missing */
export function openBody(secret: Uint8Array, body: Uint8Array): Buffer {
  const { key, computeIv } = recordCipher(secret, body.subarray(0, 16));
  const pieces: Buffer[] = [];
  for (let sequence = 0, at = HEADER_BYTES; at < body.length; sequence += 1, at += RECORD_BYTES) {
    const record = body.subarray(at, at + RECORD_BYTES);
    const decipher = createDecipheriv("aes-128-gcm", key, computeIv(sequence));
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    const delimiter = at + RECORD_BYTES >= body.length ? 2 : 1;
    if (padded.at(-1) !== delimiter) throw new Error(`record ${sequence} does not end in ${delimiter}`);
    pieces.push(padded.subarray(0, -1));
  }
  return Buffer.concat(pieces);
}

/** An unencrypted body with the right length and form: servers do not read the contents of Records. */
export function* opaqueBody(length: number): Generator<Buffer> {
  yield Buffer.concat([randomBytes(16), Buffer.of(0, 1, 0, 0, 0)]);
  const record = randomBytes(RECORD_BYTES);
  for (let left = length - HEADER_BYTES; left > 0; left -= RECORD_BYTES) {
    yield record.subarray(0, Math.min(left, RECORD_BYTES));
  }
}
