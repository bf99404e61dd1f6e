import { useFormat } from "../l10n/use-format.ts";
import { useText } from "../l10n/use-text.ts";

type SizeProps = { bytes: number; className?: string | undefined; testId?: string };

/** A size. If it is rounded, it has a tooltip with the number of bytes. */
export function Size({ bytes, className, testId }: SizeProps) {
  const t = useText();
  const format = useFormat();
  const size = format.size(bytes);
  const exact = t("bytes", { num: bytes });
  return (
    <span className={className} data-testid={testId} title={size === exact ? undefined : exact}>
      {size}
    </span>
  );
}
