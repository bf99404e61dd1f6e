import { useId, useState } from "react";
import { uidOf } from "../../shared/account/account-state.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { Button } from "../../shared/ui/button.tsx";
import styles from "./join-offer.module.css";
import { removeFocused } from "./remove-focused.ts";

/** Offers to add what was sent on this device while nobody was signed in to the person's list. */
export function JoinOffer({ count }: { count: number }) {
  const t = useText();
  const { account, ownUploads, storage } = useEnvironment();
  const uid = uidOf(useReducerStore(account));
  const [isDeclined, setDeclined] = useState(() => storage.readMark("joinDeclined") !== null);
  const questionId = useId();
  if (uid === null || isDeclined) return null;

  function join(account: string): void {
    for (const own of ownUploads.store.getState()) {
      if (own.account === null) storage.changeUpload(own.id, (upload) => ({ ...upload, account, awaitsSync: true }));
    }
    ownUploads.reload();
  }

  function decline(): void {
    storage.writeMark("joinDeclined", "yes");
    setDeclined(true);
  }

  return (
    <div className={styles["offer"]} data-testid="join-offer">
      <p id={questionId}>{t("joinOffer", { count })}</p>
      <div className={styles["answers"]}>
        <Button data-testid="join-list" aria-describedby={questionId} onClick={() => removeFocused(() => join(uid))}>
          {t("add")}
        </Button>
        <Button
          look="quiet"
          data-testid="decline-join"
          aria-describedby={questionId}
          onClick={() => removeFocused(decline)}
        >
          {t("doNotAdd")}
        </Button>
      </div>
    </div>
  );
}
