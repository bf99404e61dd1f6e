import { useText } from "../shared/l10n/use-text.ts";
import { LockedLetter } from "../shared/ui/illustrations.tsx";
import styles from "./intro-view.module.css";

/** What this is, for people who are here for the first time. */
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
