import { findLinkKey, findShareLink, formatLinkKey } from "@envoi/crypto";
import type { UploadId } from "@envoi/protocol";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { useEnvironment } from "../../../shared/environment.tsx";
import { useText } from "../../../shared/l10n/use-text.ts";
import { DeadEnd } from "../../../shared/ui/dead-end.tsx";
import { LockedLetter } from "../../../shared/ui/illustrations.tsx";
import { LinkForm } from "../../../shared/ui/link-form.tsx";
import { useDownloadSessions } from "../session/download-keeper.tsx";
import { createDownloadSession } from "../session/download-session.ts";
import type { DownloadLink } from "../session/opened-upload.ts";
import { DownloadPanel } from "./download-panel.tsx";

/** The key in the current URL, which a chat or mail program may have changed; `null` if the URL has no key. */
function keyInAddress(id: UploadId): string | null {
  const read = readKeyOrLink(location.href);
  return read?.id === id ? read.secretB64 : null;
}

/** Asks for the key if the link has none or a broken one. */
export function KeyPanel({ id }: { id: UploadId }) {
  const t = useText();
  const downloads = useDownloadSessions();
  // The key stays in the page's memory, and is in no URL or history entry. A running download already has it.
  const [secretB64, setSecretB64] = useState(() => downloads.find(id)?.link.secretB64 ?? keyInAddress(id));
  if (secretB64 !== null) return <DownloadPanel id={id} secretB64={secretB64} />;
  return (
    <DeadEnd illustration={<LockedLetter />} title={t("keyNeeded")} lead={t("keyNeededLead")} testId="key-needed">
      <KeyForm id={id} onLink={(link) => setSecretB64(link.secretB64)} />
    </DeadEnd>
  );
}

/**
 * Parses the text pasted when a link has no key: text containing the whole ShareLink, or only the part after its `#`.
 *
 * @returns `null` if the text contains neither a link nor a key; `id` is `null` for a bare key
 */
export function readKeyOrLink(text: string): { id: UploadId | null; secretB64: string } | null {
  const link = findShareLink(text);
  if (link !== null) return { id: link.id, secretB64: formatLinkKey(link) };
  const bare = findLinkKey(text);
  return bare === null ? null : { id: null, secretB64: formatLinkKey(bare) };
}

/** Asks for an upload's key or whole link. The page sends no signed request before it has the key. */
export function KeyForm({ id, onLink }: { id: UploadId; onLink: (link: DownloadLink) => void }) {
  const [problem, setProblem] = useState<"notAKey" | "keyOfAnotherFile" | null>(null);

  function submit(typed: string): void {
    const read = readKeyOrLink(typed);
    if (read === null) setProblem("notAKey");
    else if (read.id !== null && read.id !== id) setProblem("keyOfAnotherFile");
    else onLink({ id, secretB64: read.secretB64 });
  }

  return <LinkForm testId="key-input" problem={problem} onType={() => setProblem(null)} onSubmit={submit} />;
}

/** Shown if the link's key is wrong, perhaps cut off. Asks for the whole link. */
export function WrongKeyPanel({ id }: { id: UploadId }) {
  const t = useText();
  const environment = useEnvironment();
  const downloads = useDownloadSessions();
  return (
    <DeadEnd illustration={<LockedLetter />} title={t("wrongKey")} lead={t("wrongKeyLead")} testId="not-found">
      <KeyForm
        id={id}
        onLink={(link) => {
          // The session passes the key to the page to keep it out of addresses and history entries.
          downloads.visit(downloads.find(id, link.secretB64) ?? createDownloadSession(environment, link));
          navigate(`/download/${id}`);
        }}
      />
    </DeadEnd>
  );
}
