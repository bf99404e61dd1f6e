import { joinBytes } from "@envoi/protocol";
import { deriveBytes } from "../derive-bytes.ts";
import { SALT_BYTES, writeRecordHeader } from "../record-header.ts";
import { createSecret, type Secret } from "../secret.ts";
import { twoKeyCiphertext } from "./two-key-ciphertext.ts";

const BLOCKS = 4;
const BLOCK_BYTES = 16;
const LAST_RECORD = 2;

type Keystream = { key: Uint8Array<ArrayBuffer>; iv: Uint8Array<ArrayBuffer>; bytes: Uint8Array<ArrayBuffer> };

/** The keys of the first Record of a body, and the key stream that AES-GCM adds to its plaintext. */
async function deriveKeystream(secret: Secret, salt: Uint8Array<ArrayBuffer>): Promise<Keystream> {
  const key = await deriveBytes(secret, { salt, info: "Content-Encoding: aes128gcm\0", bytes: 16 });
  const iv = await deriveBytes(secret, { salt, info: "Content-Encoding: nonce\0", bytes: 12 });
  const aes = await crypto.subtle.importKey("raw", key, "AES-CTR", false, ["encrypt"]);
  const counter = joinBytes(iv, Uint8Array.of(0, 0, 0, 2));
  const algorithm = { name: "AES-CTR", counter, length: 32 };
  const bytes = new Uint8Array(await crypto.subtle.encrypt(algorithm, aes, new Uint8Array(BLOCKS * BLOCK_BYTES)));
  return { key, iv, bytes };
}

/**
 * A body of one Record that opens under two Secrets, to different plaintexts of 63 bytes. A malicious sender could make
 * such a body.
 */
export async function twoKeyBody(): Promise<{ body: Uint8Array<ArrayBuffer>; secrets: readonly [Secret, Secret] }> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const one = createSecret();
  const ofOne = await deriveKeystream(one, salt);
  for (;;) {
    const other = createSecret();
    const ofOther = await deriveKeystream(other, salt);
    // The last byte of both plaintexts must be the last Record's delimiter.
    if (ofOther.bytes.at(-1) !== ofOne.bytes.at(-1)) continue;
    const ciphertext = ofOne.bytes.slice();
    ciphertext[ciphertext.byteLength - 1] = (ofOne.bytes.at(-1) ?? 0) ^ LAST_RECORD;
    const iv = [ofOne.iv, ofOther.iv] as const;
    const record = await twoKeyCiphertext([ofOne.key, ofOther.key], ciphertext, { iv, chosen: 0 });
    return { body: joinBytes(writeRecordHeader(salt), record), secrets: [one, other] };
  }
}
