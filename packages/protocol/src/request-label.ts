import * as zodMini from "zod/mini";
import { MAX_MESSAGE_CHARACTERS, MAX_SENDER_CHARACTERS, MAX_TITLE_CHARACTERS } from "./limits.ts";
import { cleanLine, cleanText, composeText, readText, type TextRule } from "./plain-text.ts";

/**
 * What a sender sees of a request. `asker` is the name entered by the person who asks, unverified; `wanted` lists what
 * they want, and `kinds` the types of files, as in HTML's `accept`. Only `message` may have several lines. No text and
 * no list is ever empty.
 */
export type RequestLabel = {
  title?: string;
  message?: string;
  asker?: string;
  wanted?: readonly string[];
  kinds?: readonly string[];
};

const TEXT_RULES = [
  { name: "title", clean: cleanLine, maxCharacters: MAX_TITLE_CHARACTERS },
  { name: "message", clean: cleanText, maxCharacters: MAX_MESSAGE_CHARACTERS },
  { name: "asker", clean: cleanLine, maxCharacters: MAX_SENDER_CHARACTERS },
] as const;
/** Limits of `wanted` and `kinds`, and of their entries. */
export const MAX_LIST_ENTRIES = 20;
export const MAX_WANTED_CHARACTERS = 200;
export const MAX_KIND_CHARACTERS = 50;
const LIST_RULES = [
  { name: "wanted", clean: cleanLine, maxCharacters: MAX_WANTED_CHARACTERS },
  { name: "kinds", clean: cleanLine, maxCharacters: MAX_KIND_CHARACTERS },
] as const;

function mapLabel(
  mapText: (name: (typeof TEXT_RULES)[number]["name"], rule: TextRule) => string,
  mapList: (name: (typeof LIST_RULES)[number]["name"], rule: TextRule) => string[],
): RequestLabel {
  const texts = TEXT_RULES.map((rule) => [rule.name, mapText(rule.name, rule)] as const);
  const lists = LIST_RULES.map((rule) => [rule.name, mapList(rule.name, rule).filter((text) => text !== "")] as const);
  return Object.fromEntries([...texts, ...lists].filter(([, value]) => value.length > 0));
}

/** Cleans a label for display. Drops fields and entries that are not of their type, too long, too many or empty. */
export const requestLabelSchema = zodMini.pipe(
  zodMini.record(zodMini.string(), zodMini.unknown()),
  zodMini.transform(
    (values): RequestLabel =>
      mapLabel(
        (name, rule) => readText(values[name], rule),
        (name, rule) => {
          const list = values[name];
          return Array.isArray(list) && list.length <= MAX_LIST_ENTRIES ? list.map((text) => readText(text, rule)) : [];
        },
      ),
  ),
);

/**
 * Cleans a label for sealing. Omits what is empty after cleaning.
 *
 * @throws RangeError if a text is longer than its limit, or a list has too many entries
 */
export function composeRequestLabel(label: RequestLabel): RequestLabel {
  return mapLabel(
    (name, rule) => composeText(label[name] ?? "", rule),
    (name, rule) => {
      const list = label[name] ?? [];
      if (list.length > MAX_LIST_ENTRIES) throw new RangeError(`more than ${MAX_LIST_ENTRIES} entries`);
      return list.map((text) => composeText(text, rule));
    },
  );
}
