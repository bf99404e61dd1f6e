import { useEffect, useEffectEvent, useId, useRef } from "react";
import { useEnvironment } from "../../shared/environment.tsx";
import { moment } from "../../shared/l10n/moment.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { ReportOffer } from "../../shared/report/report-offer.tsx";
import type { InboxDelivery } from "../../shared/transfer/transfer.ts";
import { Button } from "../../shared/ui/button.tsx";
import field from "../../shared/ui/field.module.css";
import { FileList } from "../../shared/ui/file-list.tsx";
import { ProgressBar } from "../../shared/ui/progress-bar.tsx";
import { SenderWords } from "../../shared/ui/sender-words.tsx";
import { Size } from "../../shared/ui/size.tsx";
import { useIsSeen } from "../../shared/ui/use-is-seen.ts";
import type { DeliveryContent } from "./inbox-state.ts";
import styles from "./request.module.css";

export type SavingWay = "folder" | "downloads";

type DeliveryCardProps = {
  delivery: InboxDelivery;
  content: DeliveryContent | undefined;
  /** Number of received bytes while this delivery is being saved; otherwise `null`. */
  saving: number | null;
  /** Whether this delivery will be saved after others. */
  isWaiting: boolean;
  /** The ways to save that this browser has, the best one first. */
  ways: readonly SavingWay[];
  /** Called when the delivery is in view, to fetch and verify its content. */
  onSeen: () => void;
  onSave: (way: SavingWay) => void;
  /** Called to cancel the saving, also of a delivery that is waiting. */
  onCancel: () => void;
  onRemove: () => void;
};

const STATES = {
  reserved: "deliveryComing",
  delivered: "deliveryNew",
  collected: "deliveryCollected",
  gone: "deliveryCollected",
} as const;

/** One delivery: what the server says about it, and, once verified, what the sender says. */
export function DeliveryCard(props: DeliveryCardProps) {
  const { delivery, content, saving, isWaiting, ways, onSeen, onSave, onCancel, onRemove } = props;
  const t = useText();
  const { now } = useEnvironment();
  const nameId = useId();
  const card = useRef<HTMLLIElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  // A screen ahead, so that Tab also reaches the buttons of deliveries that are not in view yet.
  const isSeen = useIsSeen(card, "100%");
  const isComplete = delivery.state !== "reserved";
  const see = useEffectEvent(onSeen);
  useEffect(() => {
    if (isSeen && isComplete) see();
  }, [isSeen, isComplete]);
  const opened = typeof content === "object" ? content : null;
  const metadata = opened !== null && "metadata" in opened ? opened.metadata : null;
  const refusal = opened !== null && "refusal" in opened ? opened.refusal : null;
  const isCollected = delivery.state === "collected";
  const isInProgress = saving !== null || isWaiting;
  return (
    <li ref={card} className={styles["card"]} data-testid="delivery" data-state={delivery.state}>
      <div className={styles["top"]}>
        <h2 id={nameId} className={styles["name"]}>
          {t("labelled", { label: t("receiptLabel"), value: delivery.receipt })}
        </h2>
        <Size bytes={delivery.bytes} className={styles["size"]} />
      </div>
      <p role="status" className={delivery.state === "delivered" ? styles["good"] : "soft"}>
        {t("labelled", { label: t(STATES[delivery.state]), value: moment(delivery.atMs, now()) })}
      </p>
      {refusal !== null && (
        <p className={field["error"]} data-testid="delivery-refused">
          {t(`deliveryRefused-${refusal}`)}
        </p>
      )}
      {metadata !== null && (
        <>
          <SenderWords sender={metadata.sender} title={metadata.title} message={metadata.message} />
          <FileList files={metadata.manifest.files.map((file, key) => ({ ...file, key }))} label={t("filesInside")} />
        </>
      )}
      {isInProgress && (
        <ProgressBar ratio={delivery.bytes === 0 ? 0 : (saving ?? 0) / delivery.bytes} label={t("downloading")} />
      )}
      <div className="row">
        {metadata !== null &&
          ways.map((way, index) => (
            <Button
              key={way}
              ref={index === 0 ? saveButton : undefined}
              busy={isInProgress}
              aria-describedby={nameId}
              data-testid={`save-${way}`}
              onClick={() => onSave(way)}
            >
              {t(way === "folder" ? "saveToFolder" : "download")}
            </Button>
          ))}
        {isInProgress && (
          <Button
            aria-describedby={nameId}
            data-testid="cancel-save"
            onClick={() => {
              saveButton.current?.focus();
              onCancel();
            }}
          >
            {t("cancel")}
          </Button>
        )}
        {opened !== null && "metadata" in opened && <ReportOffer reportable={opened.reportable} describedBy={nameId} />}
        {(isCollected || refusal !== null) && !isInProgress && (
          <Button look="quiet" aria-describedby={nameId} data-testid="remove-delivery" onClick={onRemove}>
            {t("removeDelivery")}
          </Button>
        )}
      </div>
    </li>
  );
}
