import { formatShareLink, parseLinkKey } from "@envoi/crypto";
import type { UploadId } from "@envoi/protocol";
import { useEffect, useEffectEvent, useMemo } from "react";
import { Redirect } from "wouter";
import { usePublicConfig } from "../../../shared/config/config-context.tsx";
import { useEnvironment } from "../../../shared/environment.tsx";
import { isolated } from "../../../shared/l10n/isolated.ts";
import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { ReportOffer } from "../../../shared/report/report-offer.tsx";
import { safeFileName } from "../../../shared/saving/safe-file-name.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import type { FailureCode } from "../../../shared/transfer/transfer-failure.ts";
import { Button, ButtonAnchor, ButtonLink } from "../../../shared/ui/button.tsx";
import { DeadEnd } from "../../../shared/ui/dead-end.tsx";
import { BrokenLetter, EmptyLetter } from "../../../shared/ui/illustrations.tsx";
import { LoadingPanel } from "../../../shared/ui/loading-panel.tsx";
import { UnpackedLetter } from "../../../shared/ui/moving-letters.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { PasswordView } from "../../../shared/ui/password-view.tsx";
import { PauseButton } from "../../../shared/ui/pause-button.tsx";
import { ScreenTitle } from "../../../shared/ui/screen-title.tsx";
import { Sentence } from "../../../shared/ui/sentence.tsx";
import { TransferProgress } from "../../../shared/ui/transfer-progress.tsx";
import { UploadName } from "../../../shared/ui/upload-name.tsx";
import { useOffline } from "../../../shared/ui/use-offline.ts";
import { useStallReason } from "../../../shared/ui/use-stall-reason.ts";
import { shownTo } from "../../../shared/uploads/own-upload.ts";
import { useDownloadSessions } from "../session/download-keeper.tsx";
import { createDownloadSession, type DownloadSession } from "../session/download-session.ts";
import { countBytes, type DownloadStateOf, type RunningDownload } from "../session/download-state.ts";
import type { DownloadLink } from "../session/opened-upload.ts";
import styles from "./download-panel.module.css";
import { FilesView } from "./files-view.tsx";
import { linkLife } from "./link-life.ts";
import { NoteView } from "./note-view.tsx";
import { receivedName } from "./safe-name-parts.ts";
import { useConnectionLost } from "./use-connection-lost.ts";

/** The complete ShareLink. The address alone is not enough because it may lack the key. */
function toShareLink({ id, secretB64 }: DownloadLink): string {
  const key = parseLinkKey(secretB64);
  return key === null ? location.href : formatShareLink({ origin: location.origin, id, ...key });
}

/** Shows a download left unfinished by an earlier page as paused. */
function toPausedDownload({ preview, keptBytes, totalBytes }: DownloadStateOf<"kept">): DownloadStateOf<"downloading"> {
  const progress = { receivedBytes: keptBytes, totalBytes };
  return { kind: "downloading", preview, chosen: null, progress, samples: [], isPaused: true };
}

/** Shows the screens of a download, from opening the link to saving the file. */
export function DownloadPanel({ id, secretB64 }: { id: UploadId; secretB64: string }) {
  const environment = useEnvironment();
  const downloads = useDownloadSessions();
  const session = useMemo(
    () => downloads.find(id, secretB64) ?? createDownloadSession(environment, { id, secretB64 }),
    [downloads, environment, id, secretB64],
  );
  // Renders again when the session's state changes, because the upload may then be reportable.
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
      return (
        <PasswordView
          {...state}
          lead={t("passwordNeededLead")}
          onSubmit={(password) => void session.submitPassword(password)}
        />
      );
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
      // Does not use `replace`, because this history entry is the only one that contains the key.
      return <Redirect to="/error" state={{ code: state.code, transfer: "download" }} />;
  }
}

/** Shows that the operator has removed the upload, and whom to ask about it. */
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

/** The server is unreachable, or another host responded instead. */
const NETWORK_ERRORS: readonly FailureCode[] = ["connect_failed", "connection_lost", "intercepted"];
/** The server's response contains a reason. */
const SERVER_ERRORS: readonly FailureCode[] = ["rate_limited", "busy", "unavailable"];

type CheckFailedViewProps = { state: DownloadStateOf<"checkFailed">; onRetry: () => void };

