import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { FALLBACK_LOCALE, LOCALES } from "@envoi/locales";
import { z } from "zod";
import { root } from "../root.ts";
import { buttonTexts, type LocaleFiles, localesProblems } from "./locales.ts";
import { countedResult, type StepResult } from "./run-steps.ts";

const recordOfCopies = z.strictObject({
  sameAsEnglish: z.array(z.string()),
  sameInBoth: z.record(z.string(), z.array(z.string())),
});

export async function readLocaleFiles(): Promise<LocaleFiles> {
  const folder = path.join(root, "frontend", "locales");
  const sources = new Map<string, string>();
  const glossaries = new Set<string>();
  for await (const file of glob("*", { cwd: folder })) {
    if (file.endsWith(".ftl"))
      sources.set(file.slice(0, -".ftl".length), await readFile(path.join(folder, file), "utf8"));
    if (file.endsWith(".glossary.md")) glossaries.add(file.slice(0, -".glossary.md".length));
  }
  const views: string[] = [];
  for await (const file of glob("frontend/src/**/*.tsx", { cwd: root })) {
    if (!file.endsWith(".test.tsx")) views.push(await readFile(path.join(root, file), "utf8"));
  }
  const copies = recordOfCopies.parse(JSON.parse(await readFile(path.join(folder, "copies.json"), "utf8")));
  const buttons = buttonTexts(views);
  return { locales: LOCALES, original: FALLBACK_LOCALE, sources, glossaries, ...copies, buttons };
}

export async function checkLocales(): Promise<StepResult> {
  const files = await readLocaleFiles();
  return countedResult(localesProblems(files), files.sources.size, "languages");
}
