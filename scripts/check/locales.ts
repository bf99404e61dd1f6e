import { type Message, type Pattern, parse, type SelectExpression, type TextElement, Visitor } from "@fluent/syntax";

/** Pairs of languages similar enough to share translations. Shared translations must be reviewed and listed. */
const NEAR_PAIRS = [
  ["nb-NO", "nn-NO"],
  ["pt-BR", "pt-PT"],
  ["es-AR", "es-ES"],
  ["es-AR", "es-MX"],
  ["es-ES", "es-MX"],
  ["en-CA", "en-GB"],
  ["en-CA", "en-US"],
  ["en-GB", "en-US"],
] as const;

export type LocaleFiles = {
  locales: readonly string[];
  /** The source locale of the translations. */
  original: string;
  /** Text of each file by locale. */
  sources: ReadonlyMap<string, string>;
  glossaries: ReadonlySet<string>;
  /** Ids of messages that are identical in English and some other languages. */
  sameAsEnglish: readonly string[];
  /** Ids of messages that were reviewed and are rightly identical in both locales, by pair such as `nb-NO nn-NO`. */
  sameInBoth: Readonly<Record<string, readonly string[]>>;
  /** Ids of button texts. */
  buttons: ReadonlySet<string>;
};

/**
 * Maximum number of messages that may be identical in English and other languages; a higher limit could hide
 * missing translations.
 */
const MAX_ENGLISH_COPIES = 15;
/** Number of characters that fit on every button. A wide character counts twice. */
const BUTTON_ROOM = 16;
/** Words common to all languages: names, units and loanwords. */
const COMMON_WORDS =
  /^(?:envoi|javascript|kb|mb|gb|b|s|min|qr|ip|ok|bytes?|https?|url|websocket|e|e?mail|cookies?|pdf|zip|chrome|edge|firefox|safari)$/i;
/** Unicode's names of scripts, by the names that `Intl` uses. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Arab: ["Arabic"],
  Beng: ["Bengali"],
  Cyrl: ["Cyrillic"],
  Deva: ["Devanagari"],
  Geor: ["Georgian"],
  Grek: ["Greek"],
  Hans: ["Han"],
  Hebr: ["Hebrew"],
  Jpan: ["Han", "Hiragana", "Katakana"],
  Kore: ["Hangul"],
  Latn: ["Latin"],
};
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

class Collector extends Visitor {
  readonly variables = new Set<string>();
  readonly selects: SelectExpression[] = [];
  readonly texts: string[] = [];
  override visitVariableReference(node: { id: { name: string } }): void {
    this.variables.add(node.id.name);
  }
  override visitSelectExpression(node: SelectExpression): void {
    this.selects.push(node);
    this.genericVisit(node);
  }
  override visitTextElement(node: TextElement): void {
    this.texts.push(node.value);
  }
}

type Text = { pattern: Pattern; variables: string; selects: readonly SelectExpression[]; words: readonly string[] };

function readPattern(pattern: Pattern): Text {
  const collector = new Collector();
  collector.visit(pattern);
  const words = collector.texts.flatMap((text) => text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []);
  return { pattern, variables: [...collector.variables].sort().join(", "), selects: collector.selects, words };
}

type Messages = { texts: ReadonlyMap<string, Text>; problems: readonly string[] };

/** Messages by id. Attributes are listed as `id.attribute`. */
function readMessages(source: string): Messages {
  const texts = new Map<string, Text>();
  const problems: string[] = [];
  for (const entry of parse(source, { withSpans: true }).body) {
    if (entry.type === "Junk") {
      const line = source.slice(0, entry.span?.start ?? 0).split("\n").length;
      problems.push(`line ${line} cannot be parsed: ${entry.annotations.map(({ message }) => message).join(" ")}`);
    }
    if (entry.type !== "Message") continue;
    const { id, value, attributes } = entry as Message;
    if (texts.has(id.name)) problems.push(`${id.name} is defined twice`);
    if (value !== null) texts.set(id.name, readPattern(value));
    for (const attribute of attributes) texts.set(`${id.name}.${attribute.id.name}`, readPattern(attribute.value));
  }
  return { texts, problems };
}

/** The width of a message, or of its longest variant. An inserted value counts as six characters. */
function computeWidth(pattern: Pattern): number {
  const widths = pattern.elements.map((element) => {
    if (element.type === "TextElement")
      return [...element.value.trim()].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0);
    if (element.expression.type !== "SelectExpression") return 6;
    return Math.max(...element.expression.variants.map(({ value }) => computeWidth(value)));
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

function pluralProblems(locale: string, selects: readonly SelectExpression[]): string[] {
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return selects.flatMap(({ variants }) => {
    const given = variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value));
    const missing = needed.filter((category) => !given.includes(category));
    const foreign = given.filter((key) => !needed.some((category) => category === key) && !/^\d+$/.test(key));
    return [
      ...(missing.length > 0 ? [`lacks the plural ${missing.join(", ")}`] : []),
      ...(foreign.length > 0 ? [`has the plural ${foreign.join(", ")}, which the language does not have`] : []),
    ];
  });
}

