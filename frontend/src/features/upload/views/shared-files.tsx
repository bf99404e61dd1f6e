import { useEffect, useEffectEvent, useState } from "react";
import { navigate, useSearch } from "wouter/use-browser-location";
import { useText } from "../../../shared/l10n/use-text.ts";
import { safeFileName } from "../../../shared/saving/safe-file-name.ts";
import { takeShared, wasShared } from "../../../shared/share-target/shared-files.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { FileList } from "../../../shared/ui/file-list.tsx";
import { type ChosenFile, chosenFile } from "../archive/archive.ts";

/** Chromium's API for files with which an installed page was opened. */
type LaunchQueue = {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void;
};

type Receiver = { onFiles: (files: ChosenFile[]) => void; onUnreadable: () => void };

/** Makes the name safe: any site may have chosen it, perhaps to mislead. */
function sharedFile(file: File): ChosenFile {
  return { ...chosenFile(file), path: safeFileName(file.name) };
}

/** Adds files that the user opens in the installed page, and asks before adding files shared by other apps. */
export function SharedFiles({ onFiles, onUnreadable }: Receiver) {
  const search = useSearch();
  const [shared, setShared] = useState<readonly ChosenFile[]>([]);
  const open = useEffectEvent((files: Promise<ChosenFile[]>) => {
    files.then((opened) => {
      // The list is empty if the page was opened without files.
      if (opened.length > 0) onFiles(opened);
    }, onUnreadable);
  });
  const ask = useEffectEvent((taking: Promise<File[]>) => {
    taking.then((taken) => setShared((asked) => [...asked, ...taken.map(sharedFile)]), onUnreadable);
  });

  useEffect(() => {
    if (!("launchQueue" in window)) return;
    const queue = window.launchQueue as LaunchQueue;
    queue.setConsumer(({ files }) =>
      open(Promise.all(files.map(async (handle) => ({ ...chosenFile(await handle.getFile()), handle })))),
    );
  }, []);

  useEffect(() => {
    if (!wasShared(search)) return;
    ask(takeShared(search, caches));
    navigate("/", { replace: true });
  }, [search]);

  if (shared.length === 0) return null;
  const close = () => setShared([]);
  return (
    <SharedFilesDialog
      files={shared}
      onAdd={() => {
        onFiles([...shared]);
        close();
      }}
      onClose={close}
    />
  );
}

type SharedFilesDialogProps = { files: readonly ChosenFile[]; onAdd: () => void; onClose: () => void };

/** Asks first because any site can share files with this page: nothing is added unseen. */
function SharedFilesDialog({ files, onAdd, onClose }: SharedFilesDialogProps) {
  const t = useText();
  return (
    <Dialog
      title={t("sharedTitle")}
      onClose={onClose}
      actions={
        <>
          <Button data-testid="decline-shared" onClick={onClose}>
            {t("doNotAdd")}
          </Button>
          <Button look="primary" data-testid="add-shared" onClick={onAdd}>
            {t("add")}
          </Button>
        </>
      }
    >
      <p>{t("sharedLead")}</p>
      <FileList
        files={files.map(({ path, blob: { size, type } }, key) => ({ key, name: path, size, type }))}
        label={t("filesCount", { count: files.length })}
      />
    </Dialog>
  );
}
