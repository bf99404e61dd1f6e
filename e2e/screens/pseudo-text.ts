import { type Pattern, parse, serialize, TextElement, Transformer } from "@fluent/syntax";

/** Fraction by which pseudo-localised text is longer than English. */
const GROWTH = 0.4;

const PLAIN = "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz";
/** Accented letters from Latin-1 and Latin Extended-A only: every font has them, so the line height is unchanged. */
const ACCENTED = "ÅåÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž";

const accentOf = new Map([...PLAIN].map((letter, index) => [letter, ACCENTED[index] ?? letter]));

/** Adds accents to letters, and doubles two of every five. */
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
 * A pseudo-localisation, to test the layout: the messages remain readable as English, but are 40% longer, accented and
 * bracketed, so that truncation is visible. Placeables are unchanged.
 *
 * @param source - the English messages, in Fluent
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
