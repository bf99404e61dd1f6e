import { hasDownloadLimit } from "@envoi/protocol";
import { type ReactNode, useState } from "react";
import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { LinkAndWays } from "../../../shared/share/link-and-ways.tsx";
import { useShareMessage } from "../../../shared/share/use-share-message.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { NOTHING_SENT, type SendingState } from "../../../shared/transfer/sending-state.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { PlusIcon } from "../../../shared/ui/icons.tsx";
import { PauseButton } from "../../../shared/ui/pause-button.tsx";
import { ScreenTitle } from "../../../shared/ui/screen-title.tsx";
import { TransferProgress } from "../../../shared/ui/transfer-progress.tsx";
import { UploadName } from "../../../shared/ui/upload-name.tsx";
import { useOffline } from "../../../shared/ui/use-offline.ts";
import { useStallReason } from "../../../shared/ui/use-stall-reason.ts";
import { uploadName } from "../../../shared/uploads/upload-name.ts";
import { type ChosenFile, strongPasswordOf, totalBytes } from "../archive/archive.ts";
import { chosenNameParts } from "../archive/chosen-name-parts.ts";
import { useUploadDraft, useUploadQueue } from "../run/upload-keeper.tsx";
import { type UploadState, uploadStep } from "../run/upload-state.ts";
import styles from "./uploading-view.module.css";

/** Up to this number of uploaded bytes, cancelling needs no confirmation, because little progress would be lost. */
const MAX_FREE_CANCEL_BYTES = 2 * 1_048_576;

type UploadingViewProps = { state: Extract<UploadState, { kind: "waiting" | "uploading" }> };

type LiveWaysProps = {
  link: string;
  name: string;
  /** The link's limits in words. */
  terms: string;
  password: string | null;
};

/** The link of an upload that works before the upload is complete. */
function LiveWays({ link, name, ...message }: LiveWaysProps) {
  const shared = useShareMessage({ link, isNote: false, ...message });
  const testIds = { field: "live-share-link", copy: "copy-live-link" };
  return <LinkAndWays link={link} name={name} message={shared} testIds={testIds} />;
}

/** Shows an upload's progress, or its wait for the upload ahead. The next files can be prepared at the same time. */
export function UploadingView({ state }: UploadingViewProps) {
  const t = useText();
  const format = useFormat();
  const draft = useUploadDraft();
  const archive = useReducerStore(draft.archive);
  const { files, downloadLimit, timeLimitSeconds } = archive;
  const { prepareNext } = useUploadQueue();
  const isWaiting = state.kind === "waiting";
  const sending = isWaiting ? NOTHING_SENT : state;
  const liveLink = sending.progress?.liveLink;
  const time = format.duration(timeLimitSeconds);
  const terms = hasDownloadLimit(downloadLimit)
    ? t("expiresAfter", { downloads: t("downloadsCount", { count: downloadLimit }), time })
    : t("labelled", { label: t("expiryChoices"), value: time });
  return (
    <>
      <SendingView
        files={files}
        sending={sending}
        isWaiting={isWaiting}
        terms={terms}
        onPause={draft.pause}
        onCancel={draft.cancel}
      >
        <Button look="quiet" data-shortcut="o" data-testid="prepare-next" onClick={prepareNext}>
          <PlusIcon />
          <span>{t("prepareNext")}</span>
        </Button>
      </SendingView>
      <div className={styles[liveLink === undefined ? "noLink" : "liveLink"]}>
        <p role="status">{liveLink !== undefined && t("liveLinkReady")}</p>
        {liveLink !== undefined && (
          <LiveWays
            link={liveLink}
            name={uploadName(t, chosenNameParts(files))}
            terms={terms}
            password={strongPasswordOf(archive)}
          />
        )}
      </div>
    </>
  );
}

type SendingViewProps = {
  files: readonly ChosenFile[];
  sending: SendingState;
  /** Whether another upload is sent first. */
  isWaiting?: boolean;
  /** The link's limits in words. */
  terms?: string;
  onPause: (isPaused: boolean) => void;
  onCancel: () => void;
  /** More buttons. */
  children?: ReactNode;
};

/** The progress of something that is being sent, with the buttons to pause and to cancel it. */
export function SendingView({
  files,
  sending,
  isWaiting = false,
  terms,
  onPause,
  onCancel,
  children,
}: SendingViewProps) {
  const t = useText();
  const { progress, samples, isPaused } = sending;
  const step = uploadStep(progress);
  const isOffline = useOffline();
  const isQuiet = (progress?.isQuiet === true || isOffline) && !isPaused;
  const canPause = !isWaiting && (step === "encrypting" || step === "uploading");
  // If the upload does not start, required parts of the page may have failed to load.
  const isNotStarted = progress === null && !isWaiting && !isPaused;
  const stallReason = useStallReason((isQuiet && !isWaiting) || isNotStarted);
  const title = t(isWaiting ? "uploadWaiting" : isPaused || isOffline ? "uploadPaused" : "uploading");
  const doneBytes = progress?.receivedBytes ?? 0;
  const wholeBytes = progress?.totalBytes ?? 0;
  const [isAsking, setAsking] = useState(false);

  function stepShown(): string | undefined {
    if (isWaiting) return t("waitsForUpload");
    if (stallReason !== undefined && (isQuiet || stallReason === "intercepted")) return t(stallReason);
    return isPaused || step === "uploading" ? undefined : t(step);
  }

  return (
    <>
      <ScreenTitle title={title} />
      <div className={styles["what"]}>
        <UploadName {...chosenNameParts(files)} />
        {terms !== undefined && <p className={styles["expiry"]}>{terms}</p>}
      </div>
      <TransferProgress
        direction="in"
        label={title}
        size={totalBytes(files)}
        doneBytes={doneBytes}
        totalBytes={wholeBytes}
        samples={samples}
        isWaiting={isQuiet || isPaused}
        step={stepShown()}
      />
      {/* Elements that appear later go next to or below the button, so it does not move. */}
      <div className="controls">
        {canPause && <PauseButton isPaused={isPaused} onPause={onPause} testId="pause-upload" />}
        <Button
          data-testid="cancel-upload"
          onClick={() => (doneBytes > MAX_FREE_CANCEL_BYTES ? setAsking(true) : onCancel())}
        >
          {t("cancel")}
        </Button>
        {children}
      </div>
      {isAsking && <CancelDialog onStop={onCancel} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Asks for confirmation before cancelling an upload of which many bytes have been sent. */
function CancelDialog({ onStop, onClose }: { onStop: () => void; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      title={t("stopUploadTitle")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("keepUploading")}</Button>
          <Button look="danger" data-testid="confirm-cancel" onClick={onStop}>
            {t("stopUpload")}
          </Button>
        </>
      }
    >
      <p>{t("stopUploadLead")}</p>
    </Dialog>
  );
}
