import { decodeBase64, encodeBase64Url, joinBytes, type Metadata, WRAPPED_KEY_BYTES } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import vectors from "../vectors/strong-password.json" with { type: "json" };
import { collectBytes } from "./collect-bytes.ts";
import { deriveBytes } from "./derive-bytes.ts";
import { deriveKeychain } from "./keychain.ts";
import { openRecords } from "./open-records.ts";
import { sealRecords } from "./seal-records.ts";
import { openCommittedMetadata, openMetadata, sealCommittedMetadata } from "./sealed-metadata.ts";
import { createSecret } from "./secret.ts";
import { formatLinkKey, parseLinkKey } from "./share-link.ts";
import { stretchPassword } from "./stretch.ts";
import {
  createContentKey,
  deriveContentKeys,
  deriveStrongKeys,
  parseContentKey,
  type StretchPassword,
  type StrongKeys,
  unwrapContentKey,
  wrapContentKey,
} from "./strong-password.ts";
import { fromHex, toHex } from "./testing/test-bytes.ts";
import { twoKeyCiphertext } from "./testing/two-key-ciphertext.ts";

/** A fast substitute, for tests that do not need real stretching. */
const quick: StretchPassword = (password, salt) =>
  deriveBytes(new TextEncoder().encode(password), { salt, info: "test", bytes: 32 });

function deriveKeys(secret: Uint8Array<ArrayBuffer>, password: string): Promise<StrongKeys> {
  return deriveStrongKeys(secret, password, { stretch: quick });
}

const metadata: Metadata = {
  name: "a.txt",
  size: 1,
  type: "text/plain",
  manifest: { files: [{ name: "a.txt", size: 1, type: "text/plain" }] },
};

describe.each(vectors.cases)("password profile 2: $note", (vector) => {
  const secret = fromHex(vector.secret_hex);

  test("yields the same keys as another implementation", async () => {
    expect(parseLinkKey(vector.link_key)).toEqual({ secret, passwordProfile: 2 });
    let salt = "";
    const stretch: StretchPassword = async (password, saltBytes, options) => {
      salt = toHex(saltBytes);
      const stretched = await stretchPassword(password, saltBytes, options);
      expect(toHex(stretched)).toBe(vector.stretched_hex);
      return stretched;
    };
    const keys = await deriveStrongKeys(secret, vector.password, { stretch });
    expect(salt).toBe(vector.salt_hex);
    expect(keys.authKey).toBe(vector.auth_key_b64url);
    expect(toHex(keys.commitment)).toBe(vector.wrapping_commitment_hex);
    const contentKey = fromHex(vector.content_key_hex);
    const wrapped = await wrapContentKey(keys, contentKey, fromHex(vector.wrapping_iv_hex));
    expect(wrapped).toBe(vector.wrapped_key_b64url);
    expect(await unwrapContentKey(keys, vector.wrapped_key_b64url)).toEqual(contentKey);
  });

  test("seals the same content as another implementation", async () => {
    const keys = await deriveContentKeys(fromHex(vector.content_key_hex));
    expect(toHex(keys.commitment)).toBe(vector.content_commitment_hex);
    expect(toHex(keys.bodyKey)).toBe(vector.body_key_hex);
    const opened = await openCommittedMetadata(keys, vector.file_metadata_b64url);
    expect(opened).toEqual(JSON.parse(vector.metadata_json));
    expect(await sealCommittedMetadata(keys, opened)).toBe(vector.file_metadata_b64url);
    const plaintext = fromHex(vector.body_plaintext_hex);
    const options = { secret: keys.bodyKey, salt: fromHex(vector.body_salt_hex) };
    expect(toHex(await collectBytes(sealRecords(new Blob([plaintext]).stream(), options)))).toBe(vector.body_hex);
    const body = new Blob([fromHex(vector.body_hex)]).stream();
    expect(await collectBytes(openRecords(body, { secret: keys.bodyKey, plaintextBytes: opened.size }))).toEqual(
      plaintext,
    );
  });
});

describe("a strong password", () => {
  test("yields different keys with another Secret, and none of them can be derived from the Secret alone", async () => {
    const [secret, other] = [createSecret(), createSecret()];
    const { authKey: plainKey } = await deriveKeychain(secret);
    const keys = [await deriveKeys(secret, "word"), await deriveKeys(other, "word"), await deriveKeys(secret, "Word")];
    expect(new Set([plainKey, ...keys.map(({ authKey }) => authKey)]).size).toBe(4);
    expect(new Set(keys.map(({ commitment }) => toHex(commitment))).size).toBe(3);
  });

  test("reports the progress of stretching, up to 1", async () => {
    const reported: number[] = [];
    await stretchPassword("word", new Uint8Array(32), { onProgress: (fraction) => reported.push(fraction) });
    expect(reported.length).toBeGreaterThan(50);
    expect(reported).toEqual(reported.toSorted((one, other) => one - other));
    expect(reported.at(-1)).toBe(1);
  });

  test("stops when aborted, before and during stretching", async () => {
    const before = AbortSignal.abort("before");
    await expect(stretchPassword("word", new Uint8Array(32), { signal: before })).rejects.toBe("before");
    const controller = new AbortController();
    const reported: number[] = [];
    // Aborts by means of a message, as a page does to abort its worker's task.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => controller.abort("on the way");
    const onProgress = (fraction: number) => {
      if (reported.length === 0) port2.postMessage("stop");
      reported.push(fraction);
    };
    const stretching = stretchPassword("word", new Uint8Array(32), { onProgress, signal: controller.signal });
    await expect(stretching).rejects.toBe("on the way");
    port1.close();
    expect(reported.at(-1)).toBeLessThan(1);
  });

  test.each([0, 15, 17])("is rejected with a Secret of %i bytes", async (bytes) => {
    await expect(deriveKeys(new Uint8Array(bytes), "word")).rejects.toThrow(RangeError);
  });
});

