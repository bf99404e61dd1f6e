import { type ReactNode, useRef } from "react";
import { useCapabilities } from "../../shared/capabilities/use-capabilities.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { CopyButton } from "../../shared/share/copy-button.tsx";
import { LinkField } from "../../shared/share/link-field.tsx";
import row from "../../shared/share/link-row.module.css";
import { ShareButton } from "../../shared/share/share-button.tsx";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { Button } from "../../shared/ui/button.tsx";
import { PlusIcon } from "../../shared/ui/icons.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { Size } from "../../shared/ui/size.tsx";
import { UploadName } from "../../shared/ui/upload-name.tsx";
import { nameParts } from "../../shared/uploads/name-parts.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { uploadName } from "../../shared/uploads/upload-name.ts";
import styles from "./finished-view.module.css";
import { LinkTerms } from "./link-terms.tsx";
import { useUploadDraft } from "./upload-keeper.tsx";
import type { UploadState } from "./upload-state.ts";

type FinishedViewProps = {
  state: Extract<UploadState, { kind: "finished" }>;
  /** Shown once the upload is deleted or used up: then it has no link to show. */
  choosing: ReactNode;
};

/** The upload is done. */
export function FinishedView({ state: { id, dialog }, choosing }: FinishedViewProps) {
  const uploads = useReducerStore(useEnvironment().ownUploads.store);
  const own = uploads.find((upload) => upload.id === id);
  return own === undefined ? choosing : <FinishedUpload upload={own} hasButtons={dialog === "closed"} />;
}

type FinishedUploadProps = {
  upload: OwnUpload;
  /** The dialog with the link was closed. */
  hasButtons: boolean;
};

/** First a dialog shows the link; the card behind it gets its buttons once the dialog is closed. */
function FinishedUpload({ upload, hasButtons }: FinishedUploadProps) {
  const t = useText();
  const draft = useUploadDraft();
  const { share } = useCapabilities();
  const link = useRef<HTMLInputElement>(null);
  const { url, size } = upload;
  const parts = nameParts(upload);
  const name = uploadName(t, parts);

  return (
    <>
      <ScreenTitle title={t("uploaded")} testId="upload-finished" />
      <div className={styles["what"]}>
        <UploadName {...parts} />
        <Size bytes={size} className={styles["size"]} />
      </div>
      <div className={styles["offer"]}>
        <LinkTerms upload={upload} testId="link-expiry" />
        <div className={row["row"]}>
          <LinkField link={url} ref={link} testId="share-link" />
          {hasButtons && share && <ShareButton look="primary" name={name} url={url} />}
          {hasButtons && (
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
        <span>{t("sendMore")}</span>
      </Button>
    </>
  );
}
