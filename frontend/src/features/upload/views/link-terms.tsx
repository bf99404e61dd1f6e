import { useText } from "../../../shared/l10n/use-text.ts";
import { ClockIcon, LockIcon } from "../../../shared/ui/icons.tsx";
import type { OwnUpload } from "../../../shared/uploads/own-upload.ts";
import { useLinkTerms } from "../../../shared/uploads/use-link-terms.ts";
import styles from "./link-terms.module.css";

type LinkTermsProps = { upload: OwnUpload; testId?: string; isCentred?: boolean };

/** A link's remaining downloads and lifetime, and whether it needs a password. */
export function LinkTerms({ upload, testId, isCentred = false }: LinkTermsProps) {
  const t = useText();
  const { near } = useLinkTerms(upload);
  return (
    <ul className={isCentred ? `${styles["terms"]} ${styles["centred"]}` : styles["terms"]}>
      <li>
        <ClockIcon />
        <span data-testid={testId}>{near}</span>
      </li>
      {upload.hasPassword && (
        <li className={styles["protected"]}>
          <LockIcon />
          <span>{t("passwordProtected")}</span>
        </li>
      )}
    </ul>
  );
}
