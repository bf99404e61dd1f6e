import fc from "fast-check";
import { expect, it } from "vitest";
import { composeTexts, readTexts } from "./metadata.ts";
import { cleanLine, cleanText, countCharacters, UNSAFE_CHARACTERS } from "./plain-text.ts";
import { composeRequestLabel, requestLabelSchema } from "./request-label.ts";
import { wellFormed } from "./well-formed.ts";

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .array(
      fc.constantFrom("a", " ", "\t", "\r", "\n", "\r\n", "\u2028", "\u202e", "\u200d", "\u2800", "\ud83d", "📦"),
      {
        maxLength: 30,
      },
    )
    .map((pieces) => pieces.join("")),
);
const hasUnsafe = (value: string) => new RegExp(UNSAFE_CHARACTERS.source, "u").test(value);

it("cleaned text has no unsafe characters, is well formed, no longer than before, and cleaned already", () => {
  fc.assert(
    fc.property(text, (given) => {
      const [line, lines] = [cleanLine(given), cleanText(given)];
      expect(hasUnsafe(line)).toBe(false);
      expect(hasUnsafe(lines.replace(/[\t\n]/g, ""))).toBe(false);
      for (const [cleaned, clean] of [
        [line, cleanLine],
        [lines, cleanText],
      ] as const) {
        expect(wellFormed(cleaned)).toBe(cleaned);
        expect(clean(cleaned)).toBe(cleaned);
        expect(countCharacters(cleaned)).toBeLessThanOrEqual(countCharacters(given));
      }
    }),
  );
});

it("a sender's texts are read as they were composed", () => {
  fc.assert(
    fc.property(fc.record({ title: text, message: text, sender: text }), (texts) => {
      const composed = composeTexts(texts);
      expect(readTexts({ title: undefined, message: undefined, sender: undefined, ...composed })).toEqual(composed);
      expect(composeTexts(composed)).toEqual(composed);
    }),
  );
});

it("the label of a request is read as it was composed", () => {
  const list = fc.array(text, { maxLength: 20 });
  const label = fc.record({ title: text, message: text, asker: text, wanted: list, kinds: fc.constant(["image/*"]) });
  fc.assert(
    fc.property(label, (given) => {
      const composed = composeRequestLabel(given);
      expect(requestLabelSchema.parse(composed)).toEqual(composed);
    }),
  );
});
