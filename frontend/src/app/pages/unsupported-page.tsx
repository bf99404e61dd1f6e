import { useParams } from "react-router";
import { usePublicConfig } from "../../shared/config/config-context.tsx";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { ButtonAnchor } from "../../shared/ui/button.tsx";
import { DeadEnd } from "../../shared/ui/dead-end.tsx";
import { BrokenLetter } from "../../shared/ui/illustrations/broken-letter.tsx";
import { ReloadOffer } from "../reload-offer.tsx";
import { Narrow } from "./narrow.tsx";

function Outdated() {
  const t = useText();
  return (
    <DeadEnd illustration={<BrokenLetter />} title={t("outdatedTitle")} lead={t("outdatedLead")} testId="outdated">
      <ReloadOffer label={t("update")} path="/" />
    </DeadEnd>
  );
}

/** @param reason - `insecure`: the browser would do, had the page been loaded over https */
function NotSupported({ reason }: { reason: "browser" | "insecure" }) {
  const t = useText();
  const links = usePublicConfig()?.UI.links ?? {};
  const isInsecure = reason === "insecure";
  return (
    <DeadEnd
      illustration={<BrokenLetter />}
      title={isInsecure ? t("insecureTitle") : t("unsupportedTitle")}
      lead={isInsecure ? t("insecureLead") : t("unsupportedLead")}
      testId="unsupported"
    >
      {!isInsecure && links["browser"] !== undefined && (
        <ButtonAnchor look="primary" href={links["browser"]}>
          {t("otherBrowser")}
        </ButtonAnchor>
      )}
      {links["help"] !== undefined && (
        <ButtonAnchor look="quiet" href={links["help"]}>
          {t("help")}
        </ButtonAnchor>
      )}
    </DeadEnd>
  );
}

/** `/unsupported/:reason`: an outdated page, or a browser that lacks what encryption needs. */
export function UnsupportedPage() {
  const { reason } = useParams();
  const { page } = useEnvironment();
  return (
    <Narrow>
      {reason === "outdated" ? (
        <Outdated />
      ) : (
        <NotSupported reason={reason === "crypto" && !page.isSecure ? "insecure" : "browser"} />
      )}
    </Narrow>
  );
}
