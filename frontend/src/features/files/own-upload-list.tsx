import { useText } from "../../shared/l10n/use-text.ts";
import { EmptyLetter } from "../../shared/ui/illustrations/empty-letter.tsx";
import styles from "./own-upload-list.module.css";
import { UploadCard } from "./upload-card.tsx";
import { useFreshUploads } from "./use-fresh-uploads.ts";

/** The person's own uploads, or a word on where they will appear. */
export function OwnUploadList() {
  const t = useText();
  const { uploads, nowMs } = useFreshUploads();
  return (
    <section className={styles["section"]} aria-labelledby="own-uploads">
      <h2 id="own-uploads" className={styles["title"]}>
        {t("yourUploads")}
      </h2>
      {uploads.length === 0 ? (
        <div className={styles["placeholder"]} data-testid="no-uploads">
          <EmptyLetter />
          <p>{t("noUploads")}</p>
        </div>
      ) : (
        <ul className={styles["list"]}>
          {uploads.map((upload) => (
            <UploadCard key={upload.id} upload={upload} nowMs={nowMs} />
          ))}
        </ul>
      )}
    </section>
  );
}