/** Explains why the link or the password could not be checked. */
function CheckFailedView({ state: { code, retryAfterSeconds }, onRetry }: CheckFailedViewProps) {
  const t = useText();
  const format = useFormat();
  const isNetworkError = NETWORK_ERRORS.includes(code);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isNetworkError) return;
    const listener = () => retry();
    addEventListener("online", listener);
    return () => removeEventListener("online", listener);
  }, [isNetworkError]);
  const networkSaid = t(code === "intercepted" ? code : "checkFailedLead");
  const said = SERVER_ERRORS.includes(code) ? t(`downloadError-${code}`) : t("checkRefusedLead");
  return (
    <DeadEnd
      illustration={<BrokenLetter />}
      title={isNetworkError ? t("checkFailed") : t("checkRefused")}
      lead={isNetworkError ? networkSaid : said}
      testId="check-failed"
    >
      {retryAfterSeconds !== null && <p>{t("waitAsked", { time: format.remaining(retryAfterSeconds) })}</p>}
      <Button look="primary" onClick={onRetry}>
        {t("tryAgain")}
      </Button>
    </DeadEnd>
  );
}

type FinishedDownloadViewProps = { state: DownloadStateOf<"complete">; onAgain: () => void };

/** Shows that the file is saved, its name if known, and the link's remaining lifetime. */
export function FinishedDownloadView({ state, onAgain }: FinishedDownloadViewProps) {
  const t = useText();
  const format = useFormat();
  const { metadata, ttlMs, finalDownload, counted } = state.preview;
  const name = isolated(safeFileName(metadata.name));

  function lead() {
    if (state.folder !== undefined) return <Sentence text={t("savedInFolder", { folder: isolated(state.folder) })} />;
    // Firefox keeps the beginning of an interrupted download under the file's name.
    if (state.isContinued) return t("downloadFinishedRenamed");
    return <Sentence text={t("downloadFinishedLead", { name })} />;
  }

  return (
    <DeadEnd illustration={<UnpackedLetter />} title={t("downloadFinished")} lead={lead()} testId="download-finished">
      <div className={styles["actions"]}>
        <ButtonLink to="/" look="primary">
          {t("sendYourOwn")}
        </ButtonLink>
        {(!finalDownload || counted) && (
          <Button data-testid="download-again" onClick={onAgain}>
            {t("downloadAgain")}
          </Button>
        )}
      </div>
      <p className="soft">{finalDownload ? t("lastDownloadDone") : linkLife({ t, format }, ttlMs)}</p>
    </DeadEnd>
  );
}

type DownloadingViewProps = {
  state: RunningDownload;
  onPause: (isPaused: boolean) => void;
  onCancel: () => void;
};

export function DownloadingView({ state, onPause, onCancel }: DownloadingViewProps) {
  const t = useText();
  const isOffline = useOffline();
  const name = receivedName(state);
  const { doneBytes, totalBytes } = countBytes(state);
  const isRunning = state.kind === "downloading";
  const isPaused = isRunning && state.isPaused;
  const waitsForSender = isRunning && !isPaused && state.progress?.isWaiting === true;
  const isLost = useConnectionLost(isRunning && !isPaused && !waitsForSender ? doneBytes : null);
  const isWaiting = isRunning && !isPaused && (isLost || isOffline || state.isUnreached === true);
  const stallReason = useStallReason(isWaiting);
  const title = t(isPaused || (isRunning && isOffline) ? "uploadPaused" : "downloading");

  function stepShown(): string | undefined {
    if (stallReason !== undefined) return t(stallReason);
    if (waitsForSender) return t("waitsForSender");
    return isRunning ? undefined : t("decrypting");
  }

  return (
    <Panel>
      <ScreenTitle title={title} />
      <div className={styles["name"]}>{name !== null && <UploadName {...name} />}</div>
      <TransferProgress
        direction="out"
        label={title}
        size={state.chosen?.bytes ?? state.preview.metadata.size}
        doneBytes={doneBytes}
        totalBytes={totalBytes}
        samples={isRunning ? state.samples : []}
        step={stepShown()}
        isWaiting={isWaiting || isPaused || waitsForSender}
      />
      {isRunning && state.isRestarted === true && <p role="status">{t("downloadBegunAnew")}</p>}
      <div className={styles["end"]}>
        {isRunning && doneBytes > 0 && <PauseButton isPaused={isPaused} onPause={onPause} testId="pause-download" />}
        <Button data-testid="cancel-download" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </Panel>
  );
}
