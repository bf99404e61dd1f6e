import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";

/** Asks for confirmation before cancelling an upload that has already sent much. */
export function CancelDialog({ onStop, onClose }: { onStop: () => void; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      title={t("stopUploadTitle")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("keepUploading")}</Button>
          <Button look="danger" data-testid="confirm-cancel" onClick={onStop}>
            {t("stopUpload")}
          </Button>
        </>
      }
    >
      <p>{t("stopUploadLead")}</p>
    </Dialog>
  );
}
