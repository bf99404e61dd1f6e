import { Passage } from "../../shared/brand/brand-passage.tsx";
import { useBrandText, useBrandTextsState } from "../../shared/brand/brand-texts.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { DeadEnd } from "../../shared/ui/dead-end.tsx";
import { BrokenLetter } from "../../shared/ui/illustrations.tsx";
import { LoadingPanel } from "../../shared/ui/loading-panel.tsx";
import { Narrow } from "../../shared/ui/narrow.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { UnknownPage } from "./not-found-page.tsx";

/** `/help`: the operator's help. Without one, there is no such page. */
export function HelpPage() {
  const t = useText();
  const state = useBrandTextsState();
  const help = useBrandText("help");
  if (state.kind === "loading") return <LoadingPanel title={t("loading")} />;
  if (state.kind === "failed") {
    return (
      <DeadEnd illustration={<BrokenLetter />} title={t("configFailed")} lead={t("configFailedLead")}>
        <Button look="primary" onClick={state.retry}>
          {t("tryAgain")}
        </Button>
      </DeadEnd>
    );
  }
  if (help === null) return <UnknownPage />;
  const { part, locale } = help;
  return (
    <Narrow>
      <Passage passage={part} locale={locale} heading={<ScreenTitle title={part.title ?? t("help")} />} />
    </Narrow>
  );
}
