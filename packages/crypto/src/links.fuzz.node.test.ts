import type { UploadId } from "@envoi/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findLinkKey, findShareLink } from "./find-share-link.ts";
import {
  findOwnerLink,
  findRequestLink,
  formatOwnerLink,
  formatRequestLink,
  parseOwnerLink,
  parseRequestLink,
} from "./request/request-link.ts";
import { formatLinkKey, formatShareLink, parseShareLink } from "./share-link.ts";

const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((value) => Uint8Array.from(value));
const hex = fc.array(fc.constantFrom(..."0123456789abcdef"), { minLength: 16, maxLength: 16 });
const id = hex.map((digits) => digits.join(""));
const origin = fc.constantFrom(
  "https://send.example",
  "http://localhost:8080",
  "https://[2001:db8::1]",
  "https://xn--9ca.example",
);

const shareLink = fc.record({
  origin,
  id,
  secret: bytes(16),
  passwordProfile: fc.constantFrom(1 as const, 2 as const),
});
const requestLink = fc.record({ origin, id, linkHash: bytes(24), secret: bytes(16), hasPassword: fc.boolean() });
const ownerLink = fc.record({
  ...{ origin, id, linkHash: bytes(24) },
  root: fc.oneof(bytes(16), bytes(48)),
  seed: bytes(32),
});

/** What surrounds a link in messages, and pieces of links. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "https://",
        "http://",
        "/download/",
        "0123456789abcdef",
        "#",
        "%23",
        "%25",
        "=\n",
        "\n> ",
        "&num;",
      ),
      fc.constantFrom("/request/", "v2.", "o1.", "v1p.", "A".repeat(22), "\\", "\u200b", "\u2011", " ", ".", "[", "]("),
      fc.string({ unit: "binary", maxLength: 8 }),
    ),
    { maxLength: 15 },
  )
  .map((pieces) => pieces.join(""));

describe("a link", () => {
  test("is parsed as it was formatted", () => {
    fc.assert(
      fc.property(shareLink, requestLink, ownerLink, (share, request, owner) => {
        const link = { ...share, id: share.id as UploadId };
        expect(parseShareLink(formatShareLink(link))).toEqual(share);
        expect(parseRequestLink(formatRequestLink(request as never))).toEqual(request);
        expect(parseOwnerLink(formatOwnerLink(owner as never))).toEqual(owner);
        expect(findLinkKey(`#${formatLinkKey(link)}`)).toEqual({
          secret: share.secret,
          passwordProfile: share.passwordProfile,
        });
      }),
    );
  });

  test("is found between other words", () => {
    const plainWord = fc
      .array(fc.constantFrom(..."abc.,:;!?()<>[]#%&=é📦-"), { maxLength: 20 })
      .map((all) => all.join(""));
    const plainWords = fc.array(plainWord, { maxLength: 5 }).map((all) => all.join(" "));
    const mark = fc.constantFrom("", ".", ",", ")", ">", "\n", "!");
    fc.assert(
      fc.property(plainWords, shareLink, mark, plainWords, (before, share, mark, after) => {
        const link = formatShareLink({ ...share, id: share.id as UploadId });
        expect(findShareLink(`${before} ${link}${mark} ${after}`)).toEqual(share);
      }),
    );
  });
});

test("what is found in any text is a link in the canonical form", () => {
  fc.assert(
    fc.property(words, (text) => {
      const share = findShareLink(text);
      if (share !== null) {
        expect(parseShareLink(formatShareLink(share))).toEqual(share);
        expect(new URL(share.origin).origin).toBe(share.origin);
      }
      const request = findRequestLink(text);
      if (request !== null) expect(parseRequestLink(formatRequestLink(request))).toEqual(request);
      const owner = findOwnerLink(text);
      if (owner !== null) expect(parseOwnerLink(formatOwnerLink(owner))).toEqual(owner);
      const key = findLinkKey(text);
      if (key !== null) expect(key.secret).toHaveLength(16);
    }),
  );
});
