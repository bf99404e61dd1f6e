import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";

/** Tells people without an account how much they could send with one. */
export function AccountPrompt({ largestFileBytes, onAccount }: { largestFileBytes: number; onAccount: () => void }) {
  const t = useText();
  const format = useFormat();
  return (
    <Button look="quiet" data-testid="account-prompt" onClick={onAccount}>
      {t("signInForSize", { size: format.size(largestFileBytes) })}
    </Button>
  );
}
