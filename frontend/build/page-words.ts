import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { directionOf, FALLBACK_LOCALE, LOCALES, type Locale, pageFile } from "@envoi/locales";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { afterBuild } from "./after-build.ts";

/** A placeholder for a message in `index.html`. */
const PLACE = /\{\{([\w-]+)\}\}/g;
const LANGUAGE = /(?<=<html )lang="[^"]*" dir="[^"]*"/;
/** The tag that preloads the English messages, for messages that another language lacks. */
const TEXTS = /\s*<link [^>]*href="[^"]*\/en-US-[^"]*[.]ftl"[^>]*>/;
const MARKUP = /[&<>"]/;

/**
 * Returns the page in one language, with tags that preload its messages.
 *
 * @param template - `index.html` with message ids in double braces
 * @param source - the messages of the language, in Fluent
 * @throws Error naming a message that is missing or contains markup
 */
export function fillWords(template: string, locale: Locale, source: string): string {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const format = (id: string): string => {
    const pattern = bundle.getMessage(id)?.value ?? null;
    if (pattern === null) throw new Error(`${locale}.ftl has no ${id}, which index.html uses`);
    const words = bundle.formatPattern(pattern);
    if (MARKUP.test(words))
      throw new Error(`${id} in ${locale}.ftl is inserted into index.html: it must not contain & < > "`);
    return words;
  };
  return template
    .replace(TEXTS, (link) => (locale === FALLBACK_LOCALE ? link : link.replace(FALLBACK_LOCALE, locale) + link))
    .replace(LANGUAGE, `lang="${locale}" dir="${directionOf(locale)}"`)
    .replace(PLACE, (_, id: string) => format(id));
}

const LOCALES_FOLDER = join(import.meta.dirname, "../locales");

const fill = async (template: string, locale: Locale) =>
  fillWords(template, locale, await readFile(join(LOCALES_FOLDER, `${locale}.ftl`), "utf8"));

/**
 * Writes the text shown before the script runs: English into `index.html`, and a page of its own for every other
 * language.
 */
export function pageWords(): Plugin[] {
  return [
    {
      name: "envoi:page-words-served",
      apply: "serve",
      transformIndexHtml: (html) => fill(html, FALLBACK_LOCALE),
    },
    // Runs after all other changes to the page.
    afterBuild("envoi:page-words", async (outDir) => {
      const template = await readFile(join(outDir, pageFile(FALLBACK_LOCALE)), "utf8");
      for (const locale of LOCALES) {
        const file = join(outDir, pageFile(locale));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, await fill(template, locale));
      }
    }),
  ];
}