describe("a wrapped content key", () => {
  test("is opened with its Secret and password, and after a change only with the new password", async () => {
    const secret = createSecret();
    const contentKey = createContentKey();
    const [first, second] = [await deriveKeys(secret, "first"), await deriveKeys(secret, "second")];
    expect(await unwrapContentKey(first, await wrapContentKey(first, contentKey))).toEqual(contentKey);
    const rewrapped = await wrapContentKey(second, contentKey);
    expect(await unwrapContentKey(second, rewrapped)).toEqual(contentKey);
    await expect(unwrapContentKey(first, rewrapped)).rejects.toMatchObject({ code: "commitment" });
  });

  test("is sealed with a different iv each time", async () => {
    const keys = await deriveKeys(createSecret(), "word");
    const contentKey = createContentKey();
    expect(await wrapContentKey(keys, contentKey)).not.toBe(await wrapContentKey(keys, contentKey));
  });

  test("is rejected if a server has substituted it", async () => {
    const secret = createSecret();
    const keys = await deriveKeys(secret, "word");
    // Everything that a server may have without the password: other passwords and Secrets, and the right commitment.
    const others = [await deriveKeys(secret, "another"), await deriveKeys(createSecret(), "word")];
    for (const other of others) {
      const swapped = await wrapContentKey(other, createContentKey());
      await expect(unwrapContentKey(keys, swapped)).rejects.toMatchObject({ code: "commitment" });
      const withRightCommitment = await wrapContentKey({ ...other, commitment: keys.commitment }, createContentKey());
      await expect(unwrapContentKey(keys, withRightCommitment)).rejects.toMatchObject({ code: "authentication" });
    }
  });

  test("is rejected when any of its bytes has changed", async () => {
    const keys = await deriveKeys(createSecret(), "word");
    const wrapped = decodeBase64(await wrapContentKey(keys, createContentKey())) ?? new Uint8Array();
    for (let at = 0; at < wrapped.byteLength; at += 1) {
      const changed = wrapped.map((byte, index) => (index === at ? byte ^ 1 : byte));
      const reason = at < 32 ? "commitment" : "authentication";
      await expect(unwrapContentKey(keys, encodeBase64Url(changed))).rejects.toMatchObject({ code: reason });
    }
  });

  test.each(["", "!", "AAAA", ...[-1, 1].map((more) => encodeBase64Url(new Uint8Array(WRAPPED_KEY_BYTES + more)))])(
    "is malformed when it is %j",
    async (text) => {
      const keys = await deriveKeys(createSecret(), "word");
      await expect(unwrapContentKey(keys, text)).rejects.toMatchObject({ code: "malformed" });
    },
  );

  test.each([16, 31, 33])("is 32 bytes long, not %i", async (bytes) => {
    const keys = await deriveKeys(createSecret(), "word");
    await expect(wrapContentKey(keys, new Uint8Array(bytes))).rejects.toThrow(RangeError);
    await expect(deriveContentKeys(new Uint8Array(bytes))).rejects.toThrow(RangeError);
    expect(parseContentKey(encodeBase64Url(new Uint8Array(bytes)))).toBeNull();
  });
});

