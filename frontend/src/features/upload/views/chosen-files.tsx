import { safeNames } from "@envoi/client";
import { useMemo } from "react";
import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { FileList } from "../../../shared/ui/file-list.tsx";
import { CloseIcon, PencilIcon } from "../../../shared/ui/icons.tsx";
import type { ArchiveFile } from "../archive/archive.ts";
import { useUploadDraft } from "../run/upload-keeper.tsx";
import styles from "./archive-editor.module.css";
import { useChosenPreviews } from "./chosen-previews.tsx";

/** Moves the focus to the same button in the next or previous row because its own row is about to be removed. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  [...(neighbour?.querySelectorAll("button") ?? [])].at(-1)?.focus();
}

/** The chosen files, each with its preview and buttons. */
export function ChosenFiles({ chosen }: { chosen: readonly ArchiveFile[] }) {
  const t = useText();
  // Names as recipients get them: a system may not be able to store the sender's names.
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
