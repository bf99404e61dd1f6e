import { parseUploadId } from "@envoi/protocol";
import { useHistoryState } from "wouter/use-browser-location";
import { WrongKeyPanel } from "../../features/download/views/running-downloads.tsx";
import { CrashBoundary } from "../../shared/chunks/crash-boundary.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { DeadEnd } from "../../shared/ui/dead-end.tsx";
import { EmptyLetter } from "../../shared/ui/illustrations.tsx";
import { Narrow } from "../../shared/ui/narrow.tsx";

function NothingHere(words: { title: string; lead: string; testId: string }) {
  const t = useText();
  return (
    <Narrow>
      <DeadEnd illustration={<EmptyLetter />} {...words}>
        <ButtonLink to="/" look="primary">
          {t("sendYourOwn")}
        </ButtonLink>
      </DeadEnd>
    </Narrow>
  );
}

/**
 * The id of the upload whose link had a wrong key, passed by the previous page in the history entry's state. The state
 * may be anything, so it is parsed.
 */
function readWrongKey(state: unknown) {
  return state instanceof Object && "wrongKeyOf" in state ? parseUploadId(state.wrongKeyOf) : null;
}

/** Shown at `/404` and for dead links: either the files have been deleted or the link is wrong. */
export function NotFoundPage() {
  const t = useText();
  const state: unknown = useHistoryState();
  const id = readWrongKey(state);
  if (id === null) return <NothingHere title={t("notFoundTitle")} lead={t("notFoundLead")} testId="not-found" />;
  return (
    <Narrow>
      <CrashBoundary extent="part">
        <WrongKeyPanel id={id} />
      </CrashBoundary>
    </Narrow>
  );
}

/** The page for any path that has no route. */
export function UnknownPage() {
  const t = useText();
  return <NothingHere title={t("pageNotFound")} lead={t("pageNotFoundLead")} testId="page-not-found" />;
}
