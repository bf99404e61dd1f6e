import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createText, type Text } from "./create-text.ts";
import { LOCALES, type Locale } from "./locales.ts";
import { negotiateLocales } from "./negotiate-locales.ts";

/** Where the file of a language is, by its path here. */
const ADDRESSES = import.meta.glob<string>("../../../locales/*.ftl", { query: "?url", import: "default", eager: true });

export type Localization = { text: Text; locale: Locale };

/** @returns the text of the file at this address */
export type ReadText = (address: string) => Promise<string>;

function addressOf(locale: Locale): string | undefined {
  return ADDRESSES[`../../../locales/${locale}.ftl`];
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the texts at ${address} are a ${answer.status}`);
  return answer.text();
}

function createBundle(locale: Locale, source: string): FluentBundle {
  // No isolation marks around everything: they would end up in copied text. Names stand in <bdi> or come `isolated`.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/**
 * Text in the best of the languages asked for, completed by the fallback. A file that does not come is passed over.
 *
 * @throws when none comes
 */
export async function loadLocalization(
  requested: readonly string[],
  read: ReadText = fetchText,
): Promise<Localization> {
  const available = LOCALES.filter((locale) => addressOf(locale) !== undefined);
  const wanted = negotiateLocales(requested, available);
  const reading = await Promise.allSettled(wanted.map(async (locale) => read(addressOf(locale) ?? "")));
  const came = wanted.flatMap((locale, index) => {
    const read = reading[index];
    return read?.status === "fulfilled" ? [{ locale, bundle: createBundle(locale, read.value) }] : [];
  });
  const [first] = came;
  if (first === undefined) throw new Error("there are no texts", { cause: reading });
  return { text: createText(came.map(({ bundle }) => bundle)), locale: first.locale };
}
