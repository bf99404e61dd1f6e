import type { LimitChoices } from "../../shared/config/limit-choices.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { NotifyChoice } from "./notify-choice.tsx";
import { UploadCard } from "./upload-card.tsx";
import styles from "./upload-cards.module.css";

type UploadCardsProps = { uploads: readonly OwnUpload[]; nowMs: number; choices: LimitChoices | null };

/** The cards of the own uploads, and the choice to be notified of their downloads. */
export function UploadCards({ uploads, nowMs, choices }: UploadCardsProps) {
  return (
    <>
      <ul className={styles["list"]}>
        {uploads.map((upload) => (
          <UploadCard key={upload.id} upload={upload} nowMs={nowMs} choices={choices} />
        ))}
      </ul>
      <NotifyChoice />
    </>
  );
}
