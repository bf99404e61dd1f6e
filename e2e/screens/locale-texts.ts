import { readFileSync } from "node:fs";
import { type Pattern, parse, type SelectExpression } from "@fluent/syntax";

/** A language's texts, in Fluent. */
export function readTexts(locale: string): string {
  return readFileSync(new URL(`../../frontend/locales/${locale}.ftl`, import.meta.url), "utf8");
}

/** Parses the plural variants of a message. */
function parsePlurals(texts: string, id: string): SelectExpression {
  const message = parse(texts, {}).body.find((entry) => entry.type === "Message" && entry.id.name === id);
  const [only] = message?.type === "Message" ? (message.value?.elements ?? []) : [];
  if (only?.type === "Placeable" && only.expression.type === "SelectExpression") return only.expression;
  throw new Error(`${id} does not select by plural: name a message that does`);
}

function fill({ elements }: Pattern, value: string): string {
  return elements.map((element) => (element.type === "TextElement" ? element.value : value)).join("");
}

/**
 * The expected text for an amount, by the language's plural rules and the message's variant for that plural form.
 *
 * @param id - id of a message that consists of a plural selection
 * @param count - integer, 0 or more
 * @throws Error if the message is anything else or lacks that plural form
 */
export function countedText(locale: string, id: string, count: number): string {
  const category = new Intl.PluralRules(locale).select(count);
  const { variants } = parsePlurals(readTexts(locale), id);
  const variant = variants.find(({ key }) => (key.type === "Identifier" ? key.name : key.value) === category);
  if (variant === undefined) throw new Error(`${id} in ${locale} lacks the plural ${category}: add it to its file`);
  return fill(variant.value, new Intl.NumberFormat(locale).format(count));
}
