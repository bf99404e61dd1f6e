import { expect, test } from "vitest";
import { findLinkKey, findShareLink } from "./find-share-link.ts";
import { fromHex } from "./testing/test-bytes.ts";

const KEY = "AAECAwQFBgcICQoLDA0ODw";
const ADDRESS = "https://send.example.com/download/0123456789abcdef/";
const LINK = `${ADDRESS}#${KEY}`;
const FOUND = {
  origin: "https://send.example.com",
  id: "0123456789abcdef",
  secret: fromHex("000102030405060708090a0b0c0d0e0f"),
  passwordProfile: 1,
};

test.each([
  ["a sentence", `Here it is: ${LINK}. Tell me when you have it!`],
  ["a sentence that continues without a space", `Here:${LINK}—thanks`],
  ["brackets", `the file (${LINK})`],
  ["angle brackets", `<${LINK}>`],
  ["quotation marks", `„${LINK}“`],
  ["Markdown", `[the *file*](${LINK} "title")`],
  ["bold type of a chat", `*${LINK}*`],
  ["italics of a chat", `_${LINK}_`],
  ["code of a chat", `\`${LINK}\``],
  ["HTML", `<a href="${LINK}">${LINK}</a>`],
  ["HTML with entities", `<a href="${ADDRESS}&#35;${KEY}&amp;x">`],
  ["a quoted mail", `> On Monday she wrote:\n> ${LINK}\n> --\n> Zoé`],
  ["two lines", `${ADDRESS}\n#${KEY}`],
  ["a line that a mail program broke", `${ADDRESS}#${KEY.slice(0, 9)}\r\n ${KEY.slice(9)}`],
  ["invisible characters", `${ADDRESS.replace(/\//g, "/\u200b")}#\u2060${KEY.slice(0, 5)}\u00ad${KEY.slice(5)}\ufeff`],
  ["full-width signs", `${ADDRESS}＃${KEY}`],
  ["an encoded number sign", `${ADDRESS}%23${KEY}`],
  ["an encoded number sign after the id", `${ADDRESS.slice(0, -1)}%23${KEY}`],
  ["a service that checks links", `https://links.example/?url=${encodeURIComponent(LINK)}&data=05%7C02&reserved=0`],
  ["a link without its scheme", `send.example.com/download/0123456789abcdef#${KEY}`],
  ["a link without its scheme in a sentence", `Look at (send.example.com/download/0123456789abcdef/#${KEY}).`],
  ["the second of two links", `https://example.com/ ${LINK}`],
  ["a link before others", `${LINK} https://example.com/#${KEY}`],
  ["quoted-printable lines", `${ADDRESS.slice(0, 30)}=\r\n${ADDRESS.slice(30)}#${KEY.slice(0, 9)}=\r\n${KEY.slice(9)}`],
  ["quoted-printable in an address", `${ADDRESS}#${KEY.slice(0, 9)}=%0D%0A${KEY.slice(9)}`],
  ["quoted-printable with an encoded number sign", `${ADDRESS}=23${KEY}`],
  ["a quoted mail that was broken into lines", `> ${ADDRESS}#${KEY.slice(0, 9)}\r\n> ${KEY.slice(9)}`],
  ["a mail that was quoted twice", `>> ${ADDRESS.slice(0, 34)}\n> > ${ADDRESS.slice(34)}#${KEY}`],
  [
    "HTML with invisible entities",
    `${ADDRESS}&#x0023;${KEY.slice(0, 9)}&shy;${KEY.slice(9, 12)}&#8203;${KEY.slice(12)}`,
  ],
  ["a variation selector of a keyboard", `${ADDRESS}\ufe0f#\ufe0f\u20e3${KEY}`],
  [
    "a link that was encoded twice",
    `https://links.example/?url=${encodeURIComponent(encodeURIComponent(LINK))}&data=05`,
  ],
  ["a service that replaces number signs", `https://links.example/v3/__${ADDRESS}*${KEY}__;Iw!!abc$`],
  ["a musical sharp", `${ADDRESS}\u266f${KEY}`],
  ["broken encodings", `100% sure: ${LINK}%E2%28`],
])("finds the link in %s", (_where, text) => {
  expect(findShareLink(text)).toEqual(FOUND);
});

test("hyphens that a keyboard has replaced count as hyphens of the key", () => {
  const key = "AB-D--GHIJKLM-OPQRSTUw";
  const bytes = findShareLink(`${ADDRESS}#${key}`)?.secret;
  expect(bytes).toHaveLength(16);
  expect(findShareLink(`${ADDRESS}#AB\u2011D\u2014GHIJKLM\u2013OPQRSTUw`)?.secret).toEqual(bytes);
  expect(findShareLink(`${ADDRESS}#AB\\-D\\-\\-GHIJKLM-OPQRSTUw`)?.secret).toEqual(bytes);
});

test.each(["", "#", "##", "#%20", "#%E2%80%8B", " \n", '"', "(#"])("finds a key after %j", (before) => {
  expect(findLinkKey(`${before}${KEY}`)).toEqual({ secret: FOUND.secret, passwordProfile: 1 });
  expect(findLinkKey(`${before}v2.${KEY}.`)).toEqual({ secret: FOUND.secret, passwordProfile: 2 });
  expect(findShareLink(`${ADDRESS}#${before}v2.${KEY}`)).toMatchObject({ secret: FOUND.secret, passwordProfile: 2 });
});

test.each([
  "",
  "Did you get my link?",
  ADDRESS,
  `${ADDRESS} ${KEY}`,
  `javascript:/download/0123456789abcdef/#${KEY}`,
  `https://send.example.com/other/0123456789abcdef/#${KEY}`,
  `/download/0123456789abcdef/#${KEY}`,
])("finds no link in %j", (text) => {
  expect(findShareLink(text)).toBeNull();
});

test("searches a long text to its end, even if it contains many beginnings of links", () => {
  expect(findShareLink("https://".repeat(100_000))).toBeNull();
  expect(findShareLink("%E2%80%8B ".repeat(100_000))).toBeNull();
  expect(findShareLink("a".repeat(100_000))).toBeNull();
});
