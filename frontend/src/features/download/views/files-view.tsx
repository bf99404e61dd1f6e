import { hasDownloadLimit, type Metadata } from "@envoi/protocol";
import { type ReactNode, useMemo, useState } from "react";
import { useCapabilities } from "../../../shared/capabilities/use-capabilities.ts";
import { CrashBoundary } from "../../../shared/chunks/crash-boundary.tsx";
import { usePreload } from "../../../shared/chunks/use-preload.ts";
import { FilePreviewDialog, ReceivedThumbnail } from "../../../shared/file-preview/lazy-file-preview.ts";
import { canPlay, hasThumbnail } from "../../../shared/file-preview/preview-kind.ts";
import { isolated } from "../../../shared/l10n/isolated.ts";
import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { explainedFailure, explainFailure } from "../../../shared/transfer/transfer-failure.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { EyeIcon } from "../../../shared/ui/eye-icons.tsx";
import { FileList } from "../../../shared/ui/file-list.tsx";
import { FileTypeIcon } from "../../../shared/ui/file-type-icon.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../../shared/ui/screen-title.tsx";
import { SenderWords } from "../../../shared/ui/sender-words.tsx";
import { Sentence } from "../../../shared/ui/sentence.tsx";
import { Size } from "../../../shared/ui/size.tsx";
import { UploadName } from "../../../shared/ui/upload-name.tsx";
import { isNote } from "../../../shared/uploads/is-note.ts";
import type { OwnUpload } from "../../../shared/uploads/own-upload.ts";
import type { DownloadSession } from "../session/download-session.ts";
import type { ChosenFiles, DownloadStateOf, Preview } from "../session/download-state.ts";
import { ChooseFiles } from "./choose-files.tsx";
import { choosePart, type DownloadableFile, downloadableFiles, previewedFiles } from "./downloadable-file.ts";
import styles from "./files-view.module.css";
import { HandOverButtons } from "./hand-over-buttons.tsx";
import { linkLife } from "./link-life.ts";
import { MainAction } from "./main-action.tsx";
import { safeNameParts } from "./safe-name-parts.ts";

type FilesViewProps = {
  session: Pick<DownloadSession, "content" | "oneByOne" | "copy" | "download" | "showNote">;
  state: DownloadStateOf<"ready">;
  /** The record of the upload, if sent from this device. */
  own: Pick<OwnUpload, "dlimit" | "dtotal"> | null;
  shareLink: string;
};

export function FilesView({ session, state, own, shareLink }: FilesViewProps) {
  const { content, oneByOne } = session;
  const { streamDownload } = useCapabilities();
  const { preview, note, largePart } = state;
  const { metadata, isLive = false, counted } = preview;
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
  const chosen = choosePart(files, (index) => selected.has(index));
  const take = (part: ChosenFiles | null) => void session.download(part);

  function icon({ index, type }: DownloadableFile) {
    const plain = <FileTypeIcon type={type} />;
    const file = previewed.get(index);
    // Fetching a thumbnail before the download is counted would use up a download.
    if (file === undefined || !counted || !hasThumbnail(file.preview)) return plain;
    return (
      <CrashBoundary extent="aside" fallback={plain}>
        <ReceivedThumbnail content={content} file={file} type={type} />
      </CrashBoundary>
    );
  }

  return (
    <Panel>
      <FilesHeading metadata={metadata} files={files} icon={icon} />
      <ShownFiles
        files={files}
        isLive={isLive}
        selected={selected}
        onSelect={setSelected}
        onPreview={setShown}
        icon={icon}
      />
      {own !== null && hasDownloadLimit(own.dlimit) && <OwnUploadNote own={own} isLast={preview.finalDownload} />}
      <TakingOutcome {...state} />
      <MainAction session={session} state={state} isSet={isSet} chosen={chosen} shareLink={shareLink} />
      {!showsNote && !isLive && (
        <HandOverButtons
          metadata={metadata}
          chosen={chosen}
          isFetched={note === "fetched"}
          oneByOne={oneByOne}
          onNoFolder={() => take(chosen)}
        />
      )}
      {only !== undefined && only.preview !== null && !showsNote && !isLive && (
        <PreviewButton onClick={() => setShown(only)} />
      )}
      <LinkLife preview={preview} files={files} />
      {shown !== null && (
        <CrashBoundary extent="part">
          <FilePreviewDialog
            content={content}
            files={[...previewed.values()]}
            first={shown.index}
            onDownload={(index) => take(choosePart(files, (other) => other === index))}
            onClose={() => setShown(null)}
          />
        </CrashBoundary>
      )}
    </Panel>
  );
}

