import type { UploadId } from "@envoi/protocol";
import { useState } from "react";
import { useText } from "../../../shared/l10n/use-text.ts";
import { DeadEnd } from "../../../shared/ui/dead-end.tsx";
import { LockedLetter } from "../../../shared/ui/illustrations.tsx";
import { useDownloadSessions } from "../session/download-keeper.tsx";
import { DownloadPanel } from "./download-panel.tsx";
import { KeyForm } from "./key-form.tsx";
import { readKeyOrLink } from "./read-key-or-link.ts";

/** The key of a link that a chat or a mail program has changed. */
function keyInAddress(id: UploadId): string | null {
  const read = readKeyOrLink(location.href);
  return read?.id === id ? read.secretB64 : null;
}

/** Asks for the key if the link has none, or a broken one. */
export function KeyPanel({ id }: { id: UploadId }) {
  const t = useText();
  const downloads = useDownloadSessions();
  // Stored only in the page, not in an address or history entry. A running download already has it.
  const [secretB64, setSecretB64] = useState(() => downloads.find(id)?.link.secretB64 ?? keyInAddress(id));
  if (secretB64 !== null) return <DownloadPanel id={id} secretB64={secretB64} />;
  return (
    <DeadEnd illustration={<LockedLetter />} title={t("keyNeeded")} lead={t("keyNeededLead")} testId="key-needed">
      <KeyForm id={id} onLink={(link) => setSecretB64(link.secretB64)} />
    </DeadEnd>
  );
}
