import { useText } from "../../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { transferRatio } from "../../../shared/transfer/transfer-rate.ts";
import { ButtonLink } from "../../../shared/ui/button.tsx";
import type { TabSign } from "../../../shared/ui/tab-icon.ts";
import { TransferStrip } from "../../../shared/ui/transfer-strip.tsx";
import { useOffline } from "../../../shared/ui/use-offline.ts";
import { useRunningTransfer } from "../../../shared/ui/use-running-transfer.ts";
import { useStallReason } from "../../../shared/ui/use-stall-reason.ts";
import { useTabProgress } from "../../../shared/ui/use-tab-progress.ts";
import { useWakeLock } from "../../../shared/ui/use-wake-lock.ts";
import { chosenNameParts } from "../archive/chosen-name-parts.ts";
import type { UploadDraft } from "../run/upload-draft.ts";
import { useUploadQueue } from "../run/upload-keeper.tsx";
import { acceptsFiles, type UploadState } from "../run/upload-state.ts";

function toTabSign(state: UploadState): TabSign | null {
  if (state.kind === "finished") return "done";
  if (state.kind !== "uploading") return null;
  return state.progress === null ? 0 : transferRatio(state.progress.receivedBytes, state.progress.totalBytes);
}

/** Guards a running or queued upload on every page: the tab shows the progress, and leaving requires confirmation. */
export function UploadGuard({ draft }: { draft: UploadDraft }) {
  const t = useText();
  const state = useReducerStore(draft.upload);
  const isOffline = useOffline();
  const isPaused = state.kind === "uploading" && (state.isPaused || isOffline);
  useRunningTransfer(!acceptsFiles(state), isPaused);
  useWakeLock(!acceptsFiles(state) && !isPaused);
  useTabProgress(toTabSign(state), isPaused ? t("uploadPaused") : undefined);
  return null;
}

const OUTCOMES = {
  idle: "notSent",
  waiting: "uploadWaiting",
  protecting: "settingPassword",
  unprotected: "passwordFailed",
  finished: "linkReady",
} as const;

/** Shows a running, queued, finished or set-aside upload while another upload or page is shown. */
export function UploadStrip({ draft }: { draft: UploadDraft }) {
  const t = useText();
  const { show } = useUploadQueue();
  const state = useReducerStore(draft.upload);
  const { files } = useReducerStore(draft.archive);
  const progress = state.kind === "uploading" ? state.progress : null;
  const { receivedBytes = 0, totalBytes = 0, isQuiet = false } = progress ?? {};
  const isPaused = state.kind === "uploading" && state.isPaused;
  const isOffline = useOffline();
  const stallReason = useStallReason(state.kind === "uploading" && !isPaused && (isQuiet || isOffline));

  function outcome(): string | undefined {
    if (state.kind !== "uploading") return t(OUTCOMES[state.kind]);
    if (isPaused) return t("uploadPaused");
    return stallReason && t(stallReason);
  }

  return (
    <TransferStrip
      testId="upload-strip"
      name={files.length === 0 ? null : chosenNameParts(files)}
      label={t(isPaused || isOffline ? "uploadPaused" : "uploading")}
      ratio={state.kind === "uploading" ? transferRatio(receivedBytes, totalBytes) : null}
      outcome={outcome()}
    >
      <ButtonLink to="/" onClick={() => show(draft)}>
        {t("showUpload")}
      </ButtonLink>
    </TransferStrip>
  );
}
