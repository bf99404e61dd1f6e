import { useParams } from "react-router";
import { useConfigState } from "../../shared/config/config-context.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { DeadEnd } from "../../shared/ui/dead-end.tsx";
import { BrokenLetter } from "../../shared/ui/illustrations/broken-letter.tsx";
import { Narrow } from "./narrow.tsx";

/** `/unsupported/:reason`: an outdated browser, or one that lacks what encryption needs. */
export function UnsupportedPage() {
  const t = useText();
  const { reason } = useParams();
  const state = useConfigState();
  const links = state.kind === "ready" ? state.config.UI.links : {};
  if (reason === "outdated") {
    return (
      <Narrow>
        <DeadEnd illustration={<BrokenLetter />} title={t("outdatedTitle")} lead={t("outdatedLead")} testId="outdated">
          <Button look="primary" onClick={() => location.assign("/")}>
            {t("update")}
          </Button>
        </DeadEnd>
      </Narrow>
    );
  }
  return (
    <Narrow>
      <DeadEnd
        illustration={<BrokenLetter />}
        title={t("unsupportedTitle")}
        lead={t("unsupportedLead")}
        testId="unsupported"
      >
        {links["browser"] !== undefined && <a href={links["browser"]}>{t("otherBrowser")}</a>}
        {links["help"] !== undefined && <a href={links["help"]}>{t("help")}</a>}
      </DeadEnd>
    </Narrow>
  );
}
