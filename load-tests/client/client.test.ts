import { makeProof } from "@envoi/auth";
import { fileListId } from "@envoi/crypto";
import { type AuthKey, ciphertextBytes, type Nonce } from "@envoi/protocol";
import { openBody, openMetadata } from "@envoi/testkit";
import { describe, expect, test } from "vitest";
import authHeader from "../../packages/crypto/vectors/auth-header.json" with { type: "json" };
import ece from "../../packages/crypto/vectors/ece.json" with { type: "json" };
import fileList from "../../packages/crypto/vectors/file-list.json" with { type: "json" };
import keySchedule from "../../packages/crypto/vectors/key-schedule.json" with { type: "json" };
import passwordAuth from "../../packages/crypto/vectors/password-auth.json" with { type: "json" };
import { fromBase64, sha256, toBase64Url } from "./bytes.ts";
import { authKey, deriveListId, metadataKey, passwordAuthKey, randomBytes, signNonce } from "./keys.ts";
import { sealBody, sealedLength, sealedMetadataLength, sealMetadata, splitFrames } from "./seal.ts";

const ofHex = (hex: string) => new Uint8Array(Buffer.from(hex, "hex"));
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
const generatorBytes = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31 + 7) % 256);

describe("keys", () => {
  test.each(keySchedule.cases)("of secret $secret_hex match the vectors", async (vector) => {
    const secret = ofHex(vector.secret_hex);
    expect(toHex(await metadataKey(secret))).toBe(vector.metadata_key_hex);
    expect(toBase64Url(await authKey(secret))).toBe(vector.auth_key_b64url);
  });

  test.each(passwordAuth.cases)("of a password match the vectors: $note", async (vector) => {
    expect(toHex(await passwordAuthKey(vector.password, vector.share_url))).toBe(vector.auth_key_hex);
  });

  test.each(authHeader.cases)("sign the nonce $nonce_b64 as in the vectors", async (vector) => {
    expect(await signNonce(ofHex(vector.auth_key_hex), vector.nonce_b64)).toBe(vector.authorization);
  });

  test("produce the same signature as our own clients for a random nonce", async () => {
    const key = randomBytes(64);
    const nonce = Buffer.from(randomBytes(16)).toString("base64");
    expect(await signNonce(key, nonce)).toBe(await makeProof(toBase64Url(key) as AuthKey, nonce as Nonce));
  });

  test.each(fileList.cases)("yield the list id from the vectors: $note", async (vector) => {
    const key = ofHex(vector.file_list_key_hex);
    expect(await deriveListId(key)).toBe(vector.list_id);
    expect(await deriveListId(key)).toBe(await fileListId(key));
  });
});

describe("bodies", () => {
  const vectors = ece.cases.filter(({ record_size }) => record_size === 65_536);
  test.each(vectors)("of $plaintext_length bytes are sealed as in the vectors", async (vector) => {
    const body = await sealBody(ofHex(ece.secret_hex), ofHex(ece.salt_hex), generatorBytes(vector.plaintext_length));
    expect(body.length).toBe(vector.ciphertext_length);
    expect(toHex(await sha256(body))).toBe(vector.ciphertext_sha256);
  });

  test.each([1, 65_518, 65_519, 65_520, 200_000])(
    "of %i bytes can be opened by another implementation",
    async (length) => {
      const [secret, plaintext] = [randomBytes(16), generatorBytes(length)];
      const body = await sealBody(secret, randomBytes(16), plaintext);
      expect(openBody(secret, body).equals(plaintext)).toBe(true);
      expect(sealedLength(length)).toBe(ciphertextBytes(length));
      expect(Buffer.concat(splitFrames(body)).equals(body)).toBe(true);
    },
  );
});

test("metadata can be opened by another implementation", async () => {
  const secret = randomBytes(16);
  const sealed = await sealMetadata(secret, "a file", 7);
  expect(sealed).toHaveLength(sealedMetadataLength("a file", 7));
  expect(openMetadata(secret, sealed)).toEqual({
    name: "a file",
    size: 7,
    type: "application/octet-stream",
    manifest: { files: [{ name: "a file", size: 7, type: "application/octet-stream" }] },
  });
});

test.each([0, 1, 2, 3, 4, 64])("base64 encoding and decoding leave %i bytes unchanged", (length) => {
  const bytes = randomBytes(length);
  expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
  expect(fromBase64(Buffer.from(bytes).toString("base64"))).toEqual(bytes);
});
