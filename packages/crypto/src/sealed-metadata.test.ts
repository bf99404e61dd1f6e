import { decodeBase64, type Metadata } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import vectors from "../vectors/metadata.json" with { type: "json" };
import { deriveKeychain } from "./keychain.ts";
import { openMetadata, sealMetadata } from "./sealed-metadata.ts";
import { createSecret } from "./secret.ts";
import { fromHex } from "./testing/test-bytes.ts";

const metadata: Metadata = {
  name: "a name ü.txt",
  size: 12,
  type: "text/plain",
  manifest: { files: [{ name: "a name ü.txt", size: 12, type: "" }] },
};

async function newKey(): Promise<CryptoKey> {
  return (await deriveKeychain(createSecret())).metadataKey;
}

/** Seals JSON that is not Metadata, as a faulty sender might. */
async function sealText(metadataKey: CryptoKey, text: string): Promise<string> {
  const algorithm = { name: "AES-GCM", iv: new Uint8Array(12) };
  const sealed = await crypto.subtle.encrypt(algorithm, metadataKey, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}

describe("sealed metadata", () => {
  test.each(vectors.cases)("is opened and sealed as by other clients: $note [R3.8b]", async (vector) => {
    const { metadataKey } = await deriveKeychain(fromHex(vector.secret_hex));
    const { name, size, type, manifest } = JSON.parse(vector.plaintext_json);
    const opened = await openMetadata(metadataKey, vector.file_metadata_b64url);
    expect(opened).toEqual({ name, size, type, manifest: { files: manifest.files ?? [] } });
    // Opening adds a missing manifest, so a vector without one cannot be sealed to the same bytes again.
    if (manifest.files !== undefined) expect(await sealMetadata(metadataKey, opened)).toBe(vector.file_metadata_b64url);
  });

  test("contains only the fields that every client knows", async () => {
    const metadataKey = await newKey();
    const more = { ...metadata, iv: "would crash the command line client" };
    expect(await sealMetadata(metadataKey, more)).toBe(await sealMetadata(metadataKey, metadata));
  });

  test("contains title, message and notes after the fields of every client, and is read back unchanged", async () => {
    const metadataKey = await newKey();
    const noted: Metadata = {
      ...metadata,
      manifest: { files: [{ name: "note.txt", size: 12, type: "text/plain", note: true }] },
      title: "A title",
      message: "Two\nlines 📦",
    };
    const sealed = await sealMetadata(metadataKey, noted);
    expect(await openMetadata(metadataKey, sealed)).toEqual(noted);
    const algorithm = { name: "AES-GCM", iv: new Uint8Array(12) };
    const json = await crypto.subtle.decrypt(algorithm, metadataKey, decodeBase64(sealed) ?? new Uint8Array());
    const { title: _, message: __, ...known } = noted;
    const beginning = JSON.stringify(known).slice(0, -1);
    expect(new TextDecoder().decode(json).startsWith(beginning)).toBe(true);
  });

  test.each(['"title":5', '"message":["x"]', `"title":"${"x".repeat(201)}"`, '"title":"\\u202e"'])(
    "open without an invalid title or message: %s",
    async (field) => {
      const metadataKey = await newKey();
      const text = `{"name":"a","size":1,"type":"",${field}}`;
      const opened = await openMetadata(metadataKey, await sealText(metadataKey, text));
      expect(opened).toStrictEqual({ name: "a", size: 1, type: "", manifest: { files: [] } });
    },
  );

  test("cannot be opened with another key, or after a character has been changed", async () => {
    const metadataKey = await newKey();
    const sealed = await sealMetadata(metadataKey, metadata);
    const changed = `${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`;
    await expect(openMetadata(await newKey(), sealed)).rejects.toMatchObject({ code: "authentication" });
    await expect(openMetadata(metadataKey, changed)).rejects.toMatchObject({ code: "authentication" });
    await expect(openMetadata(metadataKey, "AAAA")).rejects.toMatchObject({ code: "authentication" });
  });

  test.each(["!", "A"])("is malformed if it is not base64: %j", async (sealed) => {
    await expect(openMetadata(await newKey(), sealed)).rejects.toMatchObject({ code: "malformed" });
  });

  test.each(["", "not json", "[]", "null", '{"name":"secret-name","size":"1"}', '{"name":"secret-name","size":-1}'])(
    "is malformed if it contains %j, and the error does not quote it",
    async (text) => {
      const metadataKey = await newKey();
      const error = await openMetadata(metadataKey, await sealText(metadataKey, text)).catch(
        (caught: unknown) => caught,
      );
      expect(error).toMatchObject({ code: "malformed" });
      expect(error).not.toHaveProperty("cause");
      expect(String(error)).not.toContain("secret-name");
    },
  );
});
