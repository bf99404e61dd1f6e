import type { UploadId } from "@envoi/protocol";
import { navigate } from "wouter/use-browser-location";
import { useEnvironment } from "../../../shared/environment.tsx";
import { useText } from "../../../shared/l10n/use-text.ts";
import { DeadEnd } from "../../../shared/ui/dead-end.tsx";
import { LockedLetter } from "../../../shared/ui/illustrations.tsx";
import { useDownloadSessions } from "../session/download-keeper.tsx";
import { createDownloadSession } from "../session/download-session.ts";
import { KeyForm } from "./key-form.tsx";

/** The link's key is wrong, perhaps because it was cut off. Asks for the whole link. */
export function WrongKeyPanel({ id }: { id: UploadId }) {
  const t = useText();
  const environment = useEnvironment();
  const downloads = useDownloadSessions();
  return (
    <DeadEnd illustration={<LockedLetter />} title={t("wrongKey")} lead={t("wrongKeyLead")} testId="not-found">
      <KeyForm
        id={id}
        onLink={(link) => {
          // The session passes the key to the page, so that no address or history entry contains it.
          downloads.visit(downloads.find(id, link.secretB64) ?? createDownloadSession(environment, link));
          navigate(`/download/${id}`);
        }}
      />
    </DeadEnd>
  );
}
