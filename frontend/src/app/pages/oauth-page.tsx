import { useSearch } from "wouter/use-browser-location";
import { ReturningView } from "../../features/account/lazy-account.ts";
import { useKeepsAccounts } from "../../shared/capabilities/use-capabilities.ts";
import { CrashBoundary } from "../../shared/chunks/crash-boundary.tsx";
import { ConfigGate } from "../../shared/config/config-gate.tsx";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { DeadEnd } from "../../shared/ui/dead-end.tsx";
import { BrokenLetter } from "../../shared/ui/illustrations.tsx";
import { LoadingPanel } from "../../shared/ui/loading-panel.tsx";
import { Narrow } from "../../shared/ui/narrow.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** `/oauth`, to which the issuer redirects. */
export function OAuthPage() {
  const t = useText();
  const query = new URLSearchParams(useSearch());
  const keepsAccounts = useKeepsAccounts();
  return (
    <ConfigGate>
      {({ AUTH }) => {
        if (!keepsAccounts) return <NotFoundPage />;
        // Without this suspense boundary, the whole page would suspend although the configuration has arrived.
        return (
          <Narrow>
            <CrashBoundary extent="part" fallback={<LoadingPanel title={t("loading")} />}>
              {AUTH === undefined ? <IssuerAway /> : <ReturningView auth={AUTH} query={query} />}
            </CrashBoundary>
          </Narrow>
        );
      }}
    </ConfigGate>
  );
}

/** The issuer's parameters stay valid for a while, so a retry can use them. */
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
