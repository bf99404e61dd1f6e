import { useEnvironment } from "../../shared/environment.tsx";
import { isolated } from "../../shared/l10n/isolated.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { Sentence } from "../../shared/ui/sentence.tsx";
import { nameParts } from "../../shared/uploads/name-parts.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { uploadName } from "../../shared/uploads/upload-name.ts";
import { removeFocused } from "./remove-focused.ts";

/** Says that an upload is gone, and removes it from the list. */
export function GoneDialog({ upload }: { upload: OwnUpload }) {
  const t = useText();
  const { ownUploads } = useEnvironment();
  const leave = () => removeFocused(() => ownUploads.markGone(upload.id));
  return (
    <Dialog
      title={t("goneTitle")}
      onClose={leave}
      actions={
        <Button look="primary" onClick={leave}>
          {t("ok")}
        </Button>
      }
    >
      <p>
        <Sentence text={t("goneLead", { name: uploadName(t, nameParts(upload), isolated) })} />
      </p>
    </Dialog>
  );
}
