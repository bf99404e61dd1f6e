import type { RequestLink } from "@envoi/client/request";
import { useState } from "react";
import { useText } from "../../../shared/l10n/use-text.ts";
import { DeadEnd } from "../../../shared/ui/dead-end.tsx";
import { LockedLetter } from "../../../shared/ui/illustrations.tsx";
import { LinkForm } from "../../../shared/ui/link-form.tsx";
import { readRequestLink } from "../session/read-request-link.ts";

/** Asks for the whole link if the address lacks a part of it. */
export function RequestLinkForm({ onLink }: { onLink: (link: RequestLink) => void }) {
  const t = useText();
  const [isWrong, setWrong] = useState(false);

  function submit(typed: string): void {
    const link = readRequestLink(typed, location.origin + location.pathname);
    // A link to another service would be opened here, where its request is unknown.
    if (link === null || link.origin !== location.origin) setWrong(true);
    else onLink(link);
  }

  return (
    <DeadEnd
      illustration={<LockedLetter />}
      title={t("keyNeeded")}
      lead={t("keyNeededLead")}
      testId="request-incomplete"
    >
      <LinkForm
        testId="request-link-input"
        problem={isWrong ? "notAKey" : null}
        onType={() => setWrong(false)}
        onSubmit={submit}
      />
    </DeadEnd>
  );
}
