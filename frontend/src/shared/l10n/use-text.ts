import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { createContext, useContext } from "react";

/** Returns a message by its id, in the user's language. */
export type Text = (id: string, vars?: Record<string, FluentVariable>) => string;

/** Formats a message in the first language that has it. Unknown ids and missing variables appear as their names. */
export function createText(bundles: readonly FluentBundle[]): Text {
  return (id, vars) => {
    for (const bundle of bundles) {
      const pattern = bundle.getMessage(id)?.value ?? null;
      // Fluent collects errors in this array instead of throwing them. They are ignored.
      if (pattern !== null) return bundle.formatPattern(pattern, vars, []);
    }
    return id;
  };
}

const TextContext = createContext<Text | null>(null);

export const TextProvider = TextContext.Provider;

/** The source of all text on the page. */
export function useText(): Text {
  const text = useContext(TextContext);
  if (text === null) throw new Error("TextProvider is missing");
  return text;
}
