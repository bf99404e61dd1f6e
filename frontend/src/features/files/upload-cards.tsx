import { chooseLimits } from "../../shared/account/account-state.ts";
import { usePublicConfig } from "../../shared/config/config-context.tsx";
import { limitChoices } from "../../shared/config/limit-choices.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import { NotifyChoice } from "../../shared/notifications/notify-choice.tsx";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { JoinOffer } from "../../shared/ui/join-offer.tsx";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { DeletingCard } from "./deleting-card.tsx";
import { LIST_HEADING_ID } from "./list-focus.ts";
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
  const { account, ownUploads, storage } = useEnvironment();
  const signedIn = useReducerStore(account).kind === "signedIn";
  const limits = config === null ? null : chooseLimits(config, signedIn);
  const choices = config === null ? null : limitChoices(config, limits);
  const unowned = uploads.filter(({ account }) => account === null).length;

  function join(uid: string): void {
    for (const own of ownUploads.store.getState()) {
      if (own.account === null)
        storage.changeUpload(own.id, (upload) => ({ ...upload, account: uid, awaitsSync: true }));
    }
    ownUploads.reload();
  }

  return (
    <>
      <JoinOffer kind="uploads" count={unowned} headingId={LIST_HEADING_ID} onJoin={join} />
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
