import { useText } from "../../shared/l10n/use-text.ts";
import { LoadingPanel } from "../../shared/ui/loading-panel.tsx";

/** The page is asking what the link leads to. */
export function CheckingView() {
  const t = useText();
  return <LoadingPanel title={t("checkingLink")} />;
}
