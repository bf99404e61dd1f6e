import { decodeBase64, encodeBase64Url, type Metadata } from "@envoi/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DecryptionError } from "./decryption-error.ts";
import { deriveKeychain } from "./keychain.ts";
import { openLabel, sealLabel } from "./request/sealed-label.ts";
import { openMetadata, sealMetadata } from "./sealed-metadata.ts";
import { parseSecret } from "./secret.ts";

const keychain = await deriveKeychain(parseSecret("AAECAwQFBgcICQoLDA0ODw") ?? new Uint8Array(16));
const labelKey = new Uint8Array(32).fill(3);

const metadata: fc.Arbitrary<Metadata> = fc.record({
  name: fc.string({ unit: "binary-ascii", maxLength: 40 }),
  size: fc.nat(),
  type: fc.constantFrom("", "text/plain"),
  manifest: fc.record({
    files: fc.array(fc.record({ name: fc.string({ maxLength: 9 }), size: fc.nat(), type: fc.constant("") }), {
      maxLength: 4,
    }),
  }),
});

test("sealed Metadata is opened as it was sealed, and rejected after any change", async () => {
  await fc.assert(
    fc.asyncProperty(metadata, fc.nat(), fc.string({ unit: "binary" }), async (given, bit, text) => {
      const sealed = await sealMetadata(keychain.metadataKey, given);
      expect(await openMetadata(keychain.metadataKey, sealed)).toEqual(given);
      const bytes = decodeBase64(sealed) ?? new Uint8Array();
      const at = bit % (bytes.length * 8);
      bytes[at >> 3] = (bytes[at >> 3] ?? 0) ^ (1 << (at & 7));
      for (const changed of [encodeBase64Url(bytes), text, sealed.slice(0, bit % sealed.length)]) {
        await expect(openMetadata(keychain.metadataKey, changed)).rejects.toBeInstanceOf(DecryptionError);
      }
    }),
  );
});

test("a sealed label is opened as it was sealed, and nothing else is opened", async () => {
  const label = fc.record({
    title: fc.stringMatching(/^[a-z]{1,20}$/),
    wanted: fc.array(fc.stringMatching(/^\w+$/), { minLength: 1, maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(label, fc.string({ unit: "binary" }), async (given, text) => {
      expect(await openLabel({ labelKey }, await sealLabel({ labelKey }, given))).toEqual(given);
      await expect(openLabel({ labelKey }, text)).rejects.toBeInstanceOf(DecryptionError);
    }),
  );
});