function scriptProblems(locale: string, words: readonly string[]): string[] {
  const script = new Intl.Locale(locale).maximize().script ?? "";
  const names = SCRIPTS[script];
  if (names === undefined) return [`is in the script ${script}, which the check does not support`];
  const own = new RegExp(`^(?:${names.map((name) => `\\p{Script=${name}}`).join("|")}|\\p{M}|\\p{Lm})+$`, "u");
  // In languages with another script, a particle may follow a Latin name without a space.
  const parts =
    script === "Latn" ? words : words.flatMap((word) => word.match(/\p{Script=Latin}+|\P{Script=Latin}+/gu) ?? []);
  const strange = parts.filter((word) => !own.test(word) && !COMMON_WORDS.test(word));
  return strange.length > 0 ? [`contains words in another script: ${strange.join(" ")}`] : [];
}

function translationProblems(files: LocaleFiles, locale: string, id: string, text: Text, english: Text): string[] {
  const problems = [...pluralProblems(locale, text.selects), ...scriptProblems(locale, text.words)];
  if (text.variables !== english.variables)
    problems.push(`has the variables (${text.variables}), English has (${english.variables})`);
  const isEnglish = locale.startsWith("en-");
  const says = english.words.some((word) => !COMMON_WORDS.test(word));
  if (!isEnglish && says && !files.sameAsEnglish.includes(id) && text.pattern.equals(english.pattern, ["span"]))
    problems.push("is the English text");
  const room = Math.max(2 * computeWidth(english.pattern), BUTTON_ROOM);
  const width = computeWidth(text.pattern);
  if (files.buttons.has(id) && width > room) problems.push(`is ${width} wide, and its button has room for ${room}`);
  return problems.map((problem) => `${id} ${problem}`);
}

function localeProblems(files: LocaleFiles, locale: string, messages: Messages, english: Messages): string[] {
  const ids = [...english.texts.keys()];
  return [
    ...messages.problems,
    ...ids.filter((id) => !messages.texts.has(id)).map((id) => `${id} is missing`),
    ...[...messages.texts.keys()].filter((id) => !english.texts.has(id)).map((id) => `${id} is not in English`),
    ...ids.flatMap((id) => {
      const text = messages.texts.get(id);
      const original = english.texts.get(id);
      return text && original ? translationProblems(files, locale, id, text, original) : [];
    }),
    ...(files.glossaries.has(locale) || locale === files.original ? [] : ["has no glossary"]),
  ].map((problem) => `${locale}: ${problem}`);
}

function pairProblems(files: LocaleFiles, read: ReadonlyMap<string, Messages>): string[] {
  return NEAR_PAIRS.flatMap(([one, other]) => {
    const reviewed = files.sameInBoth[`${one} ${other}`] ?? [];
    const [ours, theirs] = [read.get(one)?.texts, read.get(other)?.texts];
    if (!ours || !theirs) return [];
    const same = [...ours].flatMap(([id, { pattern, words }]) =>
      words.length > 0 && theirs.get(id)?.pattern.equals(pattern, ["span"]) ? [id] : [],
    );
    return [
      ...same.filter((id) => !reviewed.includes(id)).map((id) => `${id} is the same in both, without a review`),
      ...reviewed.filter((id) => !same.includes(id)).map((id) => `${id} is no longer the same in both`),
    ].map((problem) => `${one} and ${other}: ${problem}`);
  });
}

/** Problems in the language files, each with its locale and message. */
export function localesProblems(files: LocaleFiles): string[] {
  const read = new Map([...files.sources].map(([locale, source]) => [locale, readMessages(source)] as const));
  const english = read.get(files.original);
  if (english === undefined) return [`${files.original}: has no file`];
  const copies = files.sameAsEnglish.length;
  return [
    ...files.locales.filter((locale) => !read.has(locale)).map((locale) => `${locale}: has no file`),
    ...[...read.keys()]
      .filter((locale) => !files.locales.includes(locale))
      .map((locale) => `${locale}: is not a language of the product`),
    ...[...read].flatMap(([locale, messages]) => localeProblems(files, locale, messages, english)),
    ...pairProblems(files, read),
    ...(copies > MAX_ENGLISH_COPIES
      ? [`${copies} texts may be English in other languages; at most ${MAX_ENGLISH_COPIES} are allowed`]
      : []),
  ];
}

/** Ids of the messages between the opening and closing tags of buttons. */
export function buttonTexts(sources: readonly string[]): Set<string> {
  const buttons = sources.flatMap((source) =>
    [...source.matchAll(/<((?:Button|SignInButton)\w*)\b.*?<\/\1>/gs)].map(([whole]) => whole),
  );
  return new Set(buttons.flatMap((button) => [...button.matchAll(/\{t\("([\w-]+)"/g)].map(([, id]) => id ?? "")));
}
