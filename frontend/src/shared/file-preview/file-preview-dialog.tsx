import { useEffect, useRef, useState } from "react";
import { useEnvironment } from "../environment.tsx";
import { isolated } from "../l10n/isolated.ts";
import { useText } from "../l10n/use-text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FileName } from "../ui/file-name.tsx";
import { ChevronIcon, DownloadIcon } from "../ui/icons.tsx";
import { Sentence } from "../ui/sentence.tsx";
import hidden from "../ui/visually-hidden.module.css";
import type { FileContent } from "./file-content.ts";
import styles from "./file-preview.module.css";
import type { KeptPictures } from "./kept-pictures.ts";
import type { PreviewedFile } from "./preview-kind.ts";
import { type FilePreviewState, reportUnplayable, showFile } from "./show-file.ts";
import { ShownFile } from "./shown-file.tsx";
import { receivedThumbnailsOf } from "./thumbnails/received-thumbnails.ts";
import { useTurning } from "./use-turning.ts";

type FilePreviewDialogProps = {
  content: FileContent;
  files: readonly PreviewedFile[];
  /** `index` of the file shown first. */
  first: number;
  /** Set only for recipients; absent if the files are on this device. */
  onDownload?: (index: number) => void;
  onClose: () => void;
};

/** Shows enlarged files one by one; a recipient can download the shown file. */
export function FilePreviewDialog({ first, onDownload, onClose, ...given }: FilePreviewDialogProps) {
  const t = useText();
  // Fixed when the dialog opens, so that a later change of the list does not make the dialog read the shown file again.
  const [{ content, files }] = useState(given);
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      files.findIndex(({ index }) => index === first),
    ),
  );
  const count = files.length;
  // The first file follows the last, so that no button is ever disabled and loses the focus.
  const turn = (step: 1 | -1) => setPlace((place + step + count) % count);
  const swipe = useTurning(count > 1 ? turn : null);
  const file = files[place];
  if (file === undefined) return null;
  const { index } = file;
  const name = isolated(file.name);
  const placeText = t("filePlace", { place: place + 1, count });
  return (
    <Dialog
      isWide
      // In a gallery, the title is a single line, so that the buttons below it do not move.
      title={count > 1 ? <FileName name={file.name} /> : <Sentence text={name} />}
      onClose={onClose}
      actions={
        <>
          <Button data-testid="close-preview" onClick={onClose}>
            {t("close")}
          </Button>
          {onDownload !== undefined && (
            <Button look="primary" data-testid="download-previewed" onClick={() => onDownload(index)}>
              <DownloadIcon />
              <span>{t("download")}</span>
            </Button>
          )}
        </>
      }
    >
      {count > 1 && (
        <div className={styles["turning"]}>
          <Button shape="icon" aria-label={t("previousFile")} data-testid="previous-file" onClick={() => turn(-1)}>
            <span className={styles["previous"]}>
              <ChevronIcon />
            </span>
          </Button>
          <span className={styles["place"]} aria-hidden="true">
            {placeText}
          </span>
          <Button shape="icon" aria-label={t("nextFile")} data-testid="next-file" onClick={() => turn(1)}>
            <span className={styles["next"]}>
              <ChevronIcon />
            </span>
          </Button>
          <p role="status" className={hidden["visuallyHidden"]}>
            <Sentence text={`${name} ${placeText}`} />
          </p>
        </div>
      )}
      <div {...swipe} className={count > 1 ? styles["stage"] : undefined} data-testid="stage">
        <Preview key={index} content={content} file={file} isOwn={onDownload === undefined} />
      </div>
    </Dialog>
  );
}

type PreviewProps = { content: FileContent; file: PreviewedFile; isOwn: boolean };

function Preview({ content, file, isOwn }: PreviewProps) {
  // Fetched images are kept for the list's thumbnails; files on this device can be read again.
  const thumbnails = isOwn ? null : receivedThumbnailsOf(content);
  const { state, onFail } = useFilePreview(content, file, thumbnails?.kept);
  return (
    <ShownFile
      state={state}
      name={file.name}
      isOwn={isOwn}
      onFail={onFail}
      onStill={(video) => void thumbnails?.takeStill(file.index, video)}
    />
  );
}

/** Reads the preview of a file. @returns the preview's state, and a function to call if the browser cannot show it */
function useFilePreview(
  content: FileContent,
  { index, size, preview }: PreviewedFile,
  kept?: KeptPictures,
): { state: FilePreviewState; onFail: () => void } {
  const { startPdfWorker } = useEnvironment();
  const [state, setState] = useState<FilePreviewState>({ kind: "loading" });

  const shown = useRef<AbortSignal>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    shown.current = signal;
    setState({ kind: "loading" });
    void showFile(content, { index, size, preview, startPdfWorker, kept, onState: setState, signal });
    return () => controller.abort();
  }, [content, index, size, preview, startPdfWorker, kept]);

  function onFail(): void {
    const signal = shown.current;
    if (signal !== null) void reportUnplayable(content, { index, size, onState: setState, signal });
  }

  return { state, onFail };
}
