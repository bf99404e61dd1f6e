import { useId, useState } from "react";
import { chooseLimits, uidOf } from "../../shared/account/account-state.ts";
import { usePublicConfig } from "../../shared/config/config-context.tsx";
import { limitChoices } from "../../shared/config/limit-choices.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { NotifyChoice } from "../../shared/notifications/notify-choice.tsx";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { Button } from "../../shared/ui/button.tsx";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { DeletingCard } from "./deleting-card.tsx";
import { removeFocused } from "./list-focus.ts";
import { UploadCard } from "./upload-card.tsx";
import styles from "./upload-cards.module.css";

type UploadCardsProps = {
  uploads: readonly OwnUpload[];
  nowMs: number;
  /** The upload whose link the upload area shows. */
  offered: OwnUpload["id"] | null;
};

/** The cards of the user's uploads, and the choice of download notifications. */
export function UploadCards({ uploads, nowMs, offered }: UploadCardsProps) {
  const config = usePublicConfig();
  const signedIn = useReducerStore(useEnvironment().account).kind === "signedIn";
  const limits = config === null ? null : chooseLimits(config, signedIn);
  const choices = config === null ? null : limitChoices(config, limits);
  const unowned = uploads.filter(({ account }) => account === null).length;
  return (
    <>
      {unowned > 0 && <JoinOffer count={unowned} />}
      <ul className={styles["list"]}>
        {uploads.map((upload) =>
          upload.deletesAt === null ? (
            <UploadCard
              key={upload.id}
              upload={upload}
              nowMs={nowMs}
              choices={choices}
              maxSeconds={limits?.MAX_EXPIRE_SECONDS ?? 0}
              isOffered={upload.id === offered}
            />
          ) : (
            <DeletingCard key={upload.id} upload={upload} />
          ),
        )}
      </ul>
      <NotifyChoice about="downloads" />
    </>
  );
}

/** Offers to add uploads sent from this device while signed out to the user's list. */
function JoinOffer({ count }: { count: number }) {
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
      <div className="controls">
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
