import type { RequestLink } from "@envoi/client/request";
import { formatRequestLink } from "@envoi/crypto/request";
import { type ReactNode, useEffect } from "react";
import { CrashBoundary } from "../../../shared/chunks/crash-boundary.tsx";
import { type Environment, useEnvironment } from "../../../shared/environment.tsx";
import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { ReportOffer } from "../../../shared/report/report-offer.tsx";
import type { DeliverySlotProps } from "../../../shared/requests/delivery-slot.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { explainedFailure, explainFailure } from "../../../shared/transfer/transfer-failure.ts";
import { transferRatio } from "../../../shared/transfer/transfer-rate.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { DeadEnd } from "../../../shared/ui/dead-end.tsx";
import field from "../../../shared/ui/field.module.css";
import { BrokenLetter, EmptyLetter } from "../../../shared/ui/illustrations.tsx";
import { LoadingPanel } from "../../../shared/ui/loading-panel.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { PasswordView } from "../../../shared/ui/password-view.tsx";
import { ScreenTitle } from "../../../shared/ui/screen-title.tsx";
import { Skeleton } from "../../../shared/ui/skeleton.tsx";
import { useHeadingAsTitle } from "../../../shared/ui/use-page-title.ts";
import { useTabProgress } from "../../../shared/ui/use-tab-progress.ts";
import { useWakeLock } from "../../../shared/ui/use-wake-lock.ts";
import hidden from "../../../shared/ui/visually-hidden.module.css";
import { createRequestSession, type RequestSession } from "../session/request-session.ts";
import type { RequestStateOf } from "../session/request-state.ts";
import { AskedFiles } from "./asked-files.tsx";
import { SentDeliveries, SentView } from "./sent-view.tsx";

/** Chooses files, and shows the progress of sending them: views of another feature. */
export type DeliverySlot = (props: DeliverySlotProps) => ReactNode;

const sessions = new WeakMap<Environment, Map<string, RequestSession>>();

/** Sessions stay for as long as the page, so that a delivery continues, and its files stay chosen. */
function sessionOf(environment: Environment, link: RequestLink): RequestSession {
  const known = sessions.get(environment) ?? new Map<string, RequestSession>();
  sessions.set(environment, known);
  const name = formatRequestLink(link);
  const session = known.get(name) ?? createRequestSession(environment, link);
  known.set(name, session);
  return session;
}

/**
 * The screens of a request, from the password to the receipt. Sealed reports are about uploads, so the operator's address
 * is offered for those of a request, if there is one.
 */
export function RequestPanel(props: RequestPanelProps) {
  return (
    <>
      <RequestScreen {...props} />
      <ReportOffer reportable={null} />
    </>
  );
}

type RequestPanelProps = { link: RequestLink; chooser: DeliverySlot };

function RequestScreen({ link, chooser }: RequestPanelProps) {
  const t = useText();
  const session = sessionOf(useEnvironment(), link);
  const state = useReducerStore(session.store);
  useEffect(() => session.begin(), [session]);
  switch (state.kind) {
    case "opening":
      return <LoadingPanel title={t("loading")} />;
    case "locked":
      return (
        <PasswordView {...state} lead={t("requestPasswordLead")} onSubmit={(typed) => void session.unlock(typed)} />
      );
    case "unreached":
      return <Unreached state={state} onRetry={() => void session.open()} />;
    case "ended":
      return <Ended state={state} />;
    case "sent":
      return <SentView state={state} onMore={() => void session.open()} />;
    case "choosing":
    case "sending":
      return <Delivering state={state} session={session} chooser={chooser} />;
  }
}

function Unreached({ state: { code }, onRetry }: { state: RequestStateOf<"unreached">; onRetry: () => void }) {
  const t = useText();
  const failure = explainedFailure(code);
  return (
    <DeadEnd
      illustration={<BrokenLetter />}
      title={t("checkFailed")}
      lead={t(failure === undefined ? "checkFailedLead" : explainFailure(failure))}
      testId="request-unreached"
    >
      <Button look="primary" onClick={onRetry}>
        {t("tryAgain")}
      </Button>
    </DeadEnd>
  );
}

