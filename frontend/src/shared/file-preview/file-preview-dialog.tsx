import { Fragment } from "react";
import { isolated } from "../l10n/isolated.ts";
import { useText } from "../l10n/use-text.ts";
import { explanationOf } from "../transfer/explained-failure.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DownloadIcon } from "../ui/icons.tsx";
import { Sentence } from "../ui/sentence.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { FileContent } from "./file-content.ts";
import styles from "./file-preview.module.css";
import { FramedPicture } from "./framed-picture.tsx";
import type { FilePreviewState } from "./show-file.ts";
import { TextPreview } from "./text/text-preview.tsx";
import { type PreviewedFile, useFilePreview } from "./use-file-preview.ts";

type FilePreviewDialogProps = {
  content: FileContent;
  file: PreviewedFile;
  onDownload: () => void;
  onClose: () => void;
};

/** Shows one file, and offers to download it. */
export function FilePreviewDialog({ content, file, onDownload, onClose }: FilePreviewDialogProps) {
  const t = useText();
  const { state, onFail } = useFilePreview(content, file);
  return (
    <Dialog
      isWide
      title={<Sentence text={isolated(file.name)} />}
      onClose={onClose}
      actions={
        <>
          <Button data-testid="close-preview" onClick={onClose}>
            {t("close")}
          </Button>
          <Button look="primary" data-testid="download-previewed" onClick={onDownload}>
            <DownloadIcon />
            <span>{t("download")}</span>
          </Button>
        </>
      }
    >
      <ShownFile state={state} name={file.name} onFail={onFail} />
    </Dialog>
  );
}

function failureText(reason: Extract<FilePreviewState, { kind: "failed" }>["reason"]) {
  switch (reason) {
    case "broken":
      return "previewFailed";
    case "tooLarge":
      return "previewTooLarge";
    case "protected":
      return "previewProtected";
    case "all_claimed":
      return "downloadsTaken";
    default:
      return explanationOf(reason);
  }
}

function ShownFile({ state, name, onFail }: { state: FilePreviewState; name: string; onFail: () => void }) {
  const t = useText();
  switch (state.kind) {
    case "loading":
      return <Skeleton />;
    case "text":
      return <TextPreview read={state.read} title={isolated(name)} />;
    case "picture":
      return (
        <div className={styles["pages"]}>
          <FramedPicture picture={state.picture} title={isolated(name)} fit="whole" />
          {state.picture.isCut && <p>{t("previewIncomplete")}</p>}
        </div>
      );
    case "pages":
      return (
        <div className={styles["pages"]}>
          {state.pages.map((page, at) => (
            // Pages are only added.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Fragment key={at}>
              <FramedPicture picture={page.picture} title={`${isolated(name)} ${at + 1}`} fit="wide" />
              {page.missingPictures > 0 && <p>{t("previewMissingPictures", { count: page.missingPictures })}</p>}
              {page.isIncomplete && <p>{t("previewIncomplete")}</p>}
            </Fragment>
          ))}
          {state.isCut && <p>{t("previewCut")}</p>}
        </div>
      );
    case "playing":
      return state.as === "video" ? (
        // biome-ignore lint/a11y/useMediaCaption: a stranger's file has none
        <video
          controls
          preload="metadata"
          className={styles["video"]}
          aria-label={isolated(name)}
          src={state.path}
          onError={onFail}
          data-testid="preview-media"
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a stranger's file has none
        <audio
          controls
          preload="metadata"
          className={styles["audio"]}
          aria-label={isolated(name)}
          src={state.path}
          onError={onFail}
          data-testid="preview-media"
        />
      );
    case "failed":
      return <p role="alert">{t(failureText(state.reason))}</p>;
  }
}
