import { navigate, useHistoryState } from "wouter/use-browser-location";
import type { SignInFailure } from "../../features/account/returning-session.ts";
import type { UploadFailureCode } from "../../features/upload/run/send-archive.ts";
import type { UploadDraft } from "../../features/upload/run/upload-draft.ts";
import { useKeptUploads, useStartUpload } from "../../features/upload/run/upload-keeper.tsx";
import { usePublicConfig } from "../../shared/config/config-context.tsx";
import { useEnvironment } from "../../shared/environment.tsx";
import { describeDownloads } from "../../shared/l10n/describe-downloads.ts";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import type { FailureCode } from "../../shared/transfer/transfer-failure.ts";
import { EXPLAINED_DOWNLOAD_FAILURES } from "../../shared/transfer/transfer-failure.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { DeadEnd } from "../../shared/ui/dead-end.tsx";
import { BrokenLetter } from "../../shared/ui/illustrations.tsx";
import { Narrow } from "../../shared/ui/narrow.tsx";

/** Failures with their own messages, for senders and recipients who can act on them. */
const EXPLAINED: { upload: readonly UploadFailureCode[]; download: readonly FailureCode[] } = {
  upload: [
    "too_large",
    "bad_limit",
    "unauthorized",
    "sender_unknown",
    "issuer_away",
    "signed_out",
    "rate_limited",
    "too_many_uploads",
    "too_many_bytes",
    "full",
    "busy",
    "unavailable",
    "idle_timeout",
    "connect_failed",
    "connection_lost",
    "intercepted",
    "file_changed",
    "removed",
  ],
  download: EXPLAINED_DOWNLOAD_FAILURES,
};

/** Failures that resending the same files would not fix. */
const FINAL: readonly UploadFailureCode[] = ["too_large", "bad_limit", "unauthorized", "file_changed", "removed"];

type TransferFailure = {
  transfer: keyof typeof EXPLAINED;
  code: UploadFailureCode | null;
  /** Time, by the page's clock, at which the server accepts the same upload again; absent if the server gave none. */
  retryAtMs?: number;
};

/** Parses the failure passed by the previous page: a history entry's state can be anything. */
function readFailure(state: unknown): TransferFailure | null {
  if (!(state instanceof Object) || !("transfer" in state)) return null;
  const { transfer } = state;
  if (transfer !== "upload" && transfer !== "download") return null;
  const code = EXPLAINED[transfer].find((code) => "code" in state && code === state.code) ?? null;
  const { retryAtMs } = state as { retryAtMs?: unknown };
  return { transfer, code, ...(typeof retryAtMs === "number" && { retryAtMs }) };
}

function readSignInFailure(state: unknown): SignInFailure | null {
  const failure = state instanceof Object && "signIn" in state ? state.signIn : null;
  if (!(failure instanceof Object && "reason" in failure && typeof failure.reason === "string")) return null;
  return { isUnreached: "isUnreached" in failure && failure.isUnreached === true, reason: failure.reason };
}

/** Resends the files of a failed upload; they are still selected. */
function RetryUpload({ draft }: { draft: UploadDraft }) {
  const t = useText();
  const startUpload = useStartUpload(draft);
  const { files } = useReducerStore(draft.archive);
  if (files.length === 0) return null;

  async function retry(): Promise<void> {
    navigate("/");
    await startUpload(draft.start);
  }

  return (
    <Button look="primary" data-testid="retry-upload" onClick={() => void retry()}>
      {t("tryAgain")}
    </Button>
  );
}

/** Goes back to the previous history entry, the only one whose URL contains the link's key. */
function RetryDownload() {
  const t = useText();
  return (
    <Button look="primary" data-testid="retry-download" onClick={() => history.back()}>
      {t("tryAgain")}
    </Button>
  );
}

/** `/error`, after a failed transfer or sign-in. */
export function ErrorPage() {
  const t = useText();
  const format = useFormat();
  const config = usePublicConfig();
  const uploads = useKeptUploads();
  const { changedFile = null } = useReducerStore(uploads.shown.archive);
  const { now } = useEnvironment();
  const state: unknown = useHistoryState();
  const failure = readFailure(state);
  const signInFailure = readSignInFailure(state);
  const { transfer, code, retryAtMs = 0 } = failure ?? { transfer: null, code: null };
  const waitSeconds = (retryAtMs - now()) / 1_000;
  const canSendAgain = transfer === "upload" && (code === null || !FINAL.includes(code));

  function explainIssuerAway(): string {
    // After a reload, the page renders before the configuration arrives.
    if (config === null) return t("uploadError-unavailable");
    const { MAX_FILE_SIZE, MAX_DOWNLOADS, MAX_EXPIRE_SECONDS } = config.LIMITS.ANON;
    return t("uploadError-issuer_away", {
      size: format.sizeLimit(MAX_FILE_SIZE),
      downloads: describeDownloads(t, MAX_DOWNLOADS),
      time: format.duration(MAX_EXPIRE_SECONDS),
    });
  }

  function lead(): string {
    // The sender and recipients of a removed upload see the same message.
    if (code === "removed") return t("removedLead");
    if (code === "intercepted") return t("intercepted");
    if (code === "issuer_away") return explainIssuerAway();
    if (signInFailure !== null) return t(signInFailure.isUnreached ? "signInNotBegun" : "signInErrorLead");
    if (transfer === null) return t("errorLead");
    if (transfer === "upload") return code === null ? t("uploadErrorLead") : t(`uploadError-${code}`);
    return code === null ? t("downloadErrorLead") : t(`downloadError-${code}`);
  }

  return (
    <Narrow>
      <DeadEnd
        illustration={<BrokenLetter />}
        title={t(code === "removed" ? "removedTitle" : "errorTitle")}
        lead={lead()}
        testId="error"
      >
        {signInFailure !== null && <p data-testid="sign-in-reason">{t("signInReason", signInFailure)}</p>}
        {code === "file_changed" && changedFile !== null && (
          <p>
            <bdi data-testid="changed-file" translate="no">
              {changedFile}
            </bdi>
          </p>
        )}
        {waitSeconds > 0 && <p>{t("waitAsked", { time: format.remaining(waitSeconds) })}</p>}
        {canSendAgain && <RetryUpload draft={uploads.shown} />}
        {transfer === "download" && <RetryDownload />}
        <ButtonLink to="/">{t("backHome")}</ButtonLink>
      </DeadEnd>
    </Narrow>
  );
}
