import { expect, test } from "vitest";
import { blobKey } from "../../blob/port.ts";
import { decideListWrite, isReadable, listVersionKeys } from "./lists.ts";

const [first, second, third] = ["lists/1", "lists/2", "lists/3"].map(blobKey) as [
  ReturnType<typeof blobKey>,
  ReturnType<typeof blobKey>,
  ReturnType<typeof blobKey>,
];
const list = { etag: "two", blobKey: second, previousBlobKey: first, expiresAtMs: 1_000, removing: false };
const write = { blobKey: third, expectedEtag: undefined };

test("a list can be read until it expires or is being removed", () => {
  expect(isReadable(list, 999)).toBe(true);
  expect(isReadable(list, 1_000)).toBe(false);
  expect(isReadable({ ...list, removing: true }, 0)).toBe(false);
  expect(listVersionKeys(list)).toEqual([second, first]);
  expect(listVersionKeys({ ...list, previousBlobKey: null })).toEqual([second]);
});

test("a write keeps the version that it replaces, and the version before that becomes due for removal", () => {
  expect(decideListWrite(list, write, false, 0)).toEqual({ previousBlobKey: second, outdated: [first] });
  expect(decideListWrite(null, write, false, 0)).toEqual({ previousBlobKey: null, outdated: [] });
});

test("a write to a list that can no longer be read makes all earlier versions due for removal", () => {
  const decision = { previousBlobKey: null, outdated: [second, first] };
  expect(decideListWrite(list, write, false, 1_000)).toEqual(decision);
  expect(decideListWrite({ ...list, removing: true }, write, false, 0)).toEqual(decision);
});

test("rejects a write when the expected version is not current", () => {
  const expecting = (expectedEtag: string | null) => decideListWrite(list, { blobKey: third, expectedEtag }, false, 0);
  expect(expecting("one")).toBe("conflict");
  expect(expecting(null)).toBe("conflict");
  expect(expecting("two")).toMatchObject({ previousBlobKey: second });
  expect(decideListWrite(list, { blobKey: third, expectedEtag: null }, false, 1_000)).toMatchObject({
    outdated: [second, first],
  });
});

test("a repeated write changes nothing, even if its version has since been replaced", () => {
  for (const blob of [first, second]) {
    expect(decideListWrite(list, { blobKey: blob, expectedEtag: "old" }, false, 0)).toBe("written");
  }
  expect(decideListWrite(list, write, true, 0)).toBe("written");
});
