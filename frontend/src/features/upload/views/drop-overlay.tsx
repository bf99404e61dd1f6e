import { useText } from "../../../shared/l10n/use-text.ts";
import { OpenLetter } from "../../../shared/ui/illustrations.tsx";
import styles from "./drop-overlay.module.css";

/** Covers the page while files are dragged over it. */
export function DropOverlay() {
  const t = useText();
  return (
    <div className={styles["overlay"]}>
      <div className={styles["frame"]}>
        <OpenLetter />
        <p className={styles["text"]}>{t("dropNow")}</p>
      </div>
    </div>
  );
}
