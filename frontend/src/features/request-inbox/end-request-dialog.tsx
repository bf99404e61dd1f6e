import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";

/** The ways to end a request. Neither can be undone. */
export type RequestEnd = "close" | "delete";

const TEXTS = {
  close: { title: "closeRequestTitle", lead: "closeRequestLead", action: "closeRequest" },
  delete: { title: "deleteRequestTitle", lead: "deleteRequestLead", action: "deleteUpload" },
} as const;

type EndRequestDialogProps = { end: RequestEnd; onClose: () => void; onConfirm: () => void };

/** Asks for confirmation before a request is closed or deleted. */
export function EndRequestDialog({ end, onClose, onConfirm }: EndRequestDialogProps) {
  const t = useText();
  const { title, lead, action } = TEXTS[end];
  return (
    <Dialog
      title={t(title)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button look="danger" data-testid={`confirm-${end}-request`} onClick={onConfirm}>
            {t(action)}
          </Button>
        </>
      }
    >
      <p>{t(lead)}</p>
    </Dialog>
  );
}
