import { safeManifestNames } from "@envoi/client";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { FileList } from "../../shared/ui/file-list.tsx";
import { FileTypeIcon } from "../../shared/ui/file-type-icon.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { Size } from "../../shared/ui/size.tsx";
import { UploadName } from "../../shared/ui/upload-name.tsx";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { DownloadButton } from "./download-button.tsx";
import type { DownloadStateOf } from "./download-state.ts";
import { isNote } from "./is-note.ts";
import { LargeFileChoice } from "./large-file-choice.tsx";
import { linkLife } from "./link-life.ts";
import styles from "./preview-view.module.css";
import { safeNameParts } from "./safe-name-parts.ts";
import { SenderWords } from "./sender-words.tsx";

type PreviewViewProps = {
  state: DownloadStateOf<"ready">;
  /** The record of the upload, if it was sent from this device. */
  own: Pick<OwnUpload, "dlimit" | "dtotal"> | null;
  shareLink: string;
  onCopy: () => void;
  onDownload: () => void;
  onShowNote: () => void;
};

/** Shows what the link contains, before the download. */
export function PreviewView({ state, own, shareLink, onCopy, onDownload, onShowNote }: PreviewViewProps) {
  const t = useText();
  const format = useFormat();
  const { preview, note } = state;
  const { metadata, ttlMs, finalDownload, needsMemory } = preview;
  const { files } = metadata.manifest;
  const showsNote = isNote(metadata);
  // Names as they will be saved, because a sender's names may be meant to mislead.
  const names = safeManifestNames(files.map(({ name }) => name));
  return (
    <Panel>
      <ScreenTitle
        title={metadata.title ?? (showsNote ? t("noteForYou") : t("filesForYou", { count: Math.max(1, files.length) }))}
        lead={t("filesForYouLead")}
        testId="download-preview"
      />
      <SenderWords message={metadata.message} />
      <div className={styles["file"]} hidden={showsNote}>
        <span className={styles["icon"]}>
          <FileTypeIcon type={metadata.type} />
        </span>
        <span className={styles["name"]} data-testid="file-name">
          <UploadName {...safeNameParts(metadata)} />
        </span>
        <Size bytes={metadata.size} className={styles["size"]} testId="file-size" />
      </div>
      {files.length > 1 && (
        <FileList
          files={files.map((file, key) => ({ ...file, key, name: names[key] ?? file.name }))}
          label={t("filesInside")}
        />
      )}
      {own !== null && (
        <p className={styles["own"]} data-testid="own-upload">
          {t("ownUpload", { left: finalDownload ? 1 : Math.max(2, own.dlimit - own.dtotal) })}
        </p>
      )}
      {note === "taken" && <p role="alert">{t("downloadsTaken")}</p>}
      {showsNote ? (
        <Button look="primary" shape="wide" data-shortcut="d" data-testid="show-note" onClick={onShowNote}>
          {t("showNote")}
        </Button>
      ) : needsMemory ? (
        <LargeFileChoice note={note} shareLink={shareLink} onCopy={onCopy} onDownload={onDownload} />
      ) : (
        <DownloadButton onDownload={onDownload} />
      )}
      <div className={styles["life"]}>
        <p>{linkLife({ t, format }, ttlMs)}</p>
        {finalDownload && <p>{t(showsNote ? "showNoteOnce" : "lastDownloadNote")}</p>}
      </div>
    </Panel>
  );
}
