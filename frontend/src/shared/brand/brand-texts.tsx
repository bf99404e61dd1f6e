import type { BrandTexts, LocaleTexts } from "@envoi/brand";
import type { Locale } from "@envoi/locales";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useEnvironment } from "../environment.tsx";
import { useReducerStore } from "../state/use-reducer-store.ts";

type TextsState =
  | { kind: "none" }
  | { kind: "loading" }
  | { kind: "failed"; retry: () => void }
  | { kind: "ready"; texts: BrandTexts };

const TextsContext = createContext<TextsState>({ kind: "none" });

/** Fetches the operator's texts, which are not part of the first load. */
export function BrandTextsProvider({ children }: { children: ReactNode }) {
  const { brand, fetchBrandTexts } = useEnvironment();
  const path = brand?.texts;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<TextsState>({ kind: path === undefined ? "none" : "loading" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run again for a new attempt
  useEffect(() => {
    if (path === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    fetchBrandTexts(path, signal).then(
      (texts) => {
        if (!signal.aborted) setState({ kind: "ready", texts });
      },
      () => {
        if (!signal.aborted) setState({ kind: "failed", retry: () => setAttempt((count) => count + 1) });
      },
    );
    return () => controller.abort();
  }, [path, fetchBrandTexts, attempt]);

  return <TextsContext value={state}>{children}</TextsContext>;
}

export function useBrandTextsState(): TextsState {
  return useContext(TextsContext);
}

type InLocale<Part> = { part: NonNullable<Part>; locale: Locale };

/** @returns a part of the operator's texts, in the page's language if there is one; `null`: none, or not loaded */
export function useBrandText<Name extends keyof LocaleTexts>(name: Name): InLocale<LocaleTexts[Name]> | null {
  const state = useContext(TextsContext);
  const { locale } = useReducerStore(useEnvironment().language).shown;
  if (state.kind !== "ready") return null;
  const { fallback, languages } = state.texts;
  for (const candidate of [locale, fallback]) {
    const part = languages[candidate]?.[name];
    if (part !== undefined && part !== null) return { part, locale: candidate };
  }
  return null;
}
