import type { UploadId } from "@envoi/protocol";
import { useEffect, useMemo } from "react";
import { Navigate } from "react-router";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { DeadEnd } from "../../shared/ui/dead-end.tsx";
import { BrokenLetter } from "../../shared/ui/illustrations/broken-letter.tsx";
import { EmptyLetter } from "../../shared/ui/illustrations/empty-letter.tsx";
import { SealedLetter } from "../../shared/ui/illustrations/sealed-letter.tsx";
import { CheckingView } from "./checking-view.tsx";
import { createDownloadSession } from "./download-session.ts";
import { DownloadingView } from "./downloading-view.tsx";
import { PasswordView } from "./password-view.tsx";
import { PreviewView } from "./preview-view.tsx";

/** Receiving, from the opened link to the saved file. */
export function DownloadPanel({ id, secretB64 }: { id: UploadId; secretB64: string }) {
  const t = useText();
  const environment = useEnvironment();
  const session = useMemo(() => createDownloadSession(environment, { id, secretB64 }), [environment, id, secretB64]);
  const state = useReducerStore(session.store);

  useEffect(() => {
    void session.getMetadata();
    return () => session.close();
  }, [session]);

  switch (state.kind) {
    case "initialized":
      return <CheckingView />;
    case "checkFailed":
      return (
        <DeadEnd illustration={<BrokenLetter />} title={t("checkFailed")} lead={t("checkFailedLead")}>
          <Button look="primary" onClick={() => void session.getMetadata()}>
            {t("tryAgain")}
          </Button>
        </DeadEnd>
      );
    case "gone":
      return (
        <DeadEnd illustration={<EmptyLetter />} title={t("expiredTitle")} lead={t("expiredLead")} testId="expired">
          <ButtonLink to="/" look="primary">
            {t("sendYourOwn")}
          </ButtonLink>
        </DeadEnd>
      );
    case "locked":
      return <PasswordView attempt={state.attempt} onSubmit={(password) => void session.submitPassword(password)} />;
    case "ready":
      return (
        <PreviewView
          state={state}
          onCopy={() => void session.copy(location.href)}
          onDownload={() => void session.download()}
        />
      );
    case "downloading":
    case "decrypting":
      return <DownloadingView state={state} onCancel={session.cancel} />;
    case "complete":
      return (
        <DeadEnd
          illustration={<SealedLetter />}
          title={t("downloadFinished")}
          lead={t("downloadFinishedLead")}
          testId="download-finished"
        >
          <ButtonLink to="/" look="primary">
            {t("sendYourOwn")}
          </ButtonLink>
        </DeadEnd>
      );
    case "left":
      return <Navigate to={state.to} replace {...("code" in state && { state: { code: state.code } })} />;
  }
}
