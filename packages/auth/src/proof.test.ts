import { type AuthKey, encodeBase64Url, type Nonce } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { makeProof } from "./proof.ts";

const authKey = encodeBase64Url(new Uint8Array(64).fill(1)) as AuthKey;

describe("makeProof", () => {
  test("signs the bytes of the Nonce rather than its text", async () => {
    const standard = await makeProof(authKey, "/////////////////////w==" as Nonce);
    expect(standard).toMatch(/^send-v1 [\w-]{43}$/);
    expect(await makeProof(authKey, "_____________________w" as Nonce)).toBe(standard);
  });

  test("rejects a key or Nonce that is not base64, without quoting it", async () => {
    await expect(makeProof("not base64!" as AuthKey, "AAAA" as Nonce)).rejects.toThrow(
      new TypeError("key or nonce is not base64"),
    );
    await expect(makeProof(authKey, "!" as Nonce)).rejects.toThrow(TypeError);
  });
});
