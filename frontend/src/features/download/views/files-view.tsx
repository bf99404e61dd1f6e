import { useMemo, useState } from "react";
import { useCapabilities } from "../../../shared/capabilities/use-capabilities.ts";
import { CrashBoundary } from "../../../shared/chunks/crash-boundary.tsx";
import { usePreload } from "../../../shared/chunks/use-preload.ts";
import { canPlay } from "../../../shared/file-preview/can-play.ts";
import type { FileContent } from "../../../shared/file-preview/file-content.ts";
import { FilePreviewDialog, ReceivedThumbnail } from "../../../shared/file-preview/lazy-file-preview.ts";
import { hasThumbnail } from "../../../shared/file-preview/thumbnails/has-thumbnail.ts";
import { isolated } from "../../../shared/l10n/isolated.ts";
import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import type { FileIndexes } from "../../../shared/saving/chosen-files.ts";
import { safeFileName } from "../../../shared/saving/safe-file-name.ts";
import { explainedFailure, explanationOf } from "../../../shared/transfer/explained-failure.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { EyeIcon } from "../../../shared/ui/eye-icons.tsx";
import { FileList } from "../../../shared/ui/file-list.tsx";
import { FileTypeIcon } from "../../../shared/ui/file-type-icon.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../../shared/ui/screen-title.tsx";
import { Sentence } from "../../../shared/ui/sentence.tsx";
import { Size } from "../../../shared/ui/size.tsx";
import { UploadName } from "../../../shared/ui/upload-name.tsx";
import { isNote } from "../../../shared/uploads/is-note.ts";
import type { OwnUpload } from "../../../shared/uploads/own-upload.ts";
import type { ChosenFiles, DownloadStateOf } from "../session/download-state.ts";
import type { OneByOne } from "../session/one-by-one.ts";
import { ChooseFiles } from "./choose-files.tsx";
import { DownloadButton } from "./download-button.tsx";
import { type DownloadableFile, downloadableFiles, previewedFiles } from "./downloadable-file.ts";
import styles from "./files-view.module.css";
import { HandOverButtons } from "./hand-over-buttons.tsx";
import { LargeFileChoice } from "./large-file-choice.tsx";
import { linkLife } from "./link-life.ts";
import { safeNameParts } from "./safe-name-parts.ts";
import { SenderWords } from "./sender-words.tsx";

type FilesViewProps = {
  state: DownloadStateOf<"ready">;
  /** The record of the upload, if it was sent from this device. */
  own: Pick<OwnUpload, "dlimit" | "dtotal"> | null;
  shareLink: string;
  content: FileContent;
  oneByOne: OneByOne;
  onCopy: () => void;
  /** Without files: takes all. `mayUseMemory`: the person agrees to hold a large download in memory. */
  onDownload: (chosen?: ChosenFiles | null, mayUseMemory?: boolean) => void;
  onShowNote: () => void;
};

const isSame = (indexes: FileIndexes, selected: ReadonlySet<number>) =>
  indexes.length === selected.size && indexes.every((index) => selected.has(index));

