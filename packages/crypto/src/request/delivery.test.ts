import { decodeBase64, encodeBase64Url, type Metadata, parseRequestId, type RequestId } from "@envoi/protocol";
import { Aes256Gcm, CipherSuite, HkdfSha256 } from "@hpke/core";
import { XWing } from "@hpke/hybridkem-x-wing";
import { beforeAll, describe, expect, test } from "vitest";
import { openCommittedMetadata, sealCommittedMetadata } from "../sealed-metadata.ts";
import { createSecret } from "../secret.ts";
import { createContentKey, deriveContentKeys } from "../strong-password.ts";
import { fromHex } from "../testing/test-bytes.ts";
import { computeFingerprint, computeReceipt } from "./receipt.ts";
import {
  createRequestSeed,
  deriveOwnerKeys,
  deriveRequestKeys,
  deriveRequestRoot,
  type RequestPublicKey,
} from "./request-keys.ts";
import { formatOwnerLink, parseOwnerLink } from "./request-link.ts";
import { formatRequestTerms, type RequestTerms } from "./request-terms.ts";
import { type DeliveryBinding, unwrapDeliveryKey, wrapDeliveryKey } from "./wrapped-delivery-key.ts";

const ENC_BYTES = 1_120;
const X25519_AT = 1_088;
const WRAPPED_BYTES = 1_200;
/** Points of low order on Curve25519 and its twist: their products with any key are 0. */
const LOW_ORDER = [
  "0000000000000000000000000000000000000000000000000000000000000000",
  "0100000000000000000000000000000000000000000000000000000000000000",
  "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
  "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
  "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
];

const terms: RequestTerms = {
  id: parseRequestId("0123456789abcdef") as RequestId,
  expiresAtMs: 1_830_297_600_000,
  maxDeliveries: 10,
  maxBytes: 2_000,
  maxDeliveryBytes: 1_000,
};
const seed = createRequestSeed();
const secret = createSecret();
const contentKey = createContentKey();
const linkHash = crypto.getRandomValues(new Uint8Array(24));

let publicKey: RequestPublicKey;
let binding: DeliveryBinding;
let wrapped: string;

beforeAll(async () => {
  ({ publicKey } = await deriveOwnerKeys(seed));
  binding = { psk: (await deriveRequestKeys(secret)).psk, terms, linkHash };
  wrapped = await wrapDeliveryKey(publicKey, binding, contentKey);
});

const bytesOf = (base64: string) => decodeBase64(base64) ?? new Uint8Array();

async function expectRejected(key: string, code: string, options: Partial<DeliveryBinding> = {}, owner = seed) {
  await expect(unwrapDeliveryKey(owner, { ...binding, ...options }, key)).rejects.toMatchObject({ code });
}

