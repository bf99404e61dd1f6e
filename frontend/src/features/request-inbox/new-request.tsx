import { formatOwnerLink } from "@envoi/crypto/request";
import type { PublicConfig } from "@envoi/protocol";
import { useState } from "react";
import { useCapabilities } from "../../shared/capabilities/use-capabilities.ts";
import { ConfigGate } from "../../shared/config/config-gate.tsx";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import type { OwnRequest } from "../../shared/transfer/transfer.ts";
import { AccountNeeded, type SignUpDialogSlot } from "../../shared/ui/account-needed.tsx";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { DeadEnd } from "../../shared/ui/dead-end.tsx";
import { EmptyLetter } from "../../shared/ui/illustrations.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { useHeadingAsTitle } from "../../shared/ui/use-page-title.ts";
import { inboxPath, RequestList } from "./own-requests.tsx";
import styles from "./request.module.css";
import { RequestForm } from "./request-form.tsx";
import { RequestLinks } from "./request-links.tsx";

/** `/request`: creates a request, and lists those that the user has created, also if the server accepts no new ones. */
export function NewRequest({ signUpDialog }: { signUpDialog: SignUpDialogSlot }) {
  const t = useText();
  return (
    <ConfigGate>
      {(config) => (
        <div className={styles["page"]}>
          {config.FEATURES.requests === true ? (
            <NewRequestPanel config={config} signUpDialog={signUpDialog} />
          ) : (
            <DeadEnd
              illustration={<EmptyLetter />}
              title={t("pageNotFound")}
              lead={t("pageNotFoundLead")}
              testId="no-requests"
            >
              <ButtonLink to="/">{t("backHome")}</ButtonLink>
            </DeadEnd>
          )}
          <RequestList />
        </div>
      )}
    </ConfigGate>
  );
}

function NewRequestPanel({ config, signUpDialog }: { config: PublicConfig; signUpDialog: SignUpDialogSlot }) {
  const t = useText();
  const [created, setCreated] = useState<OwnRequest | null>(null);
  const signedIn = useReducerStore(useEnvironment().account).kind === "signedIn";
  useHeadingAsTitle(t("requestFiles"));
  if (created !== null) {
    return (
      <Panel>
        <CreatedRequest request={created} />
      </Panel>
    );
  }
  return (
    <Panel>
      <ScreenTitle title={t("requestFiles")} lead={t("newRequestLead")} />
      {config.FEATURES.uploadRequiresAccount && !signedIn ? (
        <SignInFirst signUpDialog={signUpDialog} />
      ) : (
        <RequestForm config={config} onCreated={setCreated} />
      )}
    </Panel>
  );
}

function SignInFirst({ signUpDialog }: { signUpDialog: SignUpDialogSlot }) {
  const t = useText();
  const canSignUp = useCapabilities().account;
  const [isAsking, setAsking] = useState(false);
  const lead = t("accountNeededToRequest");
  return (
    <>
      <AccountNeeded lead={lead} canSignUp={canSignUp} onAccount={() => setAsking(true)} />
      {isAsking && signUpDialog({ trigger: "button", lead, onClose: () => setAsking(false) })}
    </>
  );
}

/** Shows a new request's links once. */
export function CreatedRequest({ request }: { request: OwnRequest }) {
  const t = useText();
  return (
    <>
      <ScreenTitle title={t("linkReady")} testId="request-ready" />
      <RequestLinks request={request} />
      <ButtonLink to={inboxPath(formatOwnerLink(request.owner))}>{t("inbox")}</ButtonLink>
    </>
  );
}
