import { type AuthKey, encodeBase64Url, type UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { createNonce } from "./node.ts";
import { createRecentChallenges } from "./recent-challenges.ts";

const authKey = encodeBase64Url(new Uint8Array(64).fill(1)) as AuthKey;
const toUploadId = (n: number) => n.toString(16).padStart(16, "0") as UploadId;
const minted = (requester = "one") => ({ nonce: createNonce(), requester });

test("finds the requesters' Nonces until they are dropped", () => {
  const recent = createRecentChallenges();
  const upload = { id: toUploadId(1), authKey, passwordSet: true };
  const [own, others] = [minted("one"), minted("two")];
  for (const one of [own, others]) recent.note(upload, one);
  expect(recent.find(toUploadId(1), ["one", "three"])).toEqual({ authKey, passwordSet: true, nonces: [own] });
  recent.drop(toUploadId(1), own.nonce);
  expect(recent.find(toUploadId(1), ["one", "two"])?.nonces).toEqual([others]);
  expect(recent.find(toUploadId(2), ["one"])).toBeNull();
});

test("remembers the latest 16 Nonces per Upload, and the latest 1,000 Uploads", () => {
  const recent = createRecentChallenges();
  const many = Array.from({ length: 20 }, () => minted());
  for (const one of many) recent.note({ id: toUploadId(0), authKey, passwordSet: false }, one);
  expect(recent.find(toUploadId(0), ["one"])?.nonces).toEqual(many.slice(4));
  for (let n = 1; n <= 1_000; n++) recent.note({ id: toUploadId(n), authKey, passwordSet: false }, minted());
  expect(recent.find(toUploadId(0), ["one"])).toBeNull();
  expect(recent.find(toUploadId(1), ["one"])?.nonces).toHaveLength(1);
});
