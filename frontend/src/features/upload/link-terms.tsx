import { useEnvironment } from "../../shared/environment.tsx";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { ClockIcon, LockIcon } from "../../shared/ui/icons.tsx";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import styles from "./link-terms.module.css";

/** A link's remaining downloads and lifetime, and whether it needs a password. */
export function LinkTerms({ upload, testId }: { upload: OwnUpload; testId?: string }) {
  const t = useText();
  const format = useFormat();
  const { now } = useEnvironment();
  const { dlimit, timeLimit, expiresAt, hasPassword } = upload;
  return (
    <ul className={styles["terms"]}>
      <li>
        <ClockIcon />
        <span>
          <span data-testid={testId}>
            {t("expiresAfter", {
              downloads: t("downloadsCount", { count: dlimit }),
              time: format.duration(timeLimit),
            })}
          </span>{" "}
          <span className={styles["clock"]}>{`(${format.until(expiresAt, now())})`}</span>
        </span>
      </li>
      {hasPassword && (
        <li className={styles["protected"]}>
          <LockIcon />
          <span>{t("passwordProtected")}</span>
        </li>
      )}
    </ul>
  );
}
