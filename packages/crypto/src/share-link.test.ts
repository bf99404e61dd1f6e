import { describe, expect, test } from "vitest";
import { formatShareLink, parseShareLink } from "./share-link.ts";
import { fromHex } from "./testing/test-bytes.ts";

const canonical = "https://send.example.com/download/0123456789abcdef/#AAECAwQFBgcICQoLDA0ODw";
const secret = fromHex("000102030405060708090a0b0c0d0e0f");

describe("parseShareLink", () => {
  test.each([
    canonical,
    "https://send.example.com/download/0123456789abcdef#AAECAwQFBgcICQoLDA0ODw",
    "https://send.example.com/download/0123456789abcdef/?utm_source=x#AAECAwQFBgcICQoLDA0ODw",
    "https://send.example.com/download/0123456789abcdef?a=b&c=#AAECAwQFBgcICQoLDA0ODw",
    "https://send.example.com/download/0123456789abcdef/#AAECAwQFBgcICQoLDA0ODw==",
    " HTTPS://user:word@Send.Example.com:443/download/0123456789abcdef/#AAECAwQFBgcICQoLDA0ODw\n",
  ])("reads %j, and formats it as the sender's link", (text) => {
    const link = parseShareLink(text);
    expect(link).toEqual({ origin: "https://send.example.com", id: "0123456789abcdef", secret, passwordProfile: 1 });
    expect(link === null ? null : formatShareLink(link)).toBe(canonical);
  });

  test.each(["", "/", "/?utm_source=x"])("reads a link of password profile 2, with %j before its key", (between) => {
    const link = parseShareLink(
      `https://send.example.com/download/0123456789abcdef${between}#v2.AAECAwQFBgcICQoLDA0ODw`,
    );
    expect(link).toMatchObject({ id: "0123456789abcdef", secret, passwordProfile: 2 });
    expect(link === null ? null : formatShareLink(link)).toBe(canonical.replace("#", "#v2."));
  });

  test.each([
    ...[".", ",", ")", ">", "*", "_", '"', "`", "!", "…", "’", "\u3002", "\u200b", "\ufe0f"],
    ...[
      "%20",
      "%0A",
      "%E2%80%8B",
      "%",
      "%zz",
      "/",
      "==",
      "==.",
      "#",
      "&utm_source=chat",
      "?fbclid=IwAR0abc",
      "and more",
    ],
  ])("ignores %j after a key of either profile", (tail) => {
    for (const version of ["", "v2."]) {
      const link = parseShareLink(canonical.replace("#", `#${version}`) + tail);
      expect(link).toMatchObject({ secret, passwordProfile: version === "" ? 1 : 2 });
    }
  });

  test.each(["0123456789", "0123456789ABCDEF"])("accepts the id %s unchanged", (id) => {
    expect(parseShareLink(`http://localhost:8080/download/${id}/#AAECAwQFBgcICQoLDA0ODw`)).toMatchObject({
      origin: "http://localhost:8080",
      id,
    });
  });

  test.each([
    "",
    "AAECAwQFBgcICQoLDA0ODw",
    "https://send.example.com/download/0123456789abcdef/",
    "https://send.example.com/download/0123456789abcdef/#tooShort",
    "https://send.example.com/download/0123456789abcdef/#v3.AAECAwQFBgcICQoLDA0ODw",
    "https://send.example.com/download/0123456789abcdef/#v2.tooShort",
    "https://send.example.com/download/0123456789abcdef/#AAECAwQFBgcICQoLDA0OD",
    "https://send.example.com/download/0123456789abcdef/#AAECAwQFBgcICQoLDA0ODx",
    "https://send.example.com/download/0123456789abcdef/#v3.AAECAwQFBgcICQoLDA0ODw.",
    "https://send.example.com/download/0123456789abcdef/AAECAwQFBgcICQoLDA0ODw",
    "https://send.example.com/download/012345678/#AAECAwQFBgcICQoLDA0ODw",
    "https://send.example.com/download/0123456789abcdef0/#AAECAwQFBgcICQoLDA0ODw",
    "https://send.example.com/download/0123456789abcdeg/#AAECAwQFBgcICQoLDA0ODw",
    "https://send.example.com/send/download/0123456789abcdef/#AAECAwQFBgcICQoLDA0ODw",
    "https://send.example.com/#AAECAwQFBgcICQoLDA0ODw",
    "javascript:/download/0123456789abcdef/#AAECAwQFBgcICQoLDA0ODw",
  ])("finds no link in %j", (text) => {
    expect(parseShareLink(text)).toBeNull();
  });
});
