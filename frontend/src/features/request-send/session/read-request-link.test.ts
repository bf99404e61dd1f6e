import { formatRequestLink } from "@envoi/crypto/request";
import { expect, test } from "vitest";
import { fakeOpenedRequest } from "../../../testing/fake-requests.ts";
import { readRequestLink } from "./read-request-link.ts";

const { link } = fakeOpenedRequest();
const text = formatRequestLink(link);
const [page = "", fragment = ""] = text.split("#");

test.each([
  ["the link", text],
  ["a message with the link", `Please use this:\n${text}. Thanks`],
  ["the part after the #", fragment],
  ["the part from the #", ` #${fragment}`],
])("a link is found in %s", (_what, pasted) => {
  expect(readRequestLink(pasted, page)).toEqual(link);
});

test.each(["", "hello", text.slice(0, -1), page])("no link is found in %j", (pasted) => {
  expect(readRequestLink(pasted, page)).toBeNull();
});
