import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import type { Notice } from "./archive.ts";

type NoticeDialogProps = {
  /** A notice that signing in would not change. */
  notice: Exclude<Notice, { kind: "needsAccount" }>;
  onClose: () => void;
};

/** Says why a request was refused. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const t = useText();
  const format = useFormat();

  function message(): string {
    switch (notice.kind) {
      case "tooManyFiles":
        return t("tooManyFiles", { count: notice.count });
      case "fileTooBig":
        return t("fileTooBig", { size: format.size(notice.maxBytes) });
      case "tooManyArchives":
        return t("tooManyArchives", { count: notice.count });
      case "unreadableFiles":
        return t("unreadableFiles");
    }
  }

  return (
    <Dialog
      title={t("noticeTitle")}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t("ok")}
        </Button>
      }
    >
      <p data-testid="notice">{message()}</p>
    </Dialog>
  );
}
