import { safeNames } from "@envoi/client";
import { useMemo } from "react";
import { withChosen } from "../../../shared/config/limit-choices.ts";
import { useEnvironment } from "../../../shared/environment.tsx";
import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { Button } from "../../../shared/ui/button.tsx";
import field from "../../../shared/ui/field.module.css";
import { FileList } from "../../../shared/ui/file-list.tsx";
import { CloseIcon, FolderIcon, LinkIcon, PencilIcon, PlusIcon, UploadIcon } from "../../../shared/ui/icons.tsx";
import { SelectField } from "../../../shared/ui/select-field.tsx";
import { Tick } from "../../../shared/ui/tick.tsx";
import { totalBytes } from "../archive/archive.ts";
import { canBeLive, isLive } from "../archive/live-archive.ts";
import { useUploadDraft, useUploadQueue } from "../run/upload-keeper.tsx";
import styles from "./archive-editor.module.css";
import { useChosenPreviews } from "./chosen-previews.tsx";
import { canPickFolders, FilePicker } from "./file-picker.tsx";
import { PasswordChoice } from "./password-choice.tsx";
import { RemovedFile } from "./removed-file.tsx";
import { WordsForRecipient } from "./words-for-recipient.tsx";

/** Moves the focus to the same button in the next or previous row because its own row is about to be removed. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  [...(neighbour?.querySelectorAll("button") ?? [])].at(-1)?.focus();
}

/** The chosen files, their limits and password, and the upload button. */
export function ArchiveEditor({ onUpload }: { onUpload: () => void }) {
  const t = useText();
  const format = useFormat();
  const { now } = useEnvironment();
  const draft = useUploadDraft();
  const archive = useReducerStore(draft.archive);
  const goesLive = isLive(archive);
  const { choices } = useReducerStore(draft.rules);
  const { underWay } = useReducerStore(useUploadQueue().store);
  // As recipients get them: a system may not be able to store the sender's names.
  const names = useMemo(() => safeNames(archive.files.map(({ path }) => path)), [archive.files]);
  const files = archive.files.map(({ key, path, blob: { size, type }, note }, index) =>
    note === undefined
      ? { key, name: names[index] ?? path, size, type, isNote: false }
      : { key, name: t("noteLabel"), size: null, type, isNote: true },
  );
  const isNoteAlone = files.length === 1 && files[0]?.isNote === true;
  const previews = useChosenPreviews(archive.files, names);
  return (
    <form
      className={styles["editor"]}
      onSubmit={(event) => {
        event.preventDefault();
        onUpload();
      }}
    >
      <div className={styles["files"]}>
        <FileList
          files={files}
          label={t("chosenFiles")}
          icon={previews.icon}
          action={({ key, name, isNote }) => (
            <span className={styles["rowActions"]}>
              {isNote && (
                <Button
                  look="quiet"
                  shape="icon"
                  aria-label={t("editNote")}
                  title={t("editNote")}
                  onClick={() => draft.archive.dispatch({ type: "noteOpened" })}
                >
                  <PencilIcon />
                </Button>
              )}
              <Button
                look="quiet"
                shape="icon"
                aria-label={t("removeFile", { name: isNote ? t("note") : name })}
                title={t("removeFile", { name: isNote ? t("note") : name })}
                data-removes={key}
                onClick={({ currentTarget }) => {
                  focusNeighbour(currentTarget);
                  draft.archive.dispatch({ type: "fileRemoved", key });
                }}
              >
                <CloseIcon />
              </Button>
            </span>
          )}
        />
        <RemovedFile />
        <div className={styles["sum"]}>
          <FilePicker look="button" onFiles={draft.addFiles}>
            <PlusIcon />
            <span>{t("addMoreFiles")}</span>
          </FilePicker>
          {canPickFolders() && (
            <FilePicker look="button" takes="folder" onFiles={draft.addFiles}>
              <FolderIcon />
              <span>{t("addFolder")}</span>
            </FilePicker>
          )}
          {!isNoteAlone && (
            <p className={styles["total"]} data-testid="total-size">
              {t("chosenTold", {
                files: t("filesCount", { count: files.length }),
                size: format.size(totalBytes(archive.files)),
              })}
            </p>
          )}
        </div>
      </div>
      <fieldset className={styles["choices"]}>
        <legend className={styles["legend"]}>{t("expiryChoices")}</legend>
        <SelectField
          label={t("downloadLimitLabel")}
          testId="download-limit"
          value={archive.downloadLimit}
          options={withChosen(choices.downloadCounts, archive.downloadLimit).map((count) => ({
            value: count,
            label: t("downloadsCount", { count }),
          }))}
          onChoose={(downloadLimit) => draft.archive.dispatch({ type: "downloadLimitChosen", downloadLimit })}
        />
        <SelectField
          label={t("timeLimitLabel")}
          testId="time-limit"
          value={archive.timeLimitSeconds}
          options={withChosen(choices.expireTimesSeconds, archive.timeLimitSeconds).map((seconds) => ({
            value: seconds,
            label: format.duration(seconds),
          }))}
          onChoose={(timeLimitSeconds) => draft.archive.dispatch({ type: "timeLimitChosen", timeLimitSeconds })}
          hint={format.until(now() + archive.timeLimitSeconds * 1000, now())}
        />
      </fieldset>
      <WordsForRecipient {...archive} dispatch={draft.archive.dispatch} />
      <PasswordChoice password={archive.password} needsStrong={goesLive} dispatch={draft.archive.dispatch} />
      {canBeLive(archive) && (
        <div>
          <Tick
            label={t("liveLink")}
            checked={goesLive}
            testId="live-link"
            onChange={(live) => draft.archive.dispatch({ type: "changed", change: { live } })}
          />
          <p className={field["hint"]}>{t("liveLinkHint")}</p>
        </div>
      )}
      <div className={styles["submit"]}>
        <Button look="primary" shape="wide" type="submit" data-shortcut="u" data-testid="upload-button">
          {isNoteAlone ? <LinkIcon /> : <UploadIcon />}
          <span>{isNoteAlone ? t("createLink") : t("uploadFiles", { count: files.length })}</span>
        </Button>
        {underWay > 0 && <p className={field["hint"]}>{t("waitsForUpload")}</p>}
      </div>
      {previews.gallery}
    </form>
  );
}
