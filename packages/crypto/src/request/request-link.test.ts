import { describe, expect, test } from "vitest";
import { fromHex } from "../testing/test-bytes.ts";
import {
  findOwnerLink,
  findRequestLink,
  formatOwnerLink,
  formatRequestLink,
  parseOwnerLink,
  parseRequestLink,
} from "./request-link.ts";

const HASH = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYX";
const SECRET = "AAECAwQFBgcICQoLDA0ODw";
const SEED = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8";
const STRETCHED = `${"A".repeat(42)}AA${"B".repeat(20)}`;
const PLACE = "https://send.example.com/request/0123456789abcdef";
const senders = `${PLACE}#v1.${HASH}.${SECRET}`;
const owners = `${PLACE}#o1.${HASH}.${SECRET}.${SEED}`;

const common = {
  origin: "https://send.example.com",
  id: "0123456789abcdef",
  linkHash: fromHex("000102030405060708090a0b0c0d0e0f1011121314151617"),
};
const secret = fromHex("000102030405060708090a0b0c0d0e0f");
const seed = fromHex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");

const TAILS = [
  ...["", ".", ",", ")", ">", "*", "_", '"', "!", "…", "\u200b", "%20", "%0A", "%", "/", "==", "#", "&utm_source=chat"],
  ...["?fbclid=IwAR0abc", "and more", ".more"],
];

describe("A request's link", () => {
  test.each([
    senders,
    `${PLACE}/#v1.${HASH}.${SECRET}`,
    `${PLACE}?utm_source=x#v1.${HASH}.${SECRET}`,
    ` HTTPS://user:word@Send.Example.com:443/request/0123456789abcdef#v1.${HASH}.${SECRET}\n`,
  ])("is read from %j, and formatted as the owner gave it out", (text) => {
    const link = parseRequestLink(text);
    expect(link).toEqual({ ...common, secret, hasPassword: false });
    expect(link && formatRequestLink(link)).toBe(senders);
  });

  test("says whether there is a password", () => {
    const text = senders.replace("#v1.", "#v1p.");
    const link = parseRequestLink(text);
    expect(link).toEqual({ ...common, secret, hasPassword: true });
    expect(link && formatRequestLink(link)).toBe(text);
  });

  test.each(TAILS)("is read with %j after it", (tail) => {
    expect(parseRequestLink(senders + tail)).toEqual({ ...common, secret, hasPassword: false });
  });

  test.each(["v0", "v2", "v1q", "v1pp", "v", "", "V1", "o1", "v1p1"])("is refused with the version %j", (version) => {
    expect(parseRequestLink(senders.replace("#v1.", `#${version}.`))).toBeNull();
  });
});

describe("An owner's link", () => {
  test.each([
    [SECRET, secret.byteLength],
    [STRETCHED, 48],
  ])("is read with the root %s of %i bytes, and formatted again", (root, bytes) => {
    const text = `${PLACE}#o1.${HASH}.${root}.${SEED}`;
    const link = parseOwnerLink(text);
    expect(link).toMatchObject({ ...common, seed });
    expect(link?.root).toHaveLength(bytes);
    expect(link && formatOwnerLink(link)).toBe(text);
  });

  test.each(TAILS)("is read with %j after it", (tail) => {
    expect(parseOwnerLink(owners + tail)).toEqual({ ...common, root: secret, seed });
  });

  test.each(["o0", "o2", "o1p", "v1", "v1p", "O1", ""])("is refused with the version %j", (version) => {
    expect(parseOwnerLink(owners.replace("#o1.", `#${version}.`))).toBeNull();
  });
});

test.each([
  "",
  HASH,
  PLACE,
  `${PLACE}#${HASH}.${SECRET}`,
  `${PLACE}#v1.${HASH}`,
  `${PLACE}#v1.${SECRET}.${HASH}`,
  `${PLACE}#v1.${HASH.slice(1)}.${SECRET}`,
  `${PLACE}#v1.${HASH}A.${SECRET}`,
  `${PLACE}#v1.${HASH}.${SECRET.slice(1)}`,
  // The last bits of a base64 text are unused, so they must be 0.
  `${PLACE}#v1.${HASH}.${SECRET.slice(0, -1)}x`,
  `${PLACE}#v1.${HASH.replace("A", "+")}.${SECRET}`,
  `${PLACE}#o1.${HASH}.${SECRET}`,
  `${PLACE}#o1.${HASH}.${SECRET}.${SEED.slice(1)}`,
  `${PLACE}#o1.${HASH}.${SECRET}.${SEED.slice(0, -1)}9`,
  `${PLACE}#o1.${HASH}.${STRETCHED}A.${SEED}`,
  `${PLACE}#o1.${HASH}.${STRETCHED.slice(1)}.${SEED}`,
  `https://send.example.com/download/0123456789abcdef#v1.${HASH}.${SECRET}`,
  `https://send.example.com/send/request/0123456789abcdef#v1.${HASH}.${SECRET}`,
  `https://send.example.com/request/0123456789ABCDEF#v1.${HASH}.${SECRET}`,
  `https://send.example.com/request/0123456789abcde#v1.${HASH}.${SECRET}`,
  `https://send.example.com/request/#v1.${HASH}.${SECRET}`,
  `https://send.example.com/request/0123456789abcdef/v1.${HASH}.${SECRET}`,
  `javascript:/request/0123456789abcdef#v1.${HASH}.${SECRET}`,
])("Neither kind of link is found in %j", (text) => {
  expect(parseRequestLink(text)).toBeNull();
  expect(parseOwnerLink(text)).toBeNull();
});

test.each([
  ["a sentence", (link: string) => `Send them here: ${link}. Thank you!`],
  ["angle brackets", (link: string) => `<${link}>`],
  ["Markdown", (link: string) => `[here](${link} "title")`],
  ["an encoded number sign", (link: string) => link.replace("#", "%23")],
  ["a service that checks links", (link: string) => `https://links.example/?url=${encodeURIComponent(link)}&data=05`],
  [
    "a service that replaces number signs",
    (link: string) => `https://links.example/__${link.replace("#", "*")}__;I!!a$`,
  ],
  ["a line that a mail program broke", (link: string) => `${link.slice(0, 70)}\r\n ${link.slice(70)}`],
  ["a quoted mail that was broken into lines", (link: string) => `> ${link.slice(0, 70)}\r\n> ${link.slice(70)}`],
  ["a link without its scheme", (link: string) => link.replace("https://", "")],
])("A request's link and its owner's link are found in %s", (_where, wrap) => {
  expect(findRequestLink(wrap(senders))).toEqual({ ...common, secret, hasPassword: false });
  expect(findOwnerLink(wrap(owners))).toEqual({ ...common, root: secret, seed });
  expect(findRequestLink(wrap(owners))).toBeNull();
  expect(findOwnerLink(wrap(senders))).toBeNull();
});
