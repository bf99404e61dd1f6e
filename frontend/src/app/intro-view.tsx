import { useText } from "../shared/l10n/use-text.ts";
import { LockedLetter } from "../shared/ui/illustrations.tsx";
import styles from "./intro-view.module.css";

/** Explains the service on a first visit. */
export function IntroView() {
  const t = useText();
  return (
    <section className={styles["intro"]} aria-labelledby="intro">
      <LockedLetter />
      <div>
        <h2 id="intro" className={styles["title"]}>
          {t("introTitle")}
        </h2>
        <p className={styles["lead"]}>{t("introLead")}</p>
      </div>
    </section>
  );
}
