import { useText } from "../../shared/l10n/use-text.ts";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";

/** Everything is stored; the password is being set. */
export function ProtectingView() {
  const t = useText();
  return <ScreenTitle title={t("settingPassword")} />;
}
