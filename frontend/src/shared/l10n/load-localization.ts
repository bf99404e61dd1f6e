import { FluentBundle, FluentResource } from "@fluent/bundle";
import enUS from "../../../locales/en-US.ftl?raw";
import { createText, type Text } from "./create-text.ts";
import { FALLBACK_LOCALE, LOCALES, type Locale } from "./locales.ts";
import { negotiateLocales } from "./negotiate-locales.ts";

const loaders = import.meta.glob<string>(["../../../locales/*.ftl", "!../../../locales/en-US.ftl"], {
  query: "?raw",
  import: "default",
});

export type Localization = { text: Text; locale: Locale };

function loaderOf(locale: Locale): (() => Promise<string>) | undefined {
  return loaders[`../../../locales/${locale}.ftl`];
}

function createBundle(locale: Locale, source: string): FluentBundle {
  // No isolation marks around everything: they would end up in copied text. Names stand in <bdi> or come `isolated`.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Text in the best of the languages asked for, completed by the fallback; a language file that fails to load is passed over. */
export async function loadLocalization(requested: readonly string[]): Promise<Localization> {
  const available = LOCALES.filter((locale) => locale === FALLBACK_LOCALE || loaderOf(locale) !== undefined);
  const bundles: FluentBundle[] = [];
  let first: Locale | null = null;
  for (const locale of negotiateLocales(requested, available)) {
    const source = locale === FALLBACK_LOCALE ? enUS : await loaderOf(locale)?.().catch(() => null);
    if (typeof source !== "string") continue;
    bundles.push(createBundle(locale, source));
    first ??= locale;
  }
  return { text: createText(bundles), locale: first ?? FALLBACK_LOCALE };
}