type Icon = (file: DownloadableFile) => ReactNode;

function FilesHeading({
  metadata,
  files,
  icon,
}: {
  metadata: Metadata;
  files: readonly DownloadableFile[];
  icon: Icon;
}) {
  const t = useText();
  const showsNote = isNote(metadata);
  const isSet = files.length > 1;
  const [only] = isSet ? [] : files;
  const title = showsNote ? t("noteForYou") : t("filesForYou", { count: Math.max(1, metadata.manifest.files.length) });
  return (
    <>
      <ScreenTitle title={title} lead={t("filesForYouLead")} testId="download-preview" />
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
    </>
  );
}

type ShownFilesProps = {
  files: readonly DownloadableFile[];
  isLive: boolean;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onPreview: (file: DownloadableFile) => void;
  icon: Icon;
};

/** The files of a set. None can be selected while the sender is still uploading them. */
function ShownFiles({ files, isLive, ...choosing }: ShownFilesProps) {
  const t = useText();
  const isSet = files.length > 1;
  if (!isLive) return isSet && <ChooseFiles files={files} {...choosing} />;
  return (
    <>
      <p role="status">{t("stillUploading")}</p>
      {isSet && (
        <FileList
          files={files.map(({ index, ...file }) => ({ ...file, key: index, isNote: false }))}
          label={t("chosenFiles")}
        />
      )}
    </>
  );
}

/** @param isLast - whether only one download is left */
function OwnUploadNote({ own, isLast }: { own: Pick<OwnUpload, "dlimit" | "dtotal">; isLast: boolean }) {
  const t = useText();
  return (
    <p className={styles["own"]} data-testid="own-upload">
      {t("ownUpload", { left: isLast ? 1 : Math.max(2, own.dlimit - own.dtotal) })}
    </p>
  );
}

function PreviewButton({ onClick }: { onClick: () => void }) {
  const t = useText();
  return (
    <Button shape="wide" data-testid="preview-button" onClick={onClick}>
      <EyeIcon />
      <span>{t("preview")}</span>
    </Button>
  );
}

/** Id of the message that explains what counts as a download; `null` for none. */
function countingNote(
  { metadata, finalDownload, counted, isLive = false }: Preview,
  files: readonly DownloadableFile[],
) {
  if (isNote(metadata)) return finalDownload ? "showNoteOnce" : null;
  if (counted) return "takingCounted";
  if (finalDownload) return "lastDownloadNote";
  // A single file without a preview needs no warning.
  const holdsSurprise = files.length > 1 || files.some(({ preview }) => preview !== null);
  return !isLive && holdsSurprise ? "takingCounts" : null;
}

/** Shows the link's remaining lifetime and what counts as a download. */
function LinkLife({ preview, files }: { preview: Preview; files: readonly DownloadableFile[] }) {
  const t = useText();
  const format = useFormat();
  const counting = countingNote(preview, files);
  return (
    <p className={styles["life"]}>
      <span>{linkLife({ t, format }, preview.ttlMs)}</span>
      {counting !== null && (
        <>
          <span aria-hidden="true"> · </span>
          <span role="status" data-testid="counting">
            {t(counting)}
          </span>
        </>
      )}
    </p>
  );
}

/** Shows how the last download of some files ended. */
function TakingOutcome({ note, failure, folder }: DownloadStateOf<"ready">) {
  const t = useText();
  switch (note) {
    case "taken":
      return <p role="alert">{t("downloadsTaken")}</p>;
    case "saved":
    case "fetched":
      return (
        <p role="status">
          {folder === undefined ? (
            t("downloadFinished")
          ) : (
            <Sentence text={t("savedInFolder", { folder: isolated(folder) })} />
          )}
        </p>
      );
    case "failed": {
      const explained = failure && explainedFailure(failure);
      return <p role="alert">{t(explained ? explainFailure(explained) : "downloadErrorLead")}</p>;
    }
    default:
      return null;
  }
}
