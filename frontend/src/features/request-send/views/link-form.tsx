import { formatOwnerLink, type RequestLink } from "@envoi/crypto/request";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { useText } from "../../../shared/l10n/use-text.ts";
import { DeadEnd } from "../../../shared/ui/dead-end.tsx";
import { LockedLetter } from "../../../shared/ui/illustrations.tsx";
import { LinkForm } from "../../../shared/ui/link-form.tsx";
import { readOwnerLink, readRequestLink } from "../session/read-request-link.ts";

/** Other services' requests are unknown here. A scheme that somebody has left out or changed makes no difference. */
const isOfThisSite = ({ origin }: { origin: string }) => new URL(origin).host === location.host;

/** Asks for the whole link if the address lacks a part of it. */
export function RequestLinkForm({ onLink }: { onLink: (link: RequestLink) => void }) {
  const t = useText();
  const [isWrong, setWrong] = useState(false);

  function submit(typed: string): void {
    const page = location.origin + location.pathname;
    const link = readRequestLink(typed, page);
    const owner = readOwnerLink(typed, page);
    if (link !== null && isOfThisSite(link)) onLink({ ...link, origin: location.origin });
    else if (owner !== null && isOfThisSite(owner)) navigate(formatOwnerLink(owner).slice(owner.origin.length));
    else setWrong(true);
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
