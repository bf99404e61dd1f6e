import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import type { Notice } from "./archive.ts";

/** Says why something was not done. */
export function NoticeDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
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
      case "needsAccount":
        switch (notice.trigger) {
          case "size":
            return t("needsAccountSize", { size: format.size(notice.maxBytes) });
          case "count":
            return t("needsAccountCount", { count: notice.maxDownloads });
          case "time":
            return t("needsAccountTime", { time: format.duration(notice.maxSeconds) });
        }
    }
  }

  return (
    <Dialog
      title={t(notice.kind === "needsAccount" ? "needsAccountTitle" : "noticeTitle")}
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
