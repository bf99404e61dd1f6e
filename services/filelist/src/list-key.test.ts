import { type ListId, parseListId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { deriveListKey, newListBlobKey } from "./list-key.ts";

function listId(text: string): ListId {
  const id = parseListId(text);
  if (id === null) throw new Error("no list id");
  return id;
}

const ONE = listId("AAAAAAAAAAAAAAAA");

test("a list key is 64 hex characters that reveal neither account nor list", () => {
  expect(deriveListKey({ id: "alice" }, ONE)).toMatch(/^[0-9a-f]{64}$/);
});

test("accounts and lists whose concatenations are equal have different keys", () => {
  const keys = [
    deriveListKey({ id: "alice" }, ONE),
    deriveListKey({ id: "aliceA" }, ONE),
    deriveListKey({ id: 'alice","AAAAAAAAAAAAAAAA' }, ONE),
    deriveListKey({ id: "alice" }, listId("BAAAAAAAAAAAAAAA")),
    deriveListKey({ id: "" }, ONE),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test("every version has its own blob in its list's folder", () => {
  const key = deriveListKey({ id: "alice" }, ONE);
  const [first, second] = [newListBlobKey(key), newListBlobKey(key)];
  expect(first).not.toBe(second);
  expect(first).toMatch(new RegExp(`^lists/${key.slice(0, 2)}/${key}/[0-9a-f]{32}$`));
});
