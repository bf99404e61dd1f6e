import { decodeBase64, encodeBase64Url, parseRequestId, type RequestId, type RequestLabel } from "@envoi/protocol";
import { beforeAll, describe, expect, test } from "vitest";
import { createSecret } from "../secret.ts";
import { twoKeyCiphertext } from "../testing/two-key-ciphertext.ts";
import { computeLinkHash, openRequest, type PublishedRequest } from "./open-request.ts";
import {
  createRequestSeed,
  deriveOwnerKeys,
  deriveRequestKeys,
  deriveRequestRoot,
  type RequestKeys,
} from "./request-keys.ts";
import type { RequestLink } from "./request-link.ts";
import { formatRequestTerms, type RequestTerms } from "./request-terms.ts";
import { openLabel, sealLabel } from "./sealed-label.ts";

const label: RequestLabel = { title: "Tax documents", wanted: ["Receipts"] };
const terms: RequestTerms = {
  id: parseRequestId("0123456789abcdef") as RequestId,
  expiresAtMs: 1_830_297_600_000,
  maxDeliveries: 10,
  maxBytes: 2_000,
  maxDeliveryBytes: 1_000,
};
const secret = createSecret();

let keys: RequestKeys;
let published: PublishedRequest;
let link: Pick<RequestLink, "id" | "linkHash">;

beforeAll(async () => {
  keys = await deriveRequestKeys(secret);
  const { publicKey } = await deriveOwnerKeys(createRequestSeed());
  published = { terms, publicKey, sealedLabel: await sealLabel(keys, label) };
  link = { id: terms.id, linkHash: await computeLinkHash(keys, published) };
});

describe("A request is opened with its link", () => {
  test("and only then shows its label", async () => {
    expect(await openRequest(link, keys, published)).toEqual({ label, publicKey: published.publicKey });
  });

  test("but not if the server has swapped its public key", async () => {
    const { publicKey } = await deriveOwnerKeys(createRequestSeed());
    await expectRefused({ publicKey });
  });

  test("but not with the label of another request, even one with the same label", async () => {
    const others = await deriveRequestKeys(createSecret());
    await expectRefused({ sealedLabel: await sealLabel(others, label) });
    await expect(openLabel(others, published.sealedLabel)).rejects.toMatchObject({ code: "authentication" });
  });

  test("but not if another with the link has made a new label", async () => {
    await expectRefused({ sealedLabel: await sealLabel(keys, { ...label, asker: "Mallory" }) });
  });

  test.each<Partial<RequestTerms>>([
    { id: parseRequestId("0123456789abcdee") as RequestId },
    { expiresAtMs: terms.expiresAtMs + 1 },
    { maxDeliveries: 11 },
    { maxBytes: 2_001 },
    { maxDeliveryBytes: 1_001 },
    { maxBytes: 1_000, maxDeliveryBytes: 2_000 },
  ])("but not if its terms have changed to %j", async (changed) => {
    await expectRefused({ terms: { ...terms, ...changed } });
  });

  test("but not with the hash of another link, or a part of its own", async () => {
    for (const linkHash of [link.linkHash.map((byte, at) => (at === 23 ? byte ^ 1 : byte)), link.linkHash.slice(1)]) {
      await expect(openRequest({ ...link, linkHash }, keys, published)).rejects.toMatchObject({ code: "commitment" });
    }
  });

  test("but not if the link's id is that of another request", async () => {
    const id = parseRequestId("0123456789abcdee") as RequestId;
    await expect(openRequest({ ...link, id }, keys, published)).rejects.toMatchObject({ code: "commitment" });
  });

  test("but not without its password, with another, or with one that it does not have", async () => {
    const stretch = async (password: string) => new Uint8Array(32).fill(password.length);
    const withPassword = await deriveRequestKeys(await deriveRequestRoot(secret, "word", { stretch }));
    const another = await deriveRequestKeys(await deriveRequestRoot(secret, "a word", { stretch }));
    await expect(openRequest(link, withPassword, published)).rejects.toMatchObject({ code: "commitment" });
    const protectedRequest = { ...published, sealedLabel: await sealLabel(withPassword, label) };
    const itsLink = { id: terms.id, linkHash: await computeLinkHash(withPassword, protectedRequest) };
    expect(await openRequest(itsLink, withPassword, protectedRequest)).toMatchObject({ label });
    for (const wrong of [keys, another]) {
      await expect(openRequest(itsLink, wrong, protectedRequest)).rejects.toMatchObject({ code: "commitment" });
    }
  });

  test("but not with a label that opens under two keys, of which only one is in the hash", async () => {
    const others = await deriveRequestKeys(createSecret());
    const sealed = await twoKeyCiphertext([keys.labelKey, others.labelKey], new Uint8Array(512), {
      iv: new Uint8Array(12),
      additionalData: new TextEncoder().encode("envoi request 1 label"),
    });
    const crafted = { ...published, sealedLabel: encodeBase64Url(sealed) };
    // Both keys open the label. The plaintext is no JSON here, but an attacker could craft one that is.
    for (const each of [keys, others]) {
      await expect(openLabel(each, crafted.sealedLabel)).rejects.toMatchObject({ code: "malformed" });
    }
    const itsLink = { id: terms.id, linkHash: await computeLinkHash(keys, crafted) };
    await expect(openRequest(itsLink, others, crafted)).rejects.toMatchObject({ code: "commitment" });
  });

  test.each(["", "!", "AAAA", encodeBase64Url(new Uint8Array(1_215)), encodeBase64Url(new Uint8Array(1_217))])(
    "but not with a malformed public key",
    async (publicKey) => {
      await expect(openRequest(link, keys, { ...published, publicKey })).rejects.toMatchObject({
        code: "malformed",
      });
    },
  );

  test("but not with a label that is not base64", async () => {
    await expect(openRequest(link, keys, { ...published, sealedLabel: "!" })).rejects.toMatchObject({
      code: "malformed",
    });
  });

  async function expectRefused(changed: Partial<PublishedRequest>): Promise<void> {
    await expect(openRequest(link, keys, { ...published, ...changed })).rejects.toMatchObject({
      code: "commitment",
    });
  }
});

