import crypto from "node:crypto";
import { PIECE_BYTES } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { createNodeCipher, createWebCipher } from "./record-cipher.ts";
import { generatorBytes } from "./testing/test-bytes.ts";

const key = generatorBytes(16);
const iv = generatorBytes(12);
const [node, web] = [createNodeCipher(crypto, key), await createWebCipher(key)];

describe.each([
  ["node:crypto", node, "WebCrypto", web],
  ["WebCrypto", web, "node:crypto", node],
])("a Record that %s seals", (_, sealer, other, opener) => {
  test.each([1, 15, 16, 17, PIECE_BYTES + 1])(`of %i bytes is opened by ${other}`, async (bytes) => {
    const padded = generatorBytes(bytes);
    const sealed = await sealer.seal(iv, padded);
    expect(sealed.byteLength).toBe(bytes + 16);
    expect(await opener.open(iv, sealed)).toEqual(padded);
  });

  test(`is rejected by ${other} if any bit, its key or its iv is different, or if it has been cut`, async () => {
    const sealed = await sealer.seal(iv, generatorBytes(20));
    for (let bit = 0; bit < sealed.byteLength * 8; bit += 1) {
      const changed = sealed.slice();
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      await expect(opener.open(iv, changed)).rejects.toThrow();
    }
    for (let bytes = 0; bytes < sealed.byteLength; bytes += 1) {
      await expect(opener.open(iv, sealed.slice(0, bytes))).rejects.toThrow();
    }
    await expect(opener.open(generatorBytes(13).slice(1), sealed)).rejects.toThrow();
    await expect(createNodeCipher(crypto, generatorBytes(17).slice(1)).open(iv, sealed)).rejects.toThrow();
  });
});

test("arguments may be overwritten once a call has returned, and results own their buffers", async () => {
  for (const cipher of [node, web]) {
    const padded = generatorBytes(100);
    const [usedIv, usedBytes] = [iv.slice(), padded.slice()];
    const sealing = cipher.seal(usedIv, usedBytes);
    usedIv.fill(0);
    usedBytes.fill(0);
    const sealed = await sealing;
    const usedSealed = sealed.slice();
    const opening = cipher.open(iv, usedSealed);
    usedSealed.fill(0);
    const opened = await opening;
    expect(opened).toEqual(padded);
    for (const { buffer, byteLength } of [sealed, opened]) expect(buffer.byteLength).toBe(byteLength);
  }
});
