import { useEffect, useRef } from "react";
import { useCapabilities } from "../../shared/capabilities/use-capabilities.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { CopyButton } from "../../shared/share/copy-button.tsx";
import { LinkField } from "../../shared/share/link-field.tsx";
import { ShareButton } from "../../shared/share/share-button.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { PlusIcon } from "../../shared/ui/icons.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { Size } from "../../shared/ui/size.tsx";
import { UploadName } from "../../shared/ui/upload-name.tsx";
import { nameParts } from "../../shared/uploads/name-parts.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { uploadName } from "../../shared/uploads/upload-name.ts";
import styles from "./finished-view.module.css";
import { LinkDialog } from "./link-dialog.tsx";
import { LinkTerms } from "./link-terms.tsx";
import { useUploadDraft } from "./upload-keeper.tsx";
import type { UploadState } from "./upload-state.ts";

/** Delay before the dialog with the link covers the finished screen. */
const DIALOG_DELAY_MS = 200;

type FinishedViewProps = { upload: OwnUpload; dialog: Extract<UploadState, { kind: "finished" }>["dialog"] };

/** The upload is done. First a dialog shows the link; the card behind it gets its buttons once the dialog is closed. */
export function FinishedView({ upload, dialog }: FinishedViewProps) {
  const t = useText();
  const draft = useUploadDraft();
  const { share } = useCapabilities();
  const link = useRef<HTMLInputElement>(null);
  const { url, size } = upload;
  const parts = nameParts(upload);
  const name = uploadName(t, parts);

  useEffect(() => {
    if (dialog !== "due") return;
    const timer = setTimeout(() => draft.upload.dispatch({ type: "dialogOpened" }), DIALOG_DELAY_MS);
    return () => clearTimeout(timer);
  }, [dialog, draft]);

  const isClosed = dialog === "closed";
  return (
    <>
      <ScreenTitle title={t("uploaded")} testId="upload-finished" />
      <div className={styles["what"]}>
        <UploadName {...parts} />
        <Size bytes={size} className={styles["size"]} />
      </div>
      <div className={styles["offer"]}>
        <LinkTerms upload={upload} testId="link-expiry" />
        <div className={styles["link"]}>
          <LinkField link={url} ref={link} testId="share-link" />
          {isClosed && share && <ShareButton look="primary" name={name} url={url} />}
          {isClosed && (
            <CopyButton
              look={share ? "secondary" : "primary"}
              name={name}
              link={url}
              field={link}
              testId="copy-link"
              shortcut="c"
            />
          )}
        </div>
      </div>
      <Button data-testid="send-more" onClick={draft.sendMore}>
        <PlusIcon />
        {t("sendMore")}
      </Button>
      {dialog === "open" && (
        <LinkDialog upload={upload} onClose={() => draft.upload.dispatch({ type: "dialogClosed" })} />
      )}
    </>
  );
}
