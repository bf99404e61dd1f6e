import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createText, type Text } from "./create-text.ts";
import { LOCALES, type Locale } from "./locales.ts";
import { negotiateLocales } from "./negotiate-locales.ts";

/** Where the file of a language is, by its path here. */
const ADDRESSES = import.meta.glob<string>("../../../locales/*.ftl", { query: "?url", import: "default", eager: true });

export type Localization = { text: Text; locale: Locale };

/** @returns the text of the file at this address */
export type ReadText = (address: string, signal: AbortSignal) => Promise<string>;

/** A file that has not come by then is not waited for. */
const FILE_ANSWER_MS = 15_000;

function addressOf(locale: Locale): string | undefined {
  return ADDRESSES[`../../../locales/${locale}.ftl`];
}

async function fetchText(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`the texts at ${address} are a ${answer.status}`);
  return answer.text();
}

async function readInTime(read: ReadText, address: string): Promise<string> {
  // Not by `AbortSignal.timeout`: the page about outdated browsers has texts too.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), FILE_ANSWER_MS);
  try {
    return await read(address, late.signal);
  } finally {
    clearTimeout(timer);
  }
}

function createBundle(locale: Locale, source: string): FluentBundle {
  // No isolation marks around everything: they would end up in copied text. Names stand in <bdi> or come `isolated`.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/**
 * Text in the best of the languages asked for, completed by the fallback. A file that does not come is asked for once
 * more, and then passed over.
 *
 * @throws when none comes
 */
export async function loadLocalization(
  requested: readonly string[],
  read: ReadText = fetchText,
): Promise<Localization> {
  const available = LOCALES.filter((locale) => addressOf(locale) !== undefined);
  const wanted = negotiateLocales(requested, available);
  const readTwice = (address: string) => readInTime(read, address).catch(() => readInTime(read, address));
  const reading = await Promise.allSettled(wanted.map((locale) => readTwice(addressOf(locale) ?? "")));
  const came = wanted.flatMap((locale, index) => {
    const read = reading[index];
    return read?.status === "fulfilled" ? [{ locale, bundle: createBundle(locale, read.value) }] : [];
  });
  const [first] = came;
  if (first === undefined) throw new Error("there are no texts", { cause: reading });
  return { text: createText(came.map(({ bundle }) => bundle)), locale: first.locale };
}
