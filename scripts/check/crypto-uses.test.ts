import { expect, test } from "vitest";
import { inventoryProblems, usesCryptography } from "./crypto-uses.ts";

test.each([
  ['import { createHash } from "node:crypto";', true],
  ['const node = process.getBuiltinModule("node:crypto");', true],
  ["await crypto.subtle.digest(name, bytes)", true],
  ["crypto.getRandomValues(bytes)", true],
  ["const id = randomHex(16);", true],
  ['import { scryptAsync } from "@noble/hashes/scrypt.js";', true],
  ['import { compactDecrypt } from "jose/jwe/compact/decrypt";', true],
  ['fact("download.completed", redis.sha1hex(claim))', true],
  ["const id = crypto.randomUUID();", false],
  ['import { sha256 } from "./sha256.ts";', false],
])("%s", (source, isUse) => {
  expect(usesCryptography(source)).toBe(isUse);
});

const INVENTORY = "| SHA-256 | `packages/auth/src/node.ts`, `packages/crypto/src/request` |";

test("a source that is in no listed file or folder is reported", () => {
  const used = ["packages/auth/src/node.ts", "packages/crypto/src/request/keys.ts"];
  expect(inventoryProblems(INVENTORY, used)).toEqual([]);
  expect(inventoryProblems(INVENTORY, [...used, "packages/crypto/src/request-keys.ts"])).toEqual([
    expect.stringMatching(/^packages\/crypto\/src\/request-keys\.ts uses cryptography/),
  ]);
});

test("a listed path without a use is reported", () => {
  expect(inventoryProblems(INVENTORY, ["packages/auth/src/node.ts"])).toEqual([
    expect.stringContaining("nothing in packages/crypto/src/request uses cryptography"),
  ]);
});
