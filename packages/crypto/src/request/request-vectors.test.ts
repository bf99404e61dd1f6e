import { describe, expect, test } from "vitest";
import vectors from "../../vectors/request.json" with { type: "json" };
import { collectBytes } from "../collect-bytes.ts";
import { openRecords } from "../open-records.ts";
import { openCommittedMetadata } from "../sealed-metadata.ts";
import { deriveContentKeys, type StretchPassword } from "../strong-password.ts";
import { parseTerms } from "../testing/request-cases.ts";
import { fromHex, streamChunks, toHex } from "../testing/test-bytes.ts";
import {
  computeLinkHash,
  computeReceipt,
  deriveOwnerKeys,
  deriveRequestKeys,
  deriveRequestRoot,
  formatOwnerLink,
  formatRequestLink,
  formatRequestTerms,
  openRequest,
  parseOwnerLink,
  parseRequestLink,
  sealLabel,
  unwrapDeliveryKey,
} from "./index.ts";

describe.each(vectors.cases)("A request $note", (vector) => {
  const seed = fromHex(vector.seed_hex);
  const secret = fromHex(vector.secret_hex);
  const root = fromHex(vector.root_hex);
  const linkHash = fromHex(vector.link_hash_hex);
  const terms = parseTerms(vector.terms);
  const published = { terms, publicKey: vector.public_key_b64url, sealedLabel: vector.sealed_label_b64url };

  test("yields the same owner's keys as another implementation", async () => {
    expect(await deriveOwnerKeys(seed)).toEqual({
      publicKey: vector.public_key_b64url,
      ownerToken: vector.owner_token_b64url,
      ownerAuthKey: vector.owner_auth_key_b64url,
    });
  });

  test("yields the same link's keys as another implementation", async () => {
    const { password } = vector;
    // `stretchPassword` computes the same: strong-password.test.ts, and request-peer.full.int.test.ts.
    const stretch: StretchPassword = async (typed, salt) => {
      expect([typed, toHex(salt)]).toEqual([password, vector.salt_hex]);
      return fromHex(vector.stretched_hex ?? "");
    };
    expect(password === undefined ? secret : await deriveRequestRoot(secret, password, { stretch })).toEqual(root);
    expect(await deriveRequestKeys(root)).toEqual({
      labelKey: fromHex(vector.label_key_hex),
      psk: fromHex(vector.psk_hex),
      linkToken: vector.link_token_b64url,
    });
  });

  test("has the same label, hash and links as that of another implementation", async () => {
    const keys = await deriveRequestKeys(root);
    expect(formatRequestTerms(terms)).toBe(vector.terms);
    const { label, publicKey } = await openRequest({ id: terms.id, linkHash }, keys, published);
    expect(label).toEqual(JSON.parse(vector.label_json));
    expect(publicKey).toBe(vector.public_key_b64url);
    expect(await sealLabel(keys, label)).toBe(vector.sealed_label_b64url);
    expect(await computeLinkHash(keys, published)).toEqual(linkHash);
    const link = { origin: "https://send.example.com", id: terms.id, linkHash };
    const hasPassword = vector.password !== undefined;
    expect(parseRequestLink(vector.link)).toEqual({ ...link, secret, hasPassword });
    expect(formatRequestLink({ ...link, secret, hasPassword })).toBe(vector.link);
    expect(parseOwnerLink(vector.owner_link)).toEqual({ ...link, root, seed });
    expect(formatOwnerLink({ ...link, root, seed })).toBe(vector.owner_link);
  });

  test("receives a delivery from another implementation", async () => {
    const { psk } = await deriveRequestKeys(root);
    const contentKey = await unwrapDeliveryKey(seed, { psk, terms, linkHash }, vector.wrapped_key_b64url);
    expect(toHex(contentKey)).toBe(vector.content_key_hex);
    const keys = await deriveContentKeys(contentKey);
    const metadata = await openCommittedMetadata(keys, vector.file_metadata_b64url);
    expect(metadata).toEqual(JSON.parse(vector.metadata_json));
    const body = openRecords(streamChunks(fromHex(vector.body_hex)), {
      secret: keys.bodyKey,
      plaintextBytes: metadata.size,
    });
    expect(toHex(await collectBytes(body))).toBe(vector.body_plaintext_hex);
    expect(await computeReceipt(vector.wrapped_key_b64url)).toBe(vector.receipt);
  });
});
