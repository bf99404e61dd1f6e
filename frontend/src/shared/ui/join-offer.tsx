import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { uidOf } from "../account/account-state.ts";
import { useEnvironment } from "../environment.tsx";
import { useText } from "../l10n/use-text.ts";
import { useReducerStore } from "../state/use-reducer-store.ts";
import { Button } from "./button.tsx";
import styles from "./join-offer.module.css";

/** For each kind of item: where a refusal is stored, and the id of the question. */
const KINDS = {
  uploads: { mark: "joinDeclined", question: "joinOffer" },
  requests: { mark: "joinRequestsDeclined", question: "joinRequests" },
} as const;

type JoinOfferProps = {
  kind: keyof typeof KINDS;
  /** Number of the device's items that belong to no account. */
  count: number;
  /** Id of the list's heading, which gets the focus when the offer disappears. */
  headingId: string;
  onJoin: (uid: string) => void;
};

/** Offers to add what was sent or created on this device while signed out to the user's list. */
export function JoinOffer({ kind, count, headingId, onJoin }: JoinOfferProps) {
  const t = useText();
  const { account, storage } = useEnvironment();
  const uid = uidOf(useReducerStore(account));
  const { mark, question } = KINDS[kind];
  const [isDeclined, setDeclined] = useState(() => storage.readMark(mark) !== null);
  const questionId = useId();
  if (uid === null || isDeclined || count === 0) return null;

  /** Renders synchronously, so that the focus moves only after the button that has it is removed. */
  function answer(change: () => void): void {
    flushSync(change);
    document.getElementById(headingId)?.focus();
  }

  function decline(): void {
    storage.writeMark(mark, "yes");
    setDeclined(true);
  }

  return (
    <div className={styles["offer"]} data-testid={kind === "uploads" ? "join-offer" : "join-requests-offer"}>
      <p id={questionId}>{t(question, { count })}</p>
      <div className="controls">
        <Button data-testid="join-list" aria-describedby={questionId} onClick={() => answer(() => onJoin(uid))}>
          {t("add")}
        </Button>
        <Button look="quiet" data-testid="decline-join" aria-describedby={questionId} onClick={() => answer(decline)}>
          {t("doNotAdd")}
        </Button>
      </div>
    </div>
  );
}
