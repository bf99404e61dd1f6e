import { expect, test } from "vitest";
import { wellFormed } from "./well-formed.ts";

test.each(["", "plain", "📦 pair", "\ud800", "a\udc00b", "\udc00\ud800", "📦\ud83d", "\ud83d\ud83d\udce6"])(
  "replaces each lone surrogate in %j, as in UTF-8",
  (text) => expect(wellFormed(text)).toBe(new TextDecoder().decode(new TextEncoder().encode(text))),
);
