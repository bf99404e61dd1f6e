import { expect, test } from "vitest";
import { derivePassphraseKey } from "./passphrase-key.ts";

const owner = { issuer: "https://issuer.example", uid: "0011223344556677" };

test("every device derives the same key as an independent implementation of scrypt and HKDF", async () => {
  // Computed with Python's hashlib.scrypt and hmac.
  expect(await derivePassphraseKey("correct horse battery", owner)).toBe("w70YoXWVou6BO2p9e-i81Q");
}, 30_000);

test("two users with the same passphrase have different keys", async () => {
  const other = await derivePassphraseKey("correct horse battery", { ...owner, uid: "7766554433221100" });
  expect(other).not.toBe("w70YoXWVou6BO2p9e-i81Q");
}, 30_000);