/** What the link leads to: the files, to look at and to take. */
export function FilesView({
  state,
  own,
  shareLink,
  content,
  oneByOne,
  onCopy,
  onDownload,
  onShowNote,
}: FilesViewProps) {
  const t = useText();
  const format = useFormat();
  const { streamDownload } = useCapabilities();
  const { preview, note, failure, largePart, folder } = state;
  const { metadata, ttlMs, finalDownload, isLive = false, needsMemory, counted } = preview;
  const showsNote = isNote(metadata);
  const files = useMemo(
    () => downloadableFiles(metadata, (type) => streamDownload && canPlay(type)),
    [metadata, streamDownload],
  );
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set(largePart?.indexes ?? oneByOne.waitingPart()));
  const [shown, setShown] = useState<DownloadableFile | null>(null);
  const previewed = useMemo(() => previewedFiles(files), [files]);
  usePreload(FilePreviewDialog.preload);

  const isSet = files.length > 1;
  const [only] = isSet ? [] : files;
  const chosen = files.filter(({ index }) => selected.has(index));
  const isPart = chosen.length > 0 && chosen.length < files.length;
  const isLargePart = largePart !== undefined && isSame(largePart.indexes, selected);
  const explained = failure && explainedFailure(failure);

  /** What a person should know about counting, if anything. */
  function countingNote() {
    if (showsNote) return finalDownload ? "showNoteOnce" : null;
    if (counted) return "takingCounted";
    if (finalDownload) return "lastDownloadNote";
    // A single file that cannot be looked at first holds no surprise.
    return !isLive && (isSet || (only !== undefined && only.preview !== null)) ? "takingCounts" : null;
  }
  const counting = countingNote();

  /** @returns `null` for all, also if none is chosen */
  function partOf(some: readonly DownloadableFile[]): ChosenFiles | null {
    const [first] = some;
    if (first === undefined || some.length === files.length) return null;
    return {
      indexes: some.map(({ index }) => index),
      name: { first: safeFileName(first.name), more: some.length - 1 },
      bytes: some.reduce((sum, { size }) => sum + size, 0),
    };
  }

  function takeSome(some: readonly DownloadableFile[]): void {
    const part = partOf(some);
    if (part === null) onDownload();
    else onDownload(part);
  }

  function icon({ index, type }: DownloadableFile) {
    const plain = <FileTypeIcon type={type} />;
    const file = previewed.get(index);
    // Before that, fetching a picture would take the download.
    if (file === undefined || !counted || !hasThumbnail(file.preview)) return plain;
    return (
      <CrashBoundary extent="aside" fallback={plain}>
        <ReceivedThumbnail content={content} file={file} type={type} />
      </CrashBoundary>
    );
  }

  return (
    <Panel>
      <ScreenTitle
        title={showsNote ? t("noteForYou") : t("filesForYou", { count: Math.max(1, metadata.manifest.files.length) })}
        lead={t("filesForYouLead")}
        testId="download-preview"
      />
      <SenderWords {...metadata} />
      <div className={styles["file"]} hidden={showsNote}>
        <span className={styles["icon"]}>
          {only === undefined ? <FileTypeIcon type={metadata.type} /> : icon(only)}
        </span>
        <span className={styles["name"]} data-testid="file-name">
          {isSet ? t("filesCount", { count: files.length }) : <UploadName {...safeNameParts(metadata)} />}
        </span>
        <Size bytes={metadata.size} className={styles["size"]} testId="file-size" />
      </div>
      {isLive && <p role="status">{t("stillUploading")}</p>}
      {isSet && isLive && (
        <FileList
          files={files.map(({ index, ...file }) => ({ ...file, key: index, isNote: false }))}
          label={t("chosenFiles")}
        />
      )}
      {isSet && !isLive && (
        <ChooseFiles files={files} selected={selected} onSelect={setSelected} onPreview={setShown} icon={icon} />
      )}
      {own !== null && (
        <p className={styles["own"]} data-testid="own-upload">
          {t("ownUpload", { left: finalDownload ? 1 : Math.max(2, own.dlimit - own.dtotal) })}
        </p>
      )}
      {note === "taken" && <p role="alert">{t("downloadsTaken")}</p>}
      {(note === "saved" || note === "fetched") && (
        <p role="status">
          {folder === undefined ? (
            t("downloadFinished")
          ) : (
            <Sentence text={t("savedInFolder", { folder: isolated(folder) })} />
          )}
        </p>
      )}
      {note === "failed" && <p role="alert">{t(explained ? explanationOf(explained) : "downloadErrorLead")}</p>}
      {showsNote ? (
        <Button look="primary" shape="wide" data-shortcut="d" data-testid="show-note" onClick={onShowNote}>
          {t("showNote")}
        </Button>
      ) : isLargePart ? (
        <LargeFileChoice
          note={note}
          shareLink={shareLink}
          onCopy={onCopy}
          onDownload={() => onDownload(largePart, true)}
        />
      ) : isPart ? (
        <div className={styles["main"]}>
          <DownloadButton
            testId="download-selected"
            label={t("downloadSelected", { count: chosen.length })}
            onDownload={() => takeSome(chosen)}
          />
        </div>
      ) : needsMemory ? (
        <LargeFileChoice note={note} shareLink={shareLink} onCopy={onCopy} onDownload={() => onDownload(null, true)} />
      ) : (
        <div className={styles["main"]}>
          <DownloadButton label={t(isSet ? "downloadAll" : "download")} onDownload={() => onDownload()} />
        </div>
      )}
      {!showsNote && !isLive && (
        <HandOverButtons
          metadata={metadata}
          chosen={partOf(chosen)}
          isFetched={note === "fetched"}
          oneByOne={oneByOne}
          onNoFolder={() => takeSome(chosen)}
        />
      )}
      {only !== undefined && only.preview !== null && !showsNote && !isLive && (
        <Button shape="wide" data-testid="preview-button" onClick={() => setShown(only)}>
          <EyeIcon />
          <span>{t("preview")}</span>
        </Button>
      )}
      <p className={styles["life"]}>
        <span>{linkLife({ t, format }, ttlMs)}</span>
        {counting !== null && (
          <>
            <span aria-hidden="true"> · </span>
            <span role="status" data-testid="counting">
              {t(counting)}
            </span>
          </>
        )}
      </p>
      {shown !== null && (
        <CrashBoundary extent="part">
          <FilePreviewDialog
            content={content}
            files={[...previewed.values()]}
            first={shown.index}
            onDownload={(index) => takeSome(files.filter((file) => file.index === index))}
            onClose={() => setShown(null)}
          />
        </CrashBoundary>
      )}
    </Panel>
  );
}