function Ended({ state: { reason, request, hasLost } }: { state: RequestStateOf<"ended"> }) {
  const t = useText();
  return (
    <DeadEnd
      illustration={reason === "untrusted" ? <BrokenLetter /> : <EmptyLetter />}
      title={t(`requestEnded-${reason}`)}
      lead={t(reason === "closed" || reason === "full" ? "requestEndedLead" : `requestEndedLead-${reason}`)}
      testId={`request-${reason}`}
    >
      {hasLost && <p data-testid="delivery-lost">{t("deliveryLost")}</p>}
      {request !== undefined && <SentDeliveries request={request} />}
    </DeadEnd>
  );
}

type DeliveringProps = {
  state: RequestStateOf<"choosing" | "sending">;
  session: RequestSession;
  chooser: DeliverySlot;
};

function Delivering({ state, session, chooser }: DeliveringProps) {
  const t = useText();
  const { request } = state;
  const { left, terms, label } = request;
  const maxBytes = Math.min(left.bytes, terms.maxDeliveryBytes);
  const sending = state.kind === "sending" ? state : null;
  const { receivedBytes = 0, totalBytes = 0 } = sending?.progress ?? {};
  const isPaused = sending?.isPaused === true;
  useHeadingAsTitle(t("requestTitle"));
  useWakeLock(sending !== null && !isPaused);
  useTabProgress(sending && transferRatio(receivedBytes, totalBytes), isPaused ? t("uploadPaused") : undefined);
  return (
    <Panel>
      <CrashBoundary extent="part" fallback={<Skeleton />}>
        {chooser({
          request: session,
          requestId: session.link.id,
          maxBytes,
          kinds: label.kinds ?? NO_KINDS,
          isFull: state.isFull,
          sending,
          onSend: session.send,
          onPause: session.pause,
          onCancel: session.cancel,
          onDiscarded: () => void session.showRelease(),
          children: <Asking state={state} maxBytes={maxBytes} />,
        })}
      </CrashBoundary>
    </Panel>
  );
}

const NO_KINDS: readonly string[] = [];

type AskingProps = {
  state: DeliveringProps["state"];
  /** What fits into a delivery. */
  maxBytes: number;
};

/** Above the files: who asks for what, and why the last delivery was not sent. */
function Asking({ state, maxBytes }: AskingProps) {
  const t = useText();
  const format = useFormat();
  const { request, isFull } = state;
  const failure = state.kind === "choosing" ? state.failure : null;
  const lacksRoom = failure === "request_full" && !isFull;
  return (
    <>
      <ScreenTitle title={t("requestTitle")} lead={t("requestLead")} testId="request" />
      <AskedFiles request={request} isFull={isFull} />
      <SentDeliveries request={request} />
      <p
        role="alert"
        className={failure === null ? hidden["visuallyHidden"] : field["error"]}
        data-testid="delivery-failed"
      >
        {failure !== null &&
          (lacksRoom ? t("fileTooBig", { size: format.sizeLimit(maxBytes) }) : t(uploadFailure(failure)))}
      </p>
    </>
  );
}

/** Failures with their own message; see `EXPLAINED` in the error page. */
const EXPLAINED = [
  ...(["too_large", "rate_limited", "too_many_uploads", "too_many_bytes", "full", "busy", "unavailable"] as const),
  ...(["idle_timeout", "connect_failed", "connection_lost", "file_changed"] as const),
];

function uploadFailure(code: RequestStateOf<"unreached">["code"]): string {
  if (code === "intercepted") return code;
  if (code === "request_full") return "requestEnded-full";
  const explained = EXPLAINED.find((one) => one === code);
  return explained === undefined ? "uploadErrorLead" : `uploadError-${explained}`;
}