describe("A label", () => {
  test("is as long as any other of similar length", async () => {
    for (const [title, bytes] of [
      ["", 528],
      ["x".repeat(200), 528],
    ] as const) {
      expect(decodeBase64(await sealLabel(keys, { title }))).toHaveLength(bytes);
    }
    const longest: RequestLabel = {
      title: "🙈".repeat(200),
      message: "🙈".repeat(2_000),
      asker: "🙈".repeat(80),
      wanted: Array<string>(20).fill("🙈".repeat(200)),
      kinds: Array<string>(20).fill("🙈".repeat(50)),
    };
    const sealed = await sealLabel(keys, longest);
    expect(decodeBase64(sealed)).toHaveLength(29_712);
    expect(await openLabel(keys, sealed)).toEqual(longest);
  });

  test("is cleaned before it is sealed", async () => {
    expect(await openLabel(keys, await sealLabel(keys, { title: "a\u202eb\n" }))).toEqual({ title: "ab" });
    await expect(sealLabel(keys, { title: "x".repeat(201) })).rejects.toThrow(RangeError);
  });

  test.each(["[]", "7", "{", ""])("is malformed if its content is %j", async (content) => {
    const key = await crypto.subtle.importKey("raw", keys.labelKey, "AES-GCM", false, ["encrypt"]);
    const additionalData = new TextEncoder().encode("envoi request 1 label");
    const algorithm = { name: "AES-GCM", iv: new Uint8Array(12), additionalData };
    const sealed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(content.padEnd(512)));
    const error = await openLabel(keys, encodeBase64Url(new Uint8Array(sealed))).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "malformed" });
    // A cause would quote the label.
    expect(error).not.toHaveProperty("cause");
  });
});

test("A seed within a larger buffer yields the same keys", async () => {
  const buffer = crypto.getRandomValues(new Uint8Array(96));
  expect(await deriveOwnerKeys(buffer.subarray(32, 64))).toEqual(await deriveOwnerKeys(buffer.slice(32, 64)));
});

describe("Keys and terms of a wrong form are the caller's mistake:", () => {
  test.each([0, 31, 33])("a seed of %i bytes", async (bytes) => {
    await expect(deriveOwnerKeys(new Uint8Array(bytes))).rejects.toThrow(RangeError);
  });

  test.each([0, 15, 17, 32, 47, 49])("a root of %i bytes", async (bytes) => {
    await expect(deriveRequestKeys(new Uint8Array(bytes))).rejects.toThrow(RangeError);
  });

  test("a Secret of 15 bytes, with a password", async () => {
    const stretch = async () => new Uint8Array(32);
    await expect(deriveRequestRoot(new Uint8Array(15), "word", { stretch })).rejects.toThrow(RangeError);
  });

  test.each([16, 31, 33])("a label key of %i bytes", async (bytes) => {
    const labelKey = new Uint8Array(bytes);
    await expect(computeLinkHash({ labelKey }, published)).rejects.toThrow(RangeError);
    await expect(sealLabel({ labelKey }, label)).rejects.toThrow(RangeError);
    await expect(openLabel({ labelKey }, published.sealedLabel)).rejects.toThrow(RangeError);
  });

  test.each<Partial<RequestTerms>>([
    { id: "0123456789ABCDEF" as RequestId },
    { id: "0123456789abcdef 1" as RequestId },
    { expiresAtMs: 0.5 },
    { expiresAtMs: Number.NaN },
    { maxDeliveries: -1 },
    { maxBytes: Number.POSITIVE_INFINITY },
    { maxDeliveryBytes: 2 ** 53 },
  ])("the terms %j", (wrong) => {
    expect(() => formatRequestTerms({ ...terms, ...wrong })).toThrow(RangeError);
  });
});
