import type { Text } from "../l10n/use-text.ts";
import type { NameParts } from "./name-parts.ts";

/**
 * "letter.txt", or "letter.txt and 4 more".
 *
 * @param mark - applied to the file's name, such as `isolated` within a sentence
 */
export function uploadName(t: Text, { first, more }: NameParts, mark = (name: string) => name): string {
  return more === 0 ? mark(first) : t("nameAndMore", { name: mark(first), count: more });
}