describe("A delivery's wrapped key", () => {
  test("is opened by the owner, has 1,200 bytes, and is different each time", async () => {
    expect(await unwrapDeliveryKey(seed, binding, wrapped)).toEqual(contentKey);
    const again = await wrapDeliveryKey(publicKey, binding, contentKey);
    expect(await unwrapDeliveryKey(seed, binding, again)).toEqual(contentKey);
    expect(again).not.toBe(wrapped);
    expect(again).toHaveLength(1_600);
    expect(bytesOf(again)).toHaveLength(WRAPPED_BYTES);
  });

  test("is refused if it was made for another public key", async () => {
    const other = await deriveOwnerKeys(createRequestSeed());
    await expectRejected(await wrapDeliveryKey(other.publicKey, binding, contentKey), "commitment");
  });

  test("is refused if it was made without the Secret, as a server could, or with another [R10.8]", async () => {
    for (const psk of [new Uint8Array(32), (await deriveRequestKeys(createSecret())).psk]) {
      await expectRejected(await wrapDeliveryKey(publicKey, { ...binding, psk }, contentKey), "commitment");
    }
  });

  test("is refused if it was made without a pre-shared key at all", async () => {
    const suite = new CipherSuite({ kem: new XWing(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });
    const utf8 = new TextEncoder();
    const context = await suite.createSenderContext({
      recipientPublicKey: await suite.kem.deserializePublicKey(bytesOf(publicKey)),
      info: utf8.encode("envoi request 1 delivery"),
    });
    const aad = Uint8Array.from([...utf8.encode(`${formatRequestTerms(terms)}\n`), ...linkHash]);
    const exported = await context.export(utf8.encode("envoi request 1 commitment"), 32);
    const parts = [context.enc, exported, await context.seal(contentKey, aad)];
    const made = Uint8Array.from(parts.flatMap((part) => [...new Uint8Array(part)]));
    expect(made).toHaveLength(WRAPPED_BYTES);
    await expectRejected(encodeBase64Url(made), "commitment");
  });

  test("is refused if it was made with a wrong password, or without the password", async () => {
    const stretch = async (password: string) => new Uint8Array(32).fill(password.length);
    const derivePsk = async (password: string) =>
      (await deriveRequestKeys(await deriveRequestRoot(secret, password, { stretch }))).psk;
    const psk = await derivePsk("word");
    expect(
      await unwrapDeliveryKey(
        seed,
        { ...binding, psk },
        await wrapDeliveryKey(publicKey, { ...binding, psk }, contentKey),
      ),
    ).toEqual(contentKey);
    for (const wrong of [binding.psk, await derivePsk("a word")]) {
      const made = await wrapDeliveryKey(publicKey, { ...binding, psk: wrong }, contentKey);
      await expectRejected(made, "commitment", { psk });
    }
  });

  test("is refused by another request, whether it has another owner or the same keys", async () => {
    await expectRejected(wrapped, "commitment", {}, createRequestSeed());
    const id = parseRequestId("0123456789abcdee") as RequestId;
    await expectRejected(wrapped, "authentication", { terms: { ...terms, id } });
  });

  test("is refused with an owner's link that has another seed", async () => {
    const owner = { origin: "https://send.example.com", id: terms.id, linkHash, root: secret, seed };
    const link = parseOwnerLink(formatOwnerLink({ ...owner, seed: createRequestSeed() }));
    expect(link).toMatchObject({ root: secret, linkHash });
    await expectRejected(wrapped, "commitment", {}, link?.seed);
  });

  test.each<Partial<RequestTerms>>([
    { expiresAtMs: terms.expiresAtMs + 1 },
    { maxDeliveries: 11 },
    { maxBytes: 2_001 },
    { maxDeliveryBytes: 1_001 },
  ])("is refused if it was made under the terms %j", async (changed) => {
    await expectRejected(wrapped, "authentication", { terms: { ...terms, ...changed } });
  });

  test("is refused if it was made with another link of the same keys", async () => {
    await expectRejected(wrapped, "authentication", { linkHash: linkHash.map((byte) => byte ^ 1) });
  });

  test.each([
    ["encapsulated key", 0, 1, "commitment"],
    ["encapsulated key", X25519_AT - 1, 1, "commitment"],
    ["encapsulated key", X25519_AT, 1, "commitment"],
    // X25519 ignores this bit.
    ["encapsulated key", ENC_BYTES - 1, 0x80, "commitment"],
    ["commitment", ENC_BYTES, 1, "commitment"],
    ["commitment", ENC_BYTES + 31, 1, "commitment"],
    ["sealed key", ENC_BYTES + 32, 1, "authentication"],
    ["sealed key", ENC_BYTES + 63, 1, "authentication"],
    ["tag", ENC_BYTES + 64, 1, "authentication"],
    ["tag", WRAPPED_BYTES - 1, 0x80, "authentication"],
  ])("is refused if its %s has changed at byte %i", async (_part, at, bits, code) => {
    const changed = bytesOf(wrapped).map((byte, index) => (index === at ? byte ^ bits : byte));
    await expectRejected(encodeBase64Url(changed), code);
  });

  test.each([0, 1, ENC_BYTES, WRAPPED_BYTES - 1, WRAPPED_BYTES + 1])("is malformed with %i bytes", async (bytes) => {
    const resized = new Uint8Array(bytes);
    resized.set(bytesOf(wrapped).subarray(0, bytes));
    await expectRejected(encodeBase64Url(resized), "malformed");
    await expect(computeReceipt(encodeBase64Url(resized))).rejects.toMatchObject({ code: "malformed" });
  });

  test("is malformed if it is not base64", async () => {
    await expectRejected("!".repeat(1_600), "malformed");
  });

  test.each(LOW_ORDER)("is malformed if its X25519 point is %s, of low order", async (point) => {
    const crafted = bytesOf(wrapped);
    crafted.set(fromHex(point), X25519_AT);
    await expectRejected(encodeBase64Url(crafted), "malformed");
  });

  test("is malformed if its encapsulated key is all zero", async () => {
    await expectRejected(encodeBase64Url(bytesOf(wrapped).fill(0, 0, ENC_BYTES)), "malformed");
  });

  test("is not made for a public key with an invalid lattice or a point of low order", async () => {
    const [lattice, point] = [bytesOf(publicKey).fill(0xff, 0, 3), bytesOf(publicKey).fill(0, 1_184)];
    for (const invalid of [lattice, point]) {
      const made = wrapDeliveryKey(encodeBase64Url(invalid) as RequestPublicKey, binding, contentKey);
      await expect(made).rejects.toMatchObject({ code: "malformed" });
    }
  });

  test.each([0, 31, 33])("is refused with keys of %i bytes", async (bytes) => {
    const key = new Uint8Array(bytes);
    await expect(wrapDeliveryKey(publicKey, binding, key)).rejects.toThrow(RangeError);
    await expect(wrapDeliveryKey(publicKey, { ...binding, psk: key }, contentKey)).rejects.toThrow(RangeError);
    await expect(wrapDeliveryKey(publicKey, { ...binding, linkHash: key }, contentKey)).rejects.toThrow(RangeError);
    await expect(unwrapDeliveryKey(key, binding, wrapped)).rejects.toThrow(RangeError);
  });
});

test("A content key is refused by the metadata of another delivery", async () => {
  const metadata: Metadata = { name: "a", size: 1, type: "", manifest: { files: [{ name: "a", size: 1, type: "" }] } };
  const own = await sealCommittedMetadata(await deriveContentKeys(contentKey), metadata);
  const others = await sealCommittedMetadata(await deriveContentKeys(createContentKey()), metadata);
  const opened = await deriveContentKeys(await unwrapDeliveryKey(seed, binding, wrapped));
  expect(await openCommittedMetadata(opened, own)).toEqual(metadata);
  await expect(openCommittedMetadata(opened, others)).rejects.toMatchObject({ code: "commitment" });
});

test("A receipt has ten characters, and identifies one wrapped key", async () => {
  const receipt = await computeReceipt(wrapped);
  expect(receipt).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(await computeReceipt(wrapped)).toBe(receipt);
  expect(await computeReceipt(await wrapDeliveryKey(publicKey, binding, contentKey))).not.toBe(receipt);
});

test("A fingerprint has 256 bits, and identifies one wrapped key", async () => {
  const fingerprint = await computeFingerprint(wrapped);
  expect(fingerprint).toMatch(/^[\w-]{43}$/);
  expect(await computeFingerprint(wrapped)).toBe(fingerprint);
  expect(await computeFingerprint(await wrapDeliveryKey(publicKey, binding, contentKey))).not.toBe(fingerprint);
});
