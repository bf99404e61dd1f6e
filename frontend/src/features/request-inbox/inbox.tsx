import { formatOwnerLink } from "@envoi/crypto/request";
import { useRef, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { usePublicConfig } from "../../shared/config/config-context.tsx";
import { ConfigGate } from "../../shared/config/config-gate.tsx";
import { useEnvironment } from "../../shared/environment.tsx";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { NotifyChoice } from "../../shared/notifications/notify-choice.tsx";
import { useOwnRequests } from "../../shared/requests/use-own-requests.ts";
import { createHandOver } from "../../shared/saving/hand-over.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import type { Inbox as InboxContent, OwnerLink, OwnRequest } from "../../shared/transfer/transfer.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { DeadEnd } from "../../shared/ui/dead-end.tsx";
import { Disclosure } from "../../shared/ui/disclosure.tsx";
import field from "../../shared/ui/field.module.css";
import { BrokenLetter, EmptyLetter } from "../../shared/ui/illustrations.tsx";
import { LoadingPanel } from "../../shared/ui/loading-panel.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { useHeadingAsTitle } from "../../shared/ui/use-page-title.ts";
import { useRunningTransfer } from "../../shared/ui/use-running-transfer.ts";
import { DeliveryCard, type SavingWay } from "./delivery-card.tsx";
import { EndRequestDialog, type RequestEnd } from "./end-request-dialog.tsx";
import { createInboxSession, type InboxSession } from "./inbox-session.ts";
import { type InboxFailure, type InboxState, unsaved } from "./inbox-state.ts";
import { LargeFileChoice } from "./large-file-choice.tsx";
import { CreatedRequest } from "./new-request.tsx";
import styles from "./request.module.css";
import { RequestForm } from "./request-form.tsx";
import { RequestLinks } from "./request-links.tsx";
import { useVisibleInterval } from "./use-visible-interval.ts";

/** No event reports that someone has begun to send. */
const POLL_MS = 30_000;

/** A request's inbox. The parent must use the owner's link as the key. */
export function Inbox({ owner }: { owner: OwnerLink }) {
  const t = useText();
  const environment = useEnvironment();
  const [session] = useState(() => createInboxSession(environment, owner));
  const [isReplaced, setReplaced] = useState(false);
  const [created, setCreated] = useState<OwnRequest | null>(null);
  const state = useReducerStore(session.store);
  const { inbox, failure } = state;
  const changedAt = useOwnRequests().find(({ id }) => id === owner.id)?.news.changedAt ?? null;
  useVisibleInterval(POLL_MS, session.read, changedAt);
  useRunningTransfer(state.saving !== null, false);
  if (created !== null) {
    return (
      <Panel>
        <CreatedRequest request={created} />
      </Panel>
    );
  }
  if (inbox === null) {
    if (failure === null) return <LoadingPanel title={t("loading")} />;
    return <NoInbox failure={failure} onRetry={() => void session.read(new AbortController().signal)} />;
  }
  if (isReplaced) {
    return (
      <ConfigGate>
        {(config) => (
          <Panel>
            <ScreenTitle title={t("newLink")} lead={t("newLinkLead")} />
            <RequestForm
              config={config}
              before={inbox}
              onCreated={(request) => {
                void session.close();
                setCreated(request);
              }}
            >
              <Button onClick={() => setReplaced(false)}>{t("cancel")}</Button>
            </RequestForm>
          </Panel>
        )}
      </ConfigGate>
    );
  }
  return <OpenInbox inbox={inbox} state={state} session={session} onReplace={() => setReplaced(true)} />;
}

export function NoInbox({ failure, onRetry }: { failure: InboxFailure; onRetry?: () => void }) {
  const t = useText();
  switch (failure) {
    case "gone":
      return (
        <DeadEnd
          illustration={<EmptyLetter />}
          title={t("notFoundTitle")}
          lead={t("requestGoneLead")}
          testId="request-gone"
        >
          <ButtonLink to="/">{t("backHome")}</ButtonLink>
        </DeadEnd>
      );
    case "untrusted":
      return (
        <DeadEnd
          illustration={<BrokenLetter />}
          title={t("requestUntrusted")}
          lead={t("requestUntrustedLead")}
          testId="request-untrusted"
        >
          <ButtonLink to="/">{t("backHome")}</ButtonLink>
        </DeadEnd>
      );
    case "unreached":
      return (
        <DeadEnd
          illustration={<BrokenLetter />}
          title={t("checkFailed")}
          lead={t("checkFailedLead")}
          testId="inbox-unreached"
        >
          <Button look="primary" onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        </DeadEnd>
      );
  }
}

/** Focuses the heading if an action has removed the button that had the focus. */
async function keepFocus(action: Promise<boolean>): Promise<void> {
  if ((await action) && document.activeElement === document.body) document.querySelector("h1")?.focus();
}

type OpenInboxProps = { inbox: InboxContent; state: InboxState; session: InboxSession; onReplace: () => void };

function OpenInbox({ inbox, state, session, onReplace }: OpenInboxProps) {
  const t = useText();
  const format = useFormat();
  const { now, handOver = createHandOver(window) } = useEnvironment();
  useHeadingAsTitle(t("inbox"));
  const [askedEnd, setAskedEnd] = useState<RequestEnd | null>(null);
  const saveAll = useRef<HTMLButtonElement>(null);
  const acceptsNew = usePublicConfig()?.FEATURES.requests === true;
  const { label, terms, isOpen } = inbox;
  const nowMs = now();
  const accepts = isOpen && nowMs < terms.expiresAtMs;
  const shown = inbox.deliveries.filter((one) => one.state !== "gone").toReversed();
  const rest = unsaved(state);
  const inProgress = [...(state.saving === null ? [] : [state.saving.id]), ...state.waiting];
  const usedBytes = inbox.deliveries.reduce((sum, { bytes }) => sum + bytes, 0);
  const isFull = inbox.deliveries.length >= terms.maxDeliveries || usedBytes >= terms.maxBytes;

  async function save(ids: typeof rest, way: SavingWay): Promise<void> {
    if (way === "downloads") return session.save(ids);
    // Rejects if the user cancels.
    const folder = await handOver.pickFolder?.().catch(() => null);
    if (folder) await session.save(ids, { folder });
  }
  async function end(how: RequestEnd): Promise<void> {
    if (how === "close") return keepFocus(session.close());
    if (await session.deleteAll()) navigate("/");
  }
  const bestWay = handOver.pickFolder === null ? "downloads" : "folder";
  const ways: readonly SavingWay[] = bestWay === "folder" ? ["folder", "downloads"] : ["downloads"];

  return (
    <div className={styles["page"]}>
      <Panel>
        <ScreenTitle title={t("inbox")} testId="inbox" />
        {label.title !== undefined && (
          <p className={styles["title"]} dir="auto" translate="no">
            {label.title}
          </p>
        )}
        <ul className={styles["facts"]} data-testid="inbox-facts">
          <li>
            {accepts && !isFull
              ? t("labelled", { label: t("requestAccepts"), value: format.until(terms.expiresAtMs, nowMs) })
              : t(accepts ? "requestEnded-full" : "requestClosed")}
          </li>
          <li>
            {t("labelled", {
              label: t("deliveries"),
              value: t("sizeOfTotal", { done: inbox.deliveries.length, total: terms.maxDeliveries }),
            })}
          </li>
          <li>
            {t("labelled", {
              label: t("requestTotalSize"),
              value: t("sizeOfTotal", { done: format.size(usedBytes), total: format.sizeLimit(terms.maxBytes) }),
            })}
          </li>
        </ul>
        {accepts && (
          <Disclosure summary={t("requestLink")} testId="inbox-links">
            <div className={styles["owner"]}>
              <RequestLinks request={inbox} />
            </div>
          </Disclosure>
        )}
        {rest.length > 1 && (
          <div className="row">
            <Button
              ref={saveAll}
              look="primary"
              data-testid="save-all"
              busy={rest.every((id) => inProgress.includes(id))}
              onClick={() => void save(rest, bestWay)}
            >
              {t("downloadAll")}
            </Button>
            {inProgress.length > 1 && (
              <Button
                data-testid="cancel-all"
                onClick={() => {
                  saveAll.current?.focus();
                  session.cancel(inProgress);
                }}
              >
                {t("cancel")}
              </Button>
            )}
          </div>
        )}
        {state.problem !== null && (
          <p className={field["error"]} role="alert" data-testid="inbox-problem">
            {t(state.problem)}
          </p>
        )}
        {state.largeOnes.length > 0 && (
          <LargeFileChoice
            address={formatOwnerLink(inbox.owner)}
            onSave={() => void session.save(state.largeOnes, { mayUseMemory: true })}
          />
        )}
        {inbox.deliveries.length === 0 && accepts && (
          <p className="soft" data-testid="no-deliveries">
            {t("noDeliveries")}
          </p>
        )}
        {shown.length > 0 && (
          <ul className={styles["list"]} aria-label={t("deliveries")}>
            {shown.map((delivery) => (
              <DeliveryCard
                key={delivery.id}
                delivery={delivery}
                content={state.contents[delivery.id]}
                saving={state.saving?.id === delivery.id ? state.saving.receivedBytes : null}
                isWaiting={state.waiting.includes(delivery.id)}
                ways={ways}
                onSeen={() => session.open(delivery)}
                onSave={(way) => void save([delivery.id], way)}
                onCancel={() => session.cancel([delivery.id])}
                onRemove={() => void keepFocus(session.remove(delivery.id))}
              />
            ))}
          </ul>
        )}
        {accepts && <NotifyChoice about="deliveries" />}
        <div className="row">
          {accepts && (
            <Button data-testid="close-request" onClick={() => setAskedEnd("close")}>
              {t("closeRequest")}
            </Button>
          )}
          {acceptsNew && (
            <Button data-testid="new-link" onClick={onReplace}>
              {t("newLink")}
            </Button>
          )}
          <Button look="danger" data-testid="delete-request" onClick={() => setAskedEnd("delete")}>
            {t("deleteUpload")}
          </Button>
        </div>
      </Panel>
      {askedEnd !== null && (
        <EndRequestDialog
          end={askedEnd}
          onClose={() => setAskedEnd(null)}
          onConfirm={() => {
            setAskedEnd(null);
            void end(askedEnd);
          }}
        />
      )}
    </div>
  );
}
