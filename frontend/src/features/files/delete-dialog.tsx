import { ProtocolError } from "@envoi/protocol";
import { useState } from "react";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import field from "../../shared/ui/field.module.css";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";

/** Asks once before an upload is deleted for everyone. */
export function DeleteDialog({ upload, onClose }: { upload: OwnUpload; onClose: () => void }) {
  const t = useText();
  const { transfer, ownUploads } = useEnvironment();
  const [attempt, setAttempt] = useState<"none" | "running" | "failed">("none");

  async function remove(): Promise<void> {
    setAttempt("running");
    try {
      await transfer.deleteUpload(upload, new AbortController().signal);
    } catch (error) {
      // Already gone is as good as deleted.
      if (!(error instanceof ProtocolError && error.code === "not_found")) {
        setAttempt("failed");
        return;
      }
    }
    ownUploads.remove(upload.id);
  }

  return (
    <Dialog
      title={t("deleteTitle")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("keep")}</Button>
          <Button
            look="danger"
            data-testid="confirm-delete"
            disabled={attempt === "running"}
            onClick={() => void remove()}
          >
            {t("deleteUpload")}
          </Button>
        </>
      }
    >
      <p>{t("deleteQuestion", { name: upload.name })}</p>
      {attempt === "failed" && (
        <p className={field["error"]} role="alert">
          {t("deleteFailed")}
        </p>
      )}
    </Dialog>
  );
}
