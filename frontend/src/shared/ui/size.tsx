import type { Text } from "../l10n/create-text.ts";
import { useFormat } from "../l10n/use-format.ts";
import { useText } from "../l10n/use-text.ts";

const DECIMAL_UNITS = ["kb", "mb", "gb"] as const;

/** "300 MB (300,000,000 bytes)": in steps of 1000, as most systems show sizes; `null` below the first step. */
export function decimalSize(t: Text, bytes: number): string | null {
  let [unit, value]: [string | null, number] = [null, bytes];
  for (const next of DECIMAL_UNITS) {
    // From 999.95 on, rounding would give "1,000", so the next unit is used.
    if (value < (unit === null ? 1000 : 999.95)) break;
    [unit, value] = [next, value / 1000];
  }
  return unit === null ? null : t("sizeInBytes", { size: t(unit, { num: value }), bytes: t("bytes", { num: bytes }) });
}

type SizeProps = { bytes: number; className?: string | undefined; testId?: string };

/** A size in steps of 1024, with a tooltip in steps of 1000. */
export function Size({ bytes, className, testId }: SizeProps) {
  const t = useText();
  const format = useFormat();
  return (
    <span className={className} data-testid={testId} title={decimalSize(t, bytes) ?? undefined}>
      {format.size(bytes)}
    </span>
  );
}
