import type { Notice } from "../archive/archive.ts";
import { useUploadDraft } from "../run/upload-keeper.tsx";
import { NoticeDialog } from "./notice-dialog.tsx";
import { type SignUpDialogSlot, SignUpOffer } from "./sign-up-offer.tsx";

/** Tells the person why a choice was refused. */
export function ArchiveNotice({ notice, signUpDialog }: { notice: Notice; signUpDialog: SignUpDialogSlot }) {
  const { archive, addFiles } = useUploadDraft();
  const onClose = () => archive.dispatch({ type: "noticeClosed" });
  return notice.kind === "needsAccount" ? (
    <SignUpOffer offer={notice} onClose={onClose} signUpDialog={signUpDialog} />
  ) : (
    <NoticeDialog notice={notice} onAdd={addFiles} onClose={onClose} />
  );
}