describe("a ciphertext that opens under two keys", () => {
  const label = new TextEncoder().encode("envoi password 2 wrapped key");
  const iv = new Uint8Array(12);

  function rawKey(of: string): Uint8Array<ArrayBuffer> {
    return fromHex(of.repeat(32));
  }
  function aesKey(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
    return crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
  }
  async function opened(raw: Uint8Array<ArrayBuffer>, sealed: Uint8Array<ArrayBuffer>, additionalData = label) {
    const algorithm = { name: "AES-GCM", iv, additionalData };
    return toHex(new Uint8Array(await crypto.subtle.decrypt(algorithm, await aesKey(raw), sealed)));
  }

  test("is accepted by AES-GCM alone", async () => {
    const keys = [rawKey("01"), rawKey("02")] as const;
    const sealed = await twoKeyCiphertext(keys, new Uint8Array(64), { iv, additionalData: label });
    expect(await opened(keys[0], sealed)).not.toBe(await opened(keys[1], sealed));
    await expect(opened(rawKey("03"), sealed)).rejects.toThrow();
  });

  test("is never a wrapped key for both passwords", async () => {
    const raw = [rawKey("01"), rawKey("02")] as const;
    const sealed = await twoKeyCiphertext(raw, new Uint8Array(32), { iv, additionalData: label });
    const [one, other] = await Promise.all(
      (["one", "other"] as const).map(async (password, index) => ({
        ...(await deriveKeys(new Uint8Array(16), password)),
        wrappingKey: await aesKey(raw[index] ?? raw[0]),
      })),
    );
    if (one === undefined || other === undefined) throw new Error("no keys");
    const forOne = encodeBase64Url(joinBytes(one.commitment, iv, sealed));
    // Without the commitment, the other password would open the ciphertext to different content.
    expect(await unwrapContentKey(one, forOne)).toHaveLength(32);
    expect(await unwrapContentKey({ ...other, commitment: one.commitment }, forOne)).toHaveLength(32);
    await expect(unwrapContentKey(other, forOne)).rejects.toMatchObject({ code: "commitment" });
    const forOther = encodeBase64Url(joinBytes(other.commitment, iv, sealed));
    await expect(unwrapContentKey(one, forOther)).rejects.toMatchObject({ code: "commitment" });
  });

  test("is never valid metadata for both content keys: the commitment to one rejects the other", async () => {
    const [one, other] = [createContentKey(), createContentKey()];
    const raw = [await deriveMetadataKey(one), await deriveMetadataKey(other)] as const;
    const sealed = await twoKeyCiphertext(raw, new Uint8Array(64), { iv });
    expect(await opened(raw[0], sealed, new Uint8Array())).not.toBe(await opened(raw[1], sealed, new Uint8Array()));
    const [oneKeys, otherKeys] = [await deriveContentKeys(one), await deriveContentKeys(other)];
    const committed = encodeBase64Url(joinBytes(oneKeys.commitment, sealed));
    // The plaintext is not JSON here, but an attacker could craft one that is. The commitment still rejects it.
    await expect(openCommittedMetadata(oneKeys, committed)).rejects.toMatchObject({ code: "malformed" });
    await expect(openCommittedMetadata(otherKeys, committed)).rejects.toMatchObject({ code: "commitment" });
  });

  function deriveMetadataKey(contentKey: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    return deriveBytes(contentKey, { info: "envoi password 2 metadata", bytes: 32 });
  }
});

describe("committed metadata", () => {
  test("can be opened only with its content key and an intact commitment", async () => {
    const keys = await deriveContentKeys(createContentKey());
    const sealed = await sealCommittedMetadata(keys, metadata);
    expect(await openCommittedMetadata(keys, sealed)).toEqual(metadata);
    const others = await deriveContentKeys(createContentKey());
    await expect(openCommittedMetadata(others, sealed)).rejects.toMatchObject({ code: "commitment" });
    const swapped = joinBytes(others.commitment, (decodeBase64(sealed) ?? new Uint8Array()).slice(32));
    await expect(openCommittedMetadata(others, encodeBase64Url(swapped))).rejects.toMatchObject({
      code: "authentication",
    });
    for (const bytes of [0, 31, 32]) {
      const cut = encodeBase64Url((decodeBase64(sealed) ?? new Uint8Array()).slice(0, bytes));
      await expect(openCommittedMetadata(keys, cut)).rejects.toMatchObject({ name: "DecryptionError" });
    }
    await expect(openCommittedMetadata(keys, "!")).rejects.toMatchObject({ code: "malformed" });
  });

  test("cannot be opened with the keys of profile 1", async () => {
    const secret = createSecret();
    const keys = await deriveContentKeys(createContentKey());
    const { metadataKey } = await deriveKeychain(secret);
    const sealed = await sealCommittedMetadata(keys, metadata);
    await expect(openMetadata(metadataKey, sealed)).rejects.toMatchObject({ code: "authentication" });
  });
});

describe("the key of a link", () => {
  const secret = fromHex("000102030405060708090a0b0c0d0e0f");

  test.each([
    ["AAECAwQFBgcICQoLDA0ODw", 1],
    ["v2.AAECAwQFBgcICQoLDA0ODw", 2],
  ] as const)("%s has password profile %i", (text, passwordProfile) => {
    expect(parseLinkKey(text)).toEqual({ secret, passwordProfile });
    expect(formatLinkKey({ secret, passwordProfile })).toBe(text);
  });

  test.each(["v2.", "v2", "v1.AAECAwQFBgcICQoLDA0ODw", "v3.AAECAwQFBgcICQoLDA0ODw", "V2.AAECAwQFBgcICQoLDA0ODw"])(
    "is not found in %j, which has an unknown version",
    (text) => {
      expect(parseLinkKey(text)).toBeNull();
    },
  );

  test.each(["v2.v2.AAECAwQFBgcICQoLDA0ODw", "v2AAECAwQFBgcICQoLDA0ODw", "v2.AAECAwQFBgcICQoLDA0O", " v2.AAEC"])(
    "is not found in %j",
    (text) => {
      expect(parseLinkKey(text)).toBeNull();
    },
  );
});
