import { chooseLimits } from "../../shared/account/account-state.ts";
import { usePublicConfig } from "../../shared/config/config-context.tsx";
import { limitChoices } from "../../shared/config/limit-choices.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { DeletingCard } from "./deleting-card.tsx";
import { JoinOffer } from "./join-offer.tsx";
import { NotifyChoice } from "./notify-choice.tsx";
import { UploadCard } from "./upload-card.tsx";
import styles from "./upload-cards.module.css";

type UploadCardsProps = {
  uploads: readonly OwnUpload[];
  nowMs: number;
  /** The upload whose link the upload area shows. */
  offered: OwnUpload["id"] | null;
};

/** The cards of the own uploads, and the choice to be notified of their downloads. */
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
      <NotifyChoice />
    </>
  );
}
