import { Suspense } from "react";
import { useLocation } from "react-router";
import { ReturningView } from "../../features/account/lazy-account.ts";
import { useKeepsAccounts } from "../../shared/capabilities/use-capabilities.ts";
import { ConfigGate } from "../../shared/config/config-gate.tsx";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { DeadEnd } from "../../shared/ui/dead-end.tsx";
import { BrokenLetter } from "../../shared/ui/illustrations.tsx";
import { LoadingPanel } from "../../shared/ui/loading-panel.tsx";
import { Narrow } from "./narrow.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** `/oauth`, to which the issuer sends people back. */
export function OAuthPage() {
  const t = useText();
  // The router's own hook for it would bring much along.
  const query = new URLSearchParams(useLocation().search);
  const keepsAccounts = useKeepsAccounts();
  return (
    <ConfigGate>
      {({ AUTH }) => {
        if (!keepsAccounts) return <NotFoundPage />;
        // In a boundary of its own: else all of the page would wait for it, with the configuration that has come.
        return (
          <Narrow>
            <Suspense fallback={<LoadingPanel title={t("loading")} />}>
              {AUTH === undefined ? <IssuerAway /> : <ReturningView auth={AUTH} query={query} />}
            </Suspense>
          </Narrow>
        );
      }}
    </ConfigGate>
  );
}

/** What the issuer has sent along is good for a while. */
function IssuerAway() {
  const t = useText();
  const { page } = useEnvironment();
  return (
    <DeadEnd illustration={<BrokenLetter />} title={t("errorTitle")} lead={t("signInAway")} testId="issuer-away">
      <Button look="primary" onClick={() => page.reload()}>
        {t("reload")}
      </Button>
    </DeadEnd>
  );
}
