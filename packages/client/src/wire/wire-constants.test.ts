import { createDecipheriv, hkdfSync, pbkdf2Sync } from "node:crypto";
import { createSecret, derivePasswordAuthKey, formatShareLink, sealRecords } from "@envoi/crypto";
import { encodeBase64Url, type UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";

// Uses node:crypto and the protocol's numbers, not the constants and functions under test.

const secret = createSecret();

async function seal(plaintext: Uint8Array<ArrayBuffer>): Promise<Buffer> {
  return Buffer.from(await new Response(sealRecords(new Blob([plaintext]).stream(), { secret })).arrayBuffer());
}

/**
 * Opens the only Record of a body. It follows a 16-byte salt and 5 more bytes, is sealed with a 12-byte nonce, and ends
 * with a 16-byte tag.
 */
function openOnlyRecord(body: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const key = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12));
  const decipher = createDecipheriv("aes-128-gcm", key, nonce, { authTagLength: 16 });
  decipher.setAuthTag(body.subarray(-16));
  return Buffer.concat([decipher.update(body.subarray(21, -16)), decipher.final()]);
}

test("a full Record is 65536 bytes long, after a header of 16 bytes of salt and 5 more [R9.1]", async () => {
  const body = await seal(new Uint8Array(65_519));
  expect(body).toHaveLength(21 + 65_536);
  expect(body.readUInt32BE(16)).toBe(65_536);
  expect(body[20]).toBe(0);
  expect(openOnlyRecord(body)).toHaveLength(65_520);
});

test("a Record is sealed with a secret of 16 bytes and a nonce of 12, and has a tag of 16 [R9.3]", async () => {
  expect(secret).toHaveLength(16);
  const plaintext = Uint8Array.of(1, 2, 3);
  expect([...openOnlyRecord(await seal(plaintext))]).toEqual([1, 2, 3, 2]);
});

test.each([
  [1, 1],
  [65_519, 1],
  [65_520, 2],
  [200_000, 4],
])("sealing %i bytes adds 21 bytes, plus 17 for each of %i Records [R9.4]", async (size, records) => {
  expect(await seal(new Uint8Array(size))).toHaveLength(21 + size + 17 * records);
});

test("a password's key is derived by 100 rounds of PBKDF2 with the file's address as salt [R9.5]", async () => {
  const id = "0123456789abcdef" as UploadId;
  const link = formatShareLink({ origin: "https://send.example.com", id, secret });
  expect(link).toBe(`https://send.example.com/download/${id}/#${encodeBase64Url(secret)}`);
  const key = pbkdf2Sync("correct horse", link, 100, 64, "sha256").toString("base64url");
  expect(await derivePasswordAuthKey("correct horse", link)).toBe(key);
});
