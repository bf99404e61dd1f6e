import { safeNames } from "@envoi/client";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { CrashBoundary } from "../../../shared/chunks/crash-boundary.tsx";
import { usePreload } from "../../../shared/chunks/use-preload.ts";
import { useEnvironment } from "../../../shared/environment.tsx";
import { blobContent } from "../../../shared/file-preview/file-content.ts";
import { FilePreviewDialog } from "../../../shared/file-preview/lazy-file-preview.ts";
import { canPlay, findPreviewKind, type PreviewKind } from "../../../shared/file-preview/preview-kind.ts";
import { Thumbnail } from "../../../shared/file-preview/thumbnails/thumbnail.tsx";
import { createThumbnails } from "../../../shared/file-preview/thumbnails/thumbnails.ts";
import { isolated } from "../../../shared/l10n/isolated.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { FileList } from "../../../shared/ui/file-list.tsx";
import { FileTypeIcon } from "../../../shared/ui/file-type-icon.tsx";
import { CloseIcon, PencilIcon } from "../../../shared/ui/icons.tsx";
import type { Archive, ArchiveFile } from "../archive/archive.ts";
import { useUploadDraft } from "../run/upload-keeper.tsx";
import styles from "./archive-editor.module.css";

/**
 * Moves the focus from a button to the same button in an adjacent row. Called before the button's own row is removed.
 */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  [...(neighbour?.querySelectorAll("button") ?? [])].at(-1)?.focus();
}

export function ChosenFiles({ chosen }: { chosen: readonly ArchiveFile[] }) {
  const t = useText();
  // Shows the names that recipients get because their system may not support the sender's names.
  const names = useMemo(() => safeNames(chosen.map(({ path }) => path)), [chosen]);
  const files = chosen.map(({ key, path, blob: { size, type }, note }, index) =>
    note === undefined
      ? { key, name: names[index] ?? path, size, type, isNote: false }
      : { key, name: t("noteLabel"), size: null, type, isNote: true },
  );
  const previews = useChosenPreviews(chosen, names);
  return (
    <>
      <FileList
        files={files}
        label={t("chosenFiles")}
        icon={previews.icon}
        action={(file) => (
          <span className={styles["rowActions"]}>
            {file.isNote && <EditNoteButton />}
            <RemoveButton file={file} />
          </span>
        )}
      />
      {previews.gallery}
    </>
  );
}

function EditNoteButton() {
  const t = useText();
  const { archive } = useUploadDraft();
  return (
    <Button
      look="quiet"
      shape="icon"
      aria-label={t("editNote")}
      title={t("editNote")}
      onClick={() => archive.dispatch({ type: "noteOpened" })}
    >
      <PencilIcon />
    </Button>
  );
}

function RemoveButton({ file: { key, name, isNote } }: { file: { key: number; name: string; isNote: boolean } }) {
  const t = useText();
  const { archive } = useUploadDraft();
  const label = t("removeFile", { name: isNote ? t("note") : name });
  return (
    <Button
      look="quiet"
      shape="icon"
      aria-label={label}
      title={label}
      data-removes={key}
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget);
        archive.dispatch({ type: "fileRemoved", key });
      }}
    >
      <CloseIcon />
    </Button>
  );
}

type Row = { key: number; name: string; type: string };

/** Previews of the selected files: thumbnails in their rows, enlarged when pressed. Nothing leaves the page. */
function useChosenPreviews(files: Archive["files"], names: readonly string[]) {
  const t = useText();
  const { startThumbnailWorker } = useEnvironment();
  const [thumbnails] = useState(() => createThumbnails({ startWorker: startThumbnailWorker }));
  const [shown, setShown] = useState<number | null>(null);
  usePreload(FilePreviewDialog.preload);
  useEffect(() => thumbnails.close, [thumbnails]);

  const { content, previewed, byKey } = useMemo(() => {
    const byKey = new Map<number, { blob: Blob; preview: PreviewKind }>();
    const previewed = files.flatMap(({ key, path, blob, note }, index) => {
      const name = names[index] ?? path;
      // A note has no preview, because it opens in its editor.
      const preview = note === undefined ? findPreviewKind({ name, type: blob.type }, canPlay) : null;
      if (preview === null) return [];
      byKey.set(key, { blob, preview });
      return [{ index, key, name, size: blob.size, preview }];
    });
    return { content: blobContent(files.map(({ blob }) => blob)), previewed, byKey };
  }, [files, names]);

  function icon({ key, name, type }: Row): ReactNode {
    const file = byKey.get(key);
    if (file === undefined) {
      return (
        <span className={styles["plain"]}>
          <FileTypeIcon type={type} />
        </span>
      );
    }
    return (
      <button
        type="button"
        className={styles["look"]}
        aria-label={t("previewNamed", { name: isolated(name) })}
        data-testid="preview-button"
        onClick={() => setShown(key)}
      >
        <Thumbnail thumbnails={thumbnails} file={file.blob} preview={file.preview} />
      </button>
    );
  }

  const first = previewed.find(({ key }) => key === shown);
  const gallery = first !== undefined && (
    <CrashBoundary extent="part">
      <FilePreviewDialog content={content} files={previewed} first={first.index} onClose={() => setShown(null)} />
    </CrashBoundary>
  );
  return { icon, gallery };
}
