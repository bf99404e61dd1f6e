import { useState } from "react";
import { useEnvironment } from "../../shared/environment.tsx";
import { isolated } from "../../shared/l10n/isolated.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import field from "../../shared/ui/field.module.css";
import { Sentence } from "../../shared/ui/sentence.tsx";
import { nameParts } from "../../shared/uploads/name-parts.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { deleteForEveryone } from "../../shared/uploads/owner-calls.ts";
import { uploadName } from "../../shared/uploads/upload-name.ts";
import { removeFocused } from "./remove-focused.ts";

/** Asks for confirmation before deleting an upload for everyone. */
export function DeleteDialog({ upload, onClose }: { upload: OwnUpload; onClose: () => void }) {
  const t = useText();
  const environment = useEnvironment();
  const [attempt, setAttempt] = useState<"none" | "running" | "failed">("none");
  const isRunning = attempt === "running";

  async function remove(): Promise<void> {
    setAttempt("running");
    try {
      await deleteForEveryone(environment, upload);
    } catch {
      setAttempt("failed");
      return;
    }
    removeFocused(() => environment.ownUploads.remove(upload.id));
  }

  return (
    <Dialog
      title={t("deleteTitle")}
      onClose={onClose}
      busy={isRunning}
      actions={
        <>
          <Button busy={isRunning} onClick={onClose}>
            {t("keep")}
          </Button>
          <Button look="danger" data-testid="confirm-delete" busy={isRunning} onClick={() => void remove()}>
            {t("deleteUpload")}
          </Button>
        </>
      }
    >
      <p>
        <Sentence text={t("deleteQuestion", { name: uploadName(t, nameParts(upload), isolated) })} />
      </p>
      {attempt === "failed" && (
        <p className={field["error"]} role="alert">
          {t("deleteFailed")}
        </p>
      )}
    </Dialog>
  );
}
