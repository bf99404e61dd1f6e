import { isolated } from "../../shared/l10n/isolated.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { QrDetails } from "../../shared/share/qr-details.tsx";
import { ShareButton } from "../../shared/share/share-button.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";

/** Offers to share the link of a new upload by the device's own function. */
export function ShareLinkDialog({ upload, onClose }: { upload: OwnUpload; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      title={t("shareLinkTitle")}
      onClose={onClose}
      actions={
        <>
          <ShareButton look="primary" name={upload.name} url={upload.url} />
          <Button data-testid="dialog-ok" onClick={onClose}>
            {t("ok")}
          </Button>
        </>
      }
    >
      <p>{t("linkDialogLead", { name: isolated(upload.name) })}</p>
      <QrDetails link={upload.url} />
    </Dialog>
  );
}
