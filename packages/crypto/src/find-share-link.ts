import { type LinkKey, parseLinkKey, parseShareLink } from "./share-link.ts";

const SCHEME = /https?:\/\//gi;
const ENCODED = /(?:%[\da-f]{2})+/gi;
const NUMBER_SIGN = /&(?:#35|#x23|num);/gi;
/** A `#` followed by characters that cannot be part of a key. */
const NO_KEY = /#[^\w+/-]+/g;
/** Longest text that is searched: an email that quotes several others. */
const MAX_TEXT_LENGTH = 100_000;
/** Maximum length of a link, including what trackers add to it. */
const MAX_LINK_LENGTH = 2_000;

/** Line breaks that mail programs insert: after `=` in quoted-printable, and before quote prefixes. */
const BROKEN_LINE = /=(?:\r?\n|(?:%0d)?%0a)|\r?\n(?:[ \t]*[>|])+/gi;
/** Characters without a glyph, and their entities in HTML. */
const INVISIBLE = /\p{DI}|&(?:shy|zwnj|zwj|lrm|rlm|#0*(?:173|820[3-7]|8288)|#x0*(?:ad|200[b-f]|2060));/giu;
/** Percent signs in a link that has been encoded more than once. */
const ENCODED_AGAIN = /%(?:25)+(?=[\da-f]{2})/gi;
/** Characters that link checkers, quoted-printable, HTML and keyboards substitute for the `#`. */
const REPLACED_NUMBER_SIGN = /(?<=\/(?:download|request)\/[\da-f]{10,16}\/?)(?:\*|=23|\u266f|&#(?:0+35|x0+23);)/gi;

/** @returns the link at the beginning of a text; `null` if there is none */
type ParseLink<Link> = (text: string) => Link | null;

/** Finds the first complete link to an upload in a text: `findLink`. */
export function findShareLink(text: string): ReturnType<typeof parseShareLink> {
  return findLink(text, parseShareLink);
}

/**
 * Finds the first complete link in a text: in a sentence, in brackets or as Markdown, broken into lines, quoted, in a
 * link checker's URL, or without its scheme, which is then assumed to be https.
 */
export function findLink<Link>(text: string, parse: ParseLink<Link>): Link | null {
  const searched = text.slice(0, MAX_TEXT_LENGTH);
  return linkAmongWords(searched, parse) ?? linkAmongWords(repaired(searched), parse);
}

function repaired(text: string): string {
  const whole = text.replace(BROKEN_LINE, "").replace(INVISIBLE, "");
  return whole.replace(ENCODED_AGAIN, "%").replace(REPLACED_NUMBER_SIGN, "#");
}

function linkAmongWords<Link>(searched: string, parse: ParseLink<Link>): Link | null {
  for (const word of searched.split(/\s+/)) {
    const link = linkIn(word, parse) ?? withoutScheme(word, parse);
    if (link !== null) return link;
  }
  return linkIn(searched, parse);
}

function linkIn<Link>(text: string, parse: ParseLink<Link>): Link | null {
  const plain = readable(text);
  for (const { index } of plain.matchAll(SCHEME)) {
    const link = parse(plain.slice(index, index + MAX_LINK_LENGTH));
    if (link !== null) return link;
  }
  return null;
}

function withoutScheme<Link>(word: string, parse: ParseLink<Link>): Link | null {
  const [plain = ""] = /\w[^/]*[.:]\w.*/.exec(readable(word.slice(0, MAX_LINK_LENGTH))) ?? [];
  return parse(`https://${plain}`);
}

/** Finds the key at the beginning of a text. A `#` or a quotation mark may precede the key. */
export function findLinkKey(text: string): LinkKey | null {
  return parseLinkKey(readable(text.slice(0, MAX_LINK_LENGTH)).replace(/^[^\w+/-]+/, ""));
}

/**
 * Undoes what chats, mail programs and keyboards do to links that they mistake for words: they encode characters,
 * insert blanks, line ends, invisible characters and backslashes, and replace hyphens with typographic ones.
 */
function readable(text: string): string {
  const decoded = text.replace(ENCODED, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
  const plain = decoded.normalize("NFKC").replace(/[\s\p{Cf}\\]+/gu, "");
  const hyphenated = plain.replace(/\u2014/g, "--").replace(/[\u2010-\u2013\u2212]/g, "-");
  return hyphenated.replace(NUMBER_SIGN, "#").replace(NO_KEY, "#");
}
