import { bestLocale, FALLBACK_LOCALE, type Locale } from "@envoi/locales";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { retryMissing } from "../chunks/retry-missing.ts";
import { createText, type Text } from "./use-text.ts";

declare global {
  interface ImportMetaEnv {
    /** Replaced by the build with a hash of all languages' messages. */
    readonly VITE_TEXTS_HASH?: string;
  }
}

export type Localization = { text: Text; locale: Locale };

export type ReadText = (address: string, signal: AbortSignal) => Promise<string>;

const FILE_ANSWER_MS = 15_000;

/** The URLs are computed, because a table of them would be larger than the rest of this file. */
function addressOf(locale: Locale): string {
  const hash = import.meta.env.VITE_TEXTS_HASH;
  return hash === undefined ? `/locales/${locale}.ftl` : `/assets/${locale}-${hash}.ftl`;
}

async function fetchText(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`the texts at ${address}: status ${answer.status}`);
  return answer.text();
}

async function readInTime(read: ReadText, address: string): Promise<string> {
  // Not `AbortSignal.timeout`: outdated browsers lack it but must still show their notice.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), FILE_ANSWER_MS);
  try {
    return await read(address, late.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** For these languages, Chromium has only the plural rules, so their numbers are formatted as in a similar language. */
const NUMBERS_AS: Partial<Record<Locale, string>> = {
  br: "nb",
  cy: "en-GB",
  eu: "tr",
  gl: "de",
  ia: "it",
  ka: "bg",
  "nn-NO": "nb",
};

function createBundle(locale: Locale, source: string): FluentBundle {
  // No isolation marks are added, because they would end up in copied text. Names are in <bdi> or `isolated` instead.
  const bundle = new FluentBundle([locale, NUMBERS_AS[locale] ?? locale], { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/**
 * Loads the messages in the language that best matches the request, and in English as a fallback for messages that this
 * language lacks. A file that does not arrive within 15 s is retried once, a missing file several times. If that fails,
 * the file is skipped.
 *
 * @throws if no file arrives
 */
export async function loadLocalization(
  requested: readonly string[],
  read: ReadText = fetchText,
): Promise<Localization> {
  // No other languages are needed, because the fallback has every message.
  const wanted = [...new Set([bestLocale(requested), FALLBACK_LOCALE])];
  const readPatiently: ReadText = (address, signal) => retryMissing(() => read(address, signal), signal);
  const readTwice = (address: string) => readInTime(read, address).catch(() => readInTime(readPatiently, address));
  const reading = await Promise.allSettled(wanted.map((locale) => readTwice(addressOf(locale))));
  const came = wanted.flatMap((locale, index) => {
    const read = reading[index];
    return read?.status === "fulfilled" ? [{ locale, bundle: createBundle(locale, read.value) }] : [];
  });
  const [first] = came;
  if (first === undefined) throw new Error("no texts could be loaded", { cause: reading });
  return { text: createText(came.map(({ bundle }) => bundle)), locale: first.locale };
}
