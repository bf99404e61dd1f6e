import { ISOLATED_NAMES } from "../l10n/isolated.ts";

/** A sentence with names marked by `isolated`. Browsers that translate the page leave the names unchanged. */
export function Sentence({ text }: { text: string }) {
  return text.split(ISOLATED_NAMES).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may be in a sentence twice
      <bdi key={at} translate="no">
        {part}
      </bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      part !== "" && <span key={at}>{part}</span>
    ),
  );
}
