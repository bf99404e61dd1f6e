import { type Pattern, parse, serialize, TextElement, Transformer } from "@fluent/syntax";

/** How much longer than English a text may become. */
const GROWTH = 0.4;

const PLAIN = "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz";
/** Of Latin-1 and Latin Extended-A only: every font has these, so that lines stay as tall as they are. */
const ACCENTED = "ÅåÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž";

const accentOf = new Map([...PLAIN].map((letter, index) => [letter, ACCENTED[index] ?? letter]));

/** Letters with accents, two of every five of them twice. */
function stretch(text: string): string {
  let letters = 0;
  return text.replaceAll(/\p{L}/gu, (letter) => {
    const accented = accentOf.get(letter) ?? letter;
    letters += 1;
    const isTwice = Math.floor(letters * GROWTH) > Math.floor((letters - 1) * GROWTH);
    return isTwice ? `${accented}${accented.toLowerCase()}` : accented;
  });
}

class Disguise extends Transformer {
  override visitTextElement(text: TextElement): TextElement {
    text.value = stretch(text.value);
    return text;
  }
}

function bracket({ elements }: Pattern): void {
  elements.unshift(new TextElement("["));
  elements.push(new TextElement("]"));
}

/**
 * Texts of a language that nobody speaks, to see how the page carries any: every text can be read as English, but is 40 %
 * longer, has accents, and stands in brackets, so that it shows where one is cut off. Values are left alone.
 *
 * @param source - the English texts, in Fluent
 * @returns the same messages, in Fluent
 */
export function pseudoText(source: string): string {
  const resource = parse(source, {});
  new Disguise().visit(resource);
  for (const entry of resource.body) {
    if (entry.type !== "Message") continue;
    if (entry.value !== null) bracket(entry.value);
    for (const { value } of entry.attributes) bracket(value);
  }
  return serialize(resource, {});
}
