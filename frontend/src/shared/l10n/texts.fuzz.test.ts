import { LOCALES } from "@envoi/locales";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createFormat } from "./format.ts";
import { ISOLATED_NAMES, isolated } from "./isolated.ts";
import { loadLocalization } from "./load-localization.ts";

const SOURCES = import.meta.glob<string>("../../../locales/*.ftl", { query: "?raw", import: "default", eager: true });
const sourceOf = (locale: string) => SOURCES[`../../../locales/${locale}.ftl`] ?? "";
/** The ids of all messages, with the names of their variables. */
const MESSAGES = Array.from(
  sourceOf("en-US").matchAll(/^([a-zA-Z]\w*) =((?:.|\n(?=[ \n]))*)/gm),
  ([, id = "", body = ""]) => ({
    id,
    names: [...new Set(Array.from(body.matchAll(/\$(\w+)/g), ([, name = ""]) => name))],
  }),
);

const name = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom(
    "{ $name }",
    "{$num}",
    '{ "x" }',
    "<b>x</b>",
    "}{",
    "\u2069",
    "\u202e",
    "__proto__",
    "-term",
    "\n# x",
  ),
);

test("every message can be formatted with any values, in every language, and shows them as they are", async () => {
  const texts = await Promise.all(
    LOCALES.map(async (locale) => {
      const read = async (address: string) => sourceOf(/([\w-]+)\.ftl$/.exec(address)?.[1] ?? "");
      return (await loadLocalization([locale], read)).text;
    }),
  );
  expect(MESSAGES.length).toBeGreaterThan(100);
  const value = fc.oneof(name, fc.double(), fc.nat());
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.constantFrom(...MESSAGES),
      fc.array(value, { minLength: 8, maxLength: 8 }),
      (text, { id, names }, values) => {
        const shown = text(id, Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0])));
        expect(shown).not.toBe("");
        // With one variable, there is nothing else that the value could have come from.
        const [only] = values;
        if (names.length === 1 && typeof only === "string" && shown.includes(only))
          expect(shown.split(only).join("")).not.toContain("{ $");
      },
    ),
  );
});

test("amounts, times and speeds can be formatted for all numbers", async () => {
  const { text } = await loadLocalization(["en-US"], async () => sourceOf("en-US"));
  const format = createFormat(text);
  const number = fc.oneof(fc.maxSafeNat(), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }));
  const time = fc.integer({ min: -8.64e15, max: 8.64e15 });
  fc.assert(
    fc.property(number, time, time, (number, at, now) => {
      const { size, sizeLimit, speed, duration, hours, timeLeft, remaining, percent, until } = format;
      for (const show of [size, sizeLimit, speed, duration, hours, timeLeft, remaining, percent]) {
        expect(show(number)).toMatch(/\d|< /);
        expect(show(number)).not.toMatch(/NaN|undefined|\{/);
      }
      expect(until(at, now)).not.toMatch(/NaN|undefined|Invalid/);
    }),
  );
});

test("a name in a sentence is isolated, whatever it contains", () => {
  fc.assert(
    fc.property(name, name, (one, other) => {
      const parts = `${isolated(one)}…${isolated(other)}`.split(ISOLATED_NAMES);
      expect(parts).toHaveLength(5);
      expect(parts[2]).toBe("…");
      expect(isolated(isolated(one))).toBe(isolated(one));
    }),
  );
});
