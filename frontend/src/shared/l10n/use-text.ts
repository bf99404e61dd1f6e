import type { FluentVariable } from "@fluent/bundle";
import { useLocalization } from "@fluent/react";
import { useCallback } from "react";

export type Text = (id: string, vars?: Record<string, FluentVariable>) => string;

/** All visible text comes from here: a message by its id, in the person's language. */
export function useText(): Text {
  const { l10n } = useLocalization();
  return useCallback((id, vars) => l10n.getString(id, vars), [l10n]);
}
