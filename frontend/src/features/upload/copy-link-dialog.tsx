import { useRef } from "react";
import { isolated } from "../../shared/l10n/isolated.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { CopyButton } from "../../shared/share/copy-button.tsx";
import { LinkField } from "../../shared/share/link-field.tsx";
import { QrDetails } from "../../shared/share/qr-details.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";

/** Offers the link of a new upload; closes after it was copied. */
export function CopyLinkDialog({ upload, onClose }: { upload: OwnUpload; onClose: () => void }) {
  const t = useText();
  const link = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title={t("copyLinkTitle")}
      onClose={onClose}
      actions={
        <>
          <CopyButton look="primary" link={upload.url} field={link} testId="dialog-copy" onCopied={onClose} />
          <Button data-testid="dialog-ok" onClick={onClose}>
            {t("ok")}
          </Button>
        </>
      }
    >
      <p>{t("linkDialogLead", { name: isolated(upload.name) })}</p>
      <LinkField link={upload.url} ref={link} testId="dialog-link" />
      <QrDetails link={upload.url} />
    </Dialog>
  );
}
