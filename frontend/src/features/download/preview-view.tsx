import { safeManifestNames } from "@envoi/client";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { safeFileName } from "../../shared/saving/safe-file-name.ts";
import { FileList } from "../../shared/ui/file-list.tsx";
import { FileName } from "../../shared/ui/file-name.tsx";
import { FileTypeIcon } from "../../shared/ui/icons.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { DownloadButton } from "./download-button.tsx";
import type { DownloadStateOf } from "./download-state.ts";
import { LargeFileChoice } from "./large-file-choice.tsx";
import styles from "./preview-view.module.css";

type PreviewViewProps = {
  state: DownloadStateOf<"ready">;
  shareLink: string;
  onCopy: () => void;
  onDownload: () => void;
};

/** What the link leads to, before anything is fetched. */
export function PreviewView({ state, shareLink, onCopy, onDownload }: PreviewViewProps) {
  const t = useText();
  const format = useFormat();
  const { preview, note } = state;
  const { metadata, ttlMs, finalDownload, needsMemory } = preview;
  const { files } = metadata.manifest;
  // As they will be saved: a sender's names may be meant to mislead.
  const names = safeManifestNames(files.map(({ name }) => name));
  return (
    <Panel>
      <ScreenTitle
        title={t("filesForYou", { count: Math.max(1, files.length) })}
        lead={t("filesForYouLead")}
        testId="download-preview"
      />
      <div className={styles["file"]}>
        <span className={styles["icon"]}>
          <FileTypeIcon type={metadata.type} />
        </span>
        <span className={styles["name"]} data-testid="file-name">
          <FileName name={safeFileName(metadata.name)} />
        </span>
        <span className={styles["size"]} data-testid="file-size">
          {format.size(metadata.size)}
        </span>
      </div>
      {files.length > 1 && (
        <FileList
          files={files.map((file, key) => ({ ...file, key, name: names[key] ?? file.name }))}
          label={t("filesInside")}
        />
      )}
      {note === "taken" && <p role="alert">{t("downloadsTaken")}</p>}
      {needsMemory ? (
        <LargeFileChoice note={note} shareLink={shareLink} onCopy={onCopy} onDownload={onDownload} />
      ) : (
        <DownloadButton onDownload={onDownload} />
      )}
      <p className={styles["life"]}>
        {finalDownload
          ? t("lastDownload", { time: format.timeLeft(ttlMs) })
          : t("linkLife", { time: format.timeLeft(ttlMs) })}
      </p>
    </Panel>
  );
}
