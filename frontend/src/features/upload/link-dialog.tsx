import { useRef } from "react";
import { useCapabilities } from "../../shared/capabilities/use-capabilities.ts";
import { isolated } from "../../shared/l10n/isolated.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { CopyButton } from "../../shared/share/copy-button.tsx";
import { EmailLink } from "../../shared/share/email-link.tsx";
import { LinkField } from "../../shared/share/link-field.tsx";
import { QrDetails } from "../../shared/share/qr-details.tsx";
import { ShareButton } from "../../shared/share/share-button.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { SealedLetter } from "../../shared/ui/illustrations.tsx";
import { Sentence } from "../../shared/ui/sentence.tsx";
import { nameParts } from "../../shared/uploads/name-parts.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { uploadName } from "../../shared/uploads/upload-name.ts";
import styles from "./link-dialog.module.css";
import { LinkTerms } from "./link-terms.tsx";

/**
 * Shows the new upload's link. On devices with a share sheet, sharing is the first button. Closes once the link is
 * copied.
 */
export function LinkDialog({ upload, onClose }: { upload: OwnUpload; onClose: () => void }) {
  const t = useText();
  const { share } = useCapabilities();
  const link = useRef<HTMLInputElement>(null);
  const { url, hasPassword } = upload;
  const parts = nameParts(upload);
  const name = uploadName(t, parts);
  const lead = t("linkDialogLead", { name: uploadName(t, parts, isolated) });
  return (
    <Dialog
      picture={<SealedLetter />}
      title={t("linkReady")}
      onClose={onClose}
      actions={
        <>
          {share && <ShareButton look="primary" name={name} url={url} />}
          <CopyButton
            look={share ? "secondary" : "primary"}
            name={name}
            link={url}
            field={link}
            testId="dialog-copy"
            onCopied={onClose}
          />
          <Button look="quiet" data-testid="dialog-ok" onClick={onClose}>
            {t("ok")}
          </Button>
        </>
      }
    >
      <p>
        <Sentence text={hasPassword ? `${lead} ${t("linkNeedsPassword")}` : lead} />
      </p>
      <LinkField link={url} ref={link} testId="dialog-link" />
      <LinkTerms upload={upload} />
      <div className={styles["ways"]}>
        <QrDetails link={url} />
        <EmailLink name={name} url={url} />
      </div>
    </Dialog>
  );
}
