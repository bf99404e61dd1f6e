import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import type { SignUpDialogSlot } from "../../../shared/ui/account-needed.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import type { AccountOffer, ChosenFile, Notice } from "../archive/archive.ts";
import { useUploadDraft } from "../run/upload-keeper.tsx";

type NoticeDialogProps = {
  /** A notice about a problem that signing in does not solve. */
  notice: Exclude<Notice, { kind: "needsAccount" }>;
  /** Adds only the files that fit. */
  onAdd: (files: readonly ChosenFile[]) => void;
  onClose: () => void;
};

/** Explains why an action was rejected and what the user can do instead. */
export function NoticeDialog({ notice, onAdd, onClose }: NoticeDialogProps) {
  const t = useText();
  const format = useFormat();

  function message(): string {
    switch (notice.kind) {
      case "tooManyFiles":
        return notice.chosen === null
          ? t("tooManyFilesAtOnce", { count: notice.maxFiles })
          : t("tooManyFiles", { count: notice.maxFiles, chosen: notice.chosen });
      case "fileTooBig":
        return t("fileTooBig", { size: format.sizeLimit(notice.maxBytes) });
      case "tooManyArchives":
        return t("tooManyArchives", { count: notice.count });
      case "unreadableFiles":
        return t("unreadableFiles");
    }
  }

  const fitting = notice.kind === "tooManyFiles" ? notice.fitting : [];
  const count = fitting.filter(({ skip }) => skip === undefined).length;
  return (
    <Dialog
      title={t(`noticeTitle-${notice.kind}`)}
      onClose={onClose}
      actions={
        <>
          {/* The safe choice: nothing is added, and the user chooses the files again. */}
          <Button look={count === 0 ? "primary" : "secondary"} data-testid="notice-ok" onClick={onClose}>
            {t("ok")}
          </Button>
          {count > 0 && (
            <Button look="primary" data-testid="add-fitting" onClick={() => onAdd(fitting)}>
              {t("addFitting", { count })}
            </Button>
          )}
        </>
      }
    >
      <p data-testid="notice">{message()}</p>
    </Dialog>
  );
}

/** Explains why a choice was rejected. */
export function ArchiveNotice({ notice, signUpDialog }: { notice: Notice; signUpDialog: SignUpDialogSlot }) {
  const { archive, addFiles } = useUploadDraft();
  const onClose = () => archive.dispatch({ type: "noticeClosed" });
  return notice.kind === "needsAccount" ? (
    <SignUpOffer offer={notice} onClose={onClose} signUpDialog={signUpDialog} />
  ) : (
    <NoticeDialog notice={notice} onAdd={addFiles} onClose={onClose} />
  );
}

type SignUpOfferProps = { offer: AccountOffer; onClose: () => void; signUpDialog: SignUpDialogSlot };

/** Offers an account when a choice exceeds the anonymous limits. */
function SignUpOffer({ offer, onClose, signUpDialog }: SignUpOfferProps) {
  const t = useText();
  const format = useFormat();

  function lead(): string {
    switch (offer.trigger) {
      case "button":
        return t("accountNeededLead");
      case "size":
        return t("needsAccountSize", { size: format.sizeLimit(offer.maxBytes) });
      case "count":
        return t("needsAccountCount", { count: offer.maxDownloads });
      case "time":
        return t("needsAccountTime", { time: format.duration(offer.maxSeconds) });
    }
  }

  return signUpDialog({ trigger: offer.trigger, lead: lead(), onClose });
}
