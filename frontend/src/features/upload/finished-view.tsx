import { useEffect, useRef } from "react";
import { useCapabilities } from "../../shared/capabilities/use-capabilities.ts";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { CopyButton } from "../../shared/share/copy-button.tsx";
import { LinkField } from "../../shared/share/link-field.tsx";
import { QrDetails } from "../../shared/share/qr-details.tsx";
import { ShareButton } from "../../shared/share/share-button.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { LockIcon } from "../../shared/ui/icons.tsx";
import { SealedLetter } from "../../shared/ui/illustrations.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { CopyLinkDialog } from "./copy-link-dialog.tsx";
import styles from "./finished-view.module.css";
import { ShareLinkDialog } from "./share-link-dialog.tsx";
import { useUploadDraft } from "./upload-keeper.tsx";
import type { UploadState } from "./upload-state.ts";

/** Delay before the dialog with the link covers the finished screen. */
const DIALOG_DELAY_MS = 200;

type FinishedViewProps = { upload: OwnUpload; dialog: Extract<UploadState, { kind: "finished" }>["dialog"] };

/** The upload is finished: shows its link. */
export function FinishedView({ upload, dialog }: FinishedViewProps) {
  const t = useText();
  const format = useFormat();
  const draft = useUploadDraft();
  const { share } = useCapabilities();
  const link = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (dialog !== "due") return;
    const timer = setTimeout(() => draft.upload.dispatch({ type: "dialogOpened" }), DIALOG_DELAY_MS);
    return () => clearTimeout(timer);
  }, [dialog, draft]);

  const LinkDialog = share ? ShareLinkDialog : CopyLinkDialog;
  return (
    <>
      <div className={styles["arrival"]}>
        <SealedLetter />
      </div>
      <ScreenTitle title={t("linkReady")} lead={t("linkReadyLead")} testId="upload-finished" />
      <div className={styles["offer"]}>
        <div className={styles["link"]}>
          <LinkField link={upload.url} ref={link} testId="share-link" />
          <CopyButton look="primary" link={upload.url} field={link} testId="copy-link" />
        </div>
        <div className={styles["terms"]}>
          <p data-testid="link-expiry">
            {t("expiresAfter", {
              downloads: t("downloadsCount", { count: upload.dlimit }),
              time: format.duration(upload.timeLimit),
            })}
          </p>
          {upload.hasPassword && (
            <p className={styles["protected"]}>
              <LockIcon />
              {t("passwordProtected")}
            </p>
          )}
        </div>
        <QrDetails link={upload.url} />
      </div>
      <div className={styles["actions"]}>
        {share && <ShareButton name={upload.name} url={upload.url} />}
        <Button data-testid="send-more" onClick={draft.sendMore}>
          {t("sendMore")}
        </Button>
      </div>
      {dialog === "open" && (
        <LinkDialog upload={upload} onClose={() => draft.upload.dispatch({ type: "dialogClosed" })} />
      )}
    </>
  );
}
