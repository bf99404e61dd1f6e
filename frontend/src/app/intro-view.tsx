import { useUntouchedUpload } from "../features/upload/run/upload-keeper.tsx";
import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { useReducerStore } from "../shared/state/use-reducer-store.ts";
import { LockedLetter } from "../shared/ui/illustrations.tsx";
import styles from "./intro-view.module.css";

/** Explains the service on a first visit, until the person has begun. */
export function IntroView() {
  const t = useText();
  const { storage, ownUploads } = useEnvironment();
  const hasUploads = useReducerStore(ownUploads.store).length > 0;
  const isUntouched = useUntouchedUpload();
  if (storage.hasTransferred || hasUploads || !isUntouched) return null;
  return (
    <section className={styles["intro"]} aria-labelledby="intro">
      <LockedLetter />
      <div className={styles["words"]}>
        <h2 id="intro" className={styles["title"]}>
          {t("introTitle")}
        </h2>
        <p className={styles["lead"]}>{t("introLead")}</p>
      </div>
    </section>
  );
}
