import { formatShareLink, parseLinkKey } from "@envoi/crypto";
import type { UploadId } from "@envoi/protocol";
import { useEffect, useMemo } from "react";
import { Redirect } from "wouter";
import { usePublicConfig } from "../../../shared/config/config-context.tsx";
import { useEnvironment } from "../../../shared/environment.tsx";
import { useText } from "../../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { ButtonAnchor, ButtonLink } from "../../../shared/ui/button.tsx";
import { DeadEnd } from "../../../shared/ui/dead-end.tsx";
import { EmptyLetter } from "../../../shared/ui/illustrations.tsx";
import { LoadingPanel } from "../../../shared/ui/loading-panel.tsx";
import { shownTo } from "../../../shared/uploads/own-upload.ts";
import { useDownloadSessions } from "../session/download-keeper.tsx";
import { createDownloadSession, type DownloadSession } from "../session/download-session.ts";
import type { DownloadStateOf } from "../session/download-state.ts";
import type { DownloadLink } from "../session/opened-upload.ts";
import { CheckFailedView } from "./check-failed-view.tsx";
import { DownloadingView } from "./downloading-view.tsx";
import { FilesView } from "./files-view.tsx";
import { FinishedDownloadView } from "./finished-download-view.tsx";
import { NoteView } from "./note-view.tsx";
import { PasswordView } from "./password-view.tsx";
import { ReportOffer } from "./report-offer.tsx";

/** The complete ShareLink: the address may lack the key. */
function toShareLink({ id, secretB64 }: DownloadLink): string {
  const key = parseLinkKey(secretB64);
  return key === null ? location.href : formatShareLink({ origin: location.origin, id, ...key });
}

/** Shows a download that an earlier page left unfinished as a paused one. */
function toPausedDownload({ preview, keptBytes, totalBytes }: DownloadStateOf<"kept">): DownloadStateOf<"downloading"> {
  const progress = { receivedBytes: keptBytes, totalBytes };
  return { kind: "downloading", preview, chosen: null, progress, samples: [], isPaused: true };
}

/** The screens of a download, from the opened link to the saved file. */
export function DownloadPanel({ id, secretB64 }: { id: UploadId; secretB64: string }) {
  const environment = useEnvironment();
  const downloads = useDownloadSessions();
  const session = useMemo(
    () => downloads.find(id, secretB64) ?? createDownloadSession(environment, { id, secretB64 }),
    [downloads, environment, id, secretB64],
  );
  // Renders again when the session can be reported.
  const { kind } = useReducerStore(session.store);

  useEffect(() => {
    downloads.visit(session);
    return () => downloads.leave(session);
  }, [downloads, session]);

  return (
    <>
      <DownloadScreen session={session} />
      {kind !== "removed" && <ReportOffer reportable={session.reportable()} />}
    </>
  );
}

function DownloadScreen({ session }: { session: DownloadSession }) {
  const t = useText();
  const environment = useEnvironment();
  const { id } = session.link;
  const state = useReducerStore(session.store);
  const uploads = useReducerStore(environment.ownUploads.store);
  const own = shownTo(uploads, useReducerStore(environment.account)).find((upload) => upload.id === id) ?? null;

  switch (state.kind) {
    case "initialized":
      return <LoadingPanel title={t("checkingLink")} />;
    case "checkFailed":
      return <CheckFailedView state={state} onRetry={() => void session.getMetadata()} />;
    case "gone":
      return (
        <DeadEnd illustration={<EmptyLetter />} title={t("expiredTitle")} lead={t("expiredLead")} testId="expired">
          <ButtonLink to="/" look="primary">
            {t("sendYourOwn")}
          </ButtonLink>
        </DeadEnd>
      );
    case "removed":
      return <RemovedView />;
    case "locked":
      return <PasswordView {...state} onSubmit={(password) => void session.submitPassword(password)} />;
    case "ready":
      return <FilesView session={session} state={state} own={own} shareLink={toShareLink(session.link)} />;
    case "kept":
      return (
        <DownloadingView
          state={toPausedDownload(state)}
          onPause={() => void session.goOn()}
          onCancel={session.cancel}
        />
      );
    case "downloading":
    case "decrypting":
      return <DownloadingView state={state} onPause={session.pause} onCancel={session.cancel} />;
    case "complete":
      return <FinishedDownloadView state={state} onAgain={() => void session.downloadAgain()} />;
    case "noteShown":
      return <NoteView state={state} />;
    case "left":
      if (state.to === "/404") {
        return <Redirect to="/404" replace state={state.reason === "wrongKey" ? { wrongKeyOf: id } : null} />;
      }
      // Not `replace`: this history entry is the only one with the key.
      return <Redirect to="/error" state={{ code: state.code, transfer: "download" }} />;
  }
}

/** Says that the operator has removed the upload, and whom to ask about it. */
function RemovedView() {
  const t = useText();
  const address = usePublicConfig()?.REPORTS?.ADDRESS;
  return (
    <DeadEnd illustration={<EmptyLetter />} title={t("removedTitle")} lead={t("removedLead")} testId="removed">
      <ButtonLink to="/" look="primary">
        {t("sendYourOwn")}
      </ButtonLink>
      {address !== undefined && (
        <ButtonAnchor look="quiet" href={address} data-testid="contact-operator">
          {t("contactOperator")}
        </ButtonAnchor>
      )}
    </DeadEnd>
  );
}
