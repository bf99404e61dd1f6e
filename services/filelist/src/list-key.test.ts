import { type ListId, parseListId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { listKeyOf, newListBlobKey } from "./list-key.ts";

function listId(text: string): ListId {
  const id = parseListId(text);
  if (id === null) throw new Error("no list id");
  return id;
}

const ONE = listId("AAAAAAAAAAAAAAAA");

test("a list key is 64 hex characters that reveal neither account nor list", () => {
  expect(listKeyOf({ id: "alice" }, ONE)).toMatch(/^[0-9a-f]{64}$/);
});

test("accounts and lists whose concatenations are equal have different keys", () => {
  const keys = [
    listKeyOf({ id: "alice" }, ONE),
    listKeyOf({ id: "aliceA" }, ONE),
    listKeyOf({ id: 'alice","AAAAAAAAAAAAAAAA' }, ONE),
    listKeyOf({ id: "alice" }, listId("BAAAAAAAAAAAAAAA")),
    listKeyOf({ id: "" }, ONE),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test("every version has its own blob in its list's folder", () => {
  const key = listKeyOf({ id: "alice" }, ONE);
  const [first, second] = [newListBlobKey(key), newListBlobKey(key)];
  expect(first).not.toBe(second);
  expect(first).toMatch(new RegExp(`^lists/${key.slice(0, 2)}/${key}/[0-9a-f]{32}$`));
});
