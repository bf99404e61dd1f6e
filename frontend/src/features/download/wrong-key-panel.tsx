import type { UploadId } from "@envoi/protocol";
import { useNavigate } from "react-router";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { LockedLetter } from "../../shared/ui/illustrations.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { useKeptDownloads } from "./download-keeper.tsx";
import { createDownloadSession } from "./download-session.ts";
import { KeyForm } from "./key-form.tsx";

/** The key of the link opens nothing: it may have been cut off on its way. Asks for the whole link. */
export function WrongKeyPanel({ id }: { id: UploadId }) {
  const t = useText();
  const environment = useEnvironment();
  const downloads = useKeptDownloads();
  const navigate = useNavigate();
  return (
    <Panel>
      <LockedLetter />
      <ScreenTitle title={t("wrongKey")} lead={t("wrongKeyLead")} testId="not-found" />
      <KeyForm
        id={id}
        onLink={(link) => {
          // The page of the upload finds the key by the download itself: it is to stand in no address or history entry.
          downloads.visit(downloads.find(id, link.secretB64) ?? createDownloadSession(environment, link));
          void navigate(`/download/${id}`);
        }}
      />
    </Panel>
  );
}
