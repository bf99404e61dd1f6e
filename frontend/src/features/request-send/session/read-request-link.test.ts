import { formatOwnerLink, formatRequestLink } from "@envoi/crypto/request";
import { expect, test } from "vitest";
import { fakeOpenedRequest, fakeOwnRequest } from "../../../testing/fake-requests.ts";
import { readOwnerLink, readRequestLink } from "./read-request-link.ts";

const { link } = fakeOpenedRequest();
const text = formatRequestLink(link);
const [page = "", fragment = ""] = text.split("#");

test.each([
  ["the link", text],
  ["a message with the link", `Please use this:\n${text}. Thanks`],
  ["the part after the #", fragment],
  ["the part from the #", ` #${fragment}`],
  ["a link whose # is encoded", text.replace("#", "%23")],
  ["a link in a quoted message, broken into lines", `> ${text.slice(0, 50)}=\r\n${text.slice(50)}>.`],
  ["a link without its scheme", text.replace("https://", "")],
  ["a redirecting link", `https://click.test/?utm=a&url=${encodeURIComponent(text)}&id=3`],
  ["the part after the #, with a blank", `${fragment.slice(0, 20)} ${fragment.slice(20)}`],
])("a link is found in %s", (_what, pasted) => {
  expect(readRequestLink(pasted, page)).toEqual(link);
});

test("a key completes the page's address, also if the # in it was encoded", () => {
  expect(readRequestLink(fragment, `${page}%23${fragment.slice(0, 9)}`)).toEqual(link);
  expect(readRequestLink("", `${page}%23${fragment}`)).toBeNull();
});

test("an owner's link, or its key, is found, but is no link for senders", () => {
  const { owner } = fakeOwnRequest();
  const ownerLink = formatOwnerLink(owner);
  for (const pasted of [ownerLink, ownerLink.split("#")[1] ?? ""]) {
    expect(readOwnerLink(pasted, page)).toEqual(owner);
    expect(readRequestLink(pasted, page)).toBeNull();
  }
});

test.each(["", "hello", text.slice(0, -1), page])("no link is found in %j", (pasted) => {
  expect(readRequestLink(pasted, page)).toBeNull();
});
