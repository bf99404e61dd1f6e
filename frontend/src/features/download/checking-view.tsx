import { useText } from "../../shared/l10n/use-text.ts";
import { Panel } from "../../shared/ui/panel.tsx";
import { Skeleton } from "../../shared/ui/skeleton.tsx";
import hidden from "../../shared/ui/visually-hidden.module.css";

/** The page is asking what the link leads to. */
export function CheckingView() {
  const t = useText();
  return (
    <Panel>
      <p className={hidden["visuallyHidden"]} role="status">
        {t("checkingLink")}
      </p>
      <Skeleton />
    </Panel>
  );
}
