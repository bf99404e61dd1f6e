import { formatOwnerLink } from "@envoi/crypto/request";
import { useState } from "react";
import { ConfigGate } from "../../shared/config/config-gate.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import type { OwnRequest } from "../../shared/transfer/transfer.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { useHeadingAsTitle } from "../../shared/ui/use-page-title.ts";
import { inboxPath, RequestList } from "./own-requests.tsx";
import styles from "./request.module.css";
import { RequestForm } from "./request-form.tsx";
import { RequestLinks } from "./request-links.tsx";

/** `/request`: creates a request, and lists those that the user has created. */
export function NewRequest() {
  const t = useText();
  const [created, setCreated] = useState<OwnRequest | null>(null);
  useHeadingAsTitle(t("requestFiles"));
  return (
    <ConfigGate>
      {(config) => (
        <div className={styles["page"]}>
          <Panel>
            {created === null ? (
              <>
                <ScreenTitle title={t("requestFiles")} lead={t("newRequestLead")} />
                <RequestForm config={config} onCreated={setCreated} />
              </>
            ) : (
              <CreatedRequest request={created} />
            )}
          </Panel>
          <RequestList />
        </div>
      )}
    </ConfigGate>
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
