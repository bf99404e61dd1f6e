import { XWing } from "@hpke/hybridkem-x-wing";
import { ml_kem768_x25519 as other } from "@noble/post-quantum/hybrid.js";
import { describe, expect, test } from "vitest";
import vectors from "../../vectors/x-wing.json" with { type: "json" };
import { fromHex, toHex } from "../testing/test-bytes.ts";

const kem = new XWing();
const hexOf = (buffer: ArrayBuffer) => toHex(new Uint8Array(buffer));

describe.each(vectors.cases)("X-Wing with the published seed $seed_hex", (vector) => {
  const seed = fromHex(vector.seed_hex);

  test("Derives the published public key, in both libraries", async () => {
    const { publicKey } = await kem.generateKeyPairDerand(seed);
    expect(hexOf(await kem.serializePublicKey(publicKey))).toBe(vector.public_key_hex);
    expect(toHex(other.keygen(seed).publicKey)).toBe(vector.public_key_hex);
  });

  test("Decapsulates to the published shared secret, in both libraries", async () => {
    const enc = fromHex(vector.enc_hex);
    const recipientKey = await kem.deserializePrivateKey(seed);
    expect(hexOf(await kem.decap({ recipientKey, enc }))).toBe(vector.shared_secret_hex);
    expect(toHex(other.decapsulate(enc, seed))).toBe(vector.shared_secret_hex);
  });

  test("Encapsulates as published, in both libraries", async () => {
    const [publicKey, random] = [fromHex(vector.public_key_hex), fromHex(vector.ikm_e_hex)];
    const ours = await kem.encap({ recipientPublicKey: await kem.deserializePublicKey(publicKey), ekm: random });
    expect(hexOf(ours.enc)).toBe(vector.enc_hex);
    expect(hexOf(ours.sharedSecret)).toBe(vector.shared_secret_hex);
    const theirs = other.encapsulate(publicKey, random);
    expect(toHex(theirs.cipherText)).toBe(vector.enc_hex);
    expect(toHex(theirs.sharedSecret)).toBe(vector.shared_secret_hex);
  });
});

test("What one X-Wing library encapsulates to a random key, the other decapsulates", async () => {
  for (let round = 0; round < 2; round += 1) {
    const seed = crypto.getRandomValues(new Uint8Array(32));
    const { publicKey } = other.keygen(seed);
    const recipientKey = await kem.deserializePrivateKey(seed);
    const ours = await kem.encap({ recipientPublicKey: await kem.deserializePublicKey(publicKey) });
    expect(toHex(other.decapsulate(new Uint8Array(ours.enc), seed))).toBe(hexOf(ours.sharedSecret));
    const theirs = other.encapsulate(publicKey);
    expect(hexOf(await kem.decap({ recipientKey, enc: theirs.cipherText }))).toBe(toHex(theirs.sharedSecret));
  }
});
