import type { OpenedRequest, Receipt } from "@envoi/client/request";
import { useEffect, useEffectEvent, useState } from "react";
import { useEnvironment } from "../../../shared/environment.tsx";
import { moment } from "../../../shared/l10n/moment.ts";
import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { CopyText } from "../../../shared/ui/copy-text.tsx";
import { PlusIcon } from "../../../shared/ui/icons.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../../shared/ui/screen-title.tsx";
import { useHeadingAsTitle } from "../../../shared/ui/use-page-title.ts";
import type { RequestStateOf } from "../session/request-state.ts";
import { listSent, type SentDelivery } from "../session/sent-deliveries.ts";
import styles from "./sent-view.module.css";

/** Time between two questions whether the owner has collected something. */
const POLL_MS = 15_000;

type Fate = "stored" | "collected" | "gone";

function fateOf({ state, wasCollected }: Receipt): Fate {
  if (wasCollected) return "collected";
  return state === "gone" ? "gone" : "stored";
}

/** What became of deliveries, asked for while the page is visible. Those about which nothing is known are missing. */
function useFates(request: OpenedRequest, sent: readonly SentDelivery[]): ReadonlyMap<string, Fate> {
  const { transfer } = useEnvironment();
  const [fates, setFates] = useState<ReadonlyMap<string, Fate>>(new Map());
  const ids = sent.map(({ id }) => id);
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (document.visibilityState !== "visible" || ids.length === 0) return;
    try {
      const receipts = await transfer.fetchReceipts(request, ids, signal);
      setFates(new Map(receipts.map((receipt) => [receipt.id, fateOf(receipt)])));
    } catch {
      // The next question may be answered.
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const poll = () => void ask(signal);
    poll();
    const timer = setInterval(poll, POLL_MS);
    document.addEventListener("visibilitychange", poll, { signal });
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, []);
  return fates;
}

/** The receipt of the delivery that was just sent. */
export function SentView({ state, onMore }: { state: RequestStateOf<"sent">; onMore: () => void }) {
  const t = useText();
  const { request, delivery } = state;
  const [sent] = useState([delivery]);
  const fate = useFates(request, sent).get(delivery.id) ?? "stored";
  const title = t("requestSent");
  useHeadingAsTitle(title);
  return (
    <Panel>
      <ScreenTitle title={title} lead={t("requestSentLead")} testId="delivery-sent" />
      <div className={styles["receipt"]}>
        <p className="soft">{t("receiptLabel")}</p>
        <p className={styles["code"]} dir="ltr" translate="no" data-testid="receipt">
          {delivery.receipt}
        </p>
        <CopyText
          text={delivery.receipt}
          label={t("copyReceipt")}
          data-testid="copy-receipt"
          byHand={<p role="alert">{t("textCopyRefused")}</p>}
        />
      </div>
      <p role="status" data-testid="delivery-fate">
        {t(`delivery-${fate}`)}
      </p>
      <Button data-testid="send-more" onClick={onMore}>
        <PlusIcon />
        <span>{t("sendMore")}</span>
      </Button>
    </Panel>
  );
}

/** What was sent to this request from this device. */
export function SentDeliveries({ request }: { request: OpenedRequest }) {
  const { storage } = useEnvironment();
  const [sent] = useState(() => listSent(storage, request.link.id));
  return sent.length > 0 && <SentList request={request} sent={sent} />;
}

function SentList({ request, sent }: { request: OpenedRequest; sent: readonly SentDelivery[] }) {
  const t = useText();
  const format = useFormat();
  const { now } = useEnvironment();
  const fates = useFates(request, sent);
  return (
    <section className={styles["sent"]} data-testid="sent-deliveries">
      <h2>{t("sentBefore")}</h2>
      <ul className={styles["list"]}>
        {sent.map(({ id, receipt, at, files, bytes }) => {
          const fate = fates.get(id);
          return (
            <li key={id}>
              <span className={styles["code"]} dir="ltr" translate="no">
                {receipt}
              </span>
              <span className="soft">
                {t("chosenTold", { files: t("filesCount", { count: files }), size: format.size(bytes) })}
              </span>
              <span className="soft">{t("sentAt", { time: moment(at, now()) })}</span>
              {fate !== undefined && <span>{t(`delivery-${fate}`)}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
