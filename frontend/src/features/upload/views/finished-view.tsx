import type { ReactNode } from "react";
import { useEnvironment } from "../../../shared/environment.tsx";
import { useText } from "../../../shared/l10n/use-text.ts";
import { LinkAndWays } from "../../../shared/share/link-and-ways.tsx";
import { useOwnMessage } from "../../../shared/share/use-share-message.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { PlusIcon } from "../../../shared/ui/icons.tsx";
import { ScreenTitle } from "../../../shared/ui/screen-title.tsx";
import { Size } from "../../../shared/ui/size.tsx";
import { UploadName } from "../../../shared/ui/upload-name.tsx";
import { nameParts } from "../../../shared/uploads/name-parts.ts";
import type { OwnUpload } from "../../../shared/uploads/own-upload.ts";
import { uploadName } from "../../../shared/uploads/upload-name.ts";
import { useUploadDraft } from "../run/upload-keeper.tsx";
import type { UploadState } from "../run/upload-state.ts";
import styles from "./finished-view.module.css";
import { LinkTerms } from "./link-offers.tsx";

type FinishedState = Extract<UploadState, { kind: "finished" }>;

type FinishedViewProps = {
  state: FinishedState;
  /** Shown once the upload is deleted or used up, because there is no link left to show. */
  choosing: ReactNode;
};

export function FinishedView({ state, choosing }: FinishedViewProps) {
  const uploads = useReducerStore(useEnvironment().ownUploads.store);
  const own = uploads.find(({ id, deletesAt }) => id === state.id && deletesAt === null);
  return own === undefined ? choosing : <FinishedUpload upload={own} state={state} />;
}

/** The dialog shows the link first. The card behind it gets its buttons when the dialog closes. */
function FinishedUpload({ upload, state: { dialog, password } }: { upload: OwnUpload; state: FinishedState }) {
  const t = useText();
  const draft = useUploadDraft();
  const message = useOwnMessage(upload, password);
  const { url, size } = upload;
  const parts = nameParts(upload);

  return (
    <>
      <ScreenTitle title={t("uploaded")} testId="upload-finished" />
      <div className={styles["what"]}>
        <UploadName {...parts} />
        <Size bytes={size} className={styles["size"]} />
      </div>
      <div className={styles["offer"]}>
        <LinkTerms upload={upload} testId="link-expiry" />
        <LinkAndWays
          link={url}
          name={uploadName(t, parts)}
          message={message}
          testIds={{ field: "share-link", copy: "copy-link" }}
          hasButtons={dialog === "closed"}
        />
      </div>
      <Button data-testid="send-more" onClick={draft.sendMore}>
        <PlusIcon />
        <span>{t("sendMore")}</span>
      </Button>
    </>
  );
}
