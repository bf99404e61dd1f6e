import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { ClockIcon, KeyIcon, LockIcon } from "../../../shared/ui/icons.tsx";
import { LockedLetter } from "../../../shared/ui/illustrations.tsx";
import styles from "./protection-dialog.module.css";

/** Explains in three sentences why only users with the link can read the files. */
export function ProtectionDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      picture={<LockedLetter />}
      title={t("protectionTitle")}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t("ok")}
        </Button>
      }
    >
      <ul className={`stack ${styles["points"]}`}>
        <li>
          <LockIcon />
          <span>{t("protectionEncrypted")}</span>
        </li>
        <li>
          <KeyIcon />
          <span>{t("protectionKey")}</span>
        </li>
        <li>
          <ClockIcon />
          <span>{t("protectionExpiry")}</span>
        </li>
      </ul>
    </Dialog>
  );
}
