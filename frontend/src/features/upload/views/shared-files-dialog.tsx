import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { FileList } from "../../../shared/ui/file-list.tsx";
import type { ChosenFile } from "../archive/archive.ts";

type SharedFilesDialogProps = { files: readonly ChosenFile[]; onAdd: () => void; onClose: () => void };

/** Any site can share files with this page, so nothing is added that the person has not seen. */
export function SharedFilesDialog({ files, onAdd, onClose }: SharedFilesDialogProps) {
  const t = useText();
  return (
    <Dialog
      title={t("sharedTitle")}
      onClose={onClose}
      actions={
        <>
          <Button data-testid="decline-shared" onClick={onClose}>
            {t("doNotAdd")}
          </Button>
          <Button look="primary" data-testid="add-shared" onClick={onAdd}>
            {t("add")}
          </Button>
        </>
      }
    >
      <p>{t("sharedLead")}</p>
      <FileList
        files={files.map(({ path, blob: { size, type } }, key) => ({ key, name: path, size, type }))}
        label={t("filesCount", { count: files.length })}
      />
    </Dialog>
  );
}
