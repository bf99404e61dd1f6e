import { withChosen } from "../../shared/config/limit-choices.ts";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { Button } from "../../shared/ui/button.tsx";
import { FileList } from "../../shared/ui/file-list.tsx";
import { CloseIcon, PlusIcon, UploadIcon } from "../../shared/ui/icons.tsx";
import { SelectField } from "../../shared/ui/select-field.tsx";
import { totalBytes } from "./archive.ts";
import styles from "./archive-editor.module.css";
import { FilePicker } from "./file-picker.tsx";
import { PasswordChoice } from "./password-choice.tsx";
import { useUploadDraft } from "./upload-keeper.tsx";

/** Moves the focus to the same button of the next row, or of the previous one: its own row is about to be removed. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector("button")?.focus();
}

/** The chosen files, their limits and password, and the button that sends them. */
export function ArchiveEditor({ onUpload }: { onUpload: () => void }) {
  const t = useText();
  const format = useFormat();
  const draft = useUploadDraft();
  const archive = useReducerStore(draft.archive);
  const { choices } = useReducerStore(draft.rules);
  const files = archive.files.map(({ key, path, blob }) => ({ key, name: path, size: blob.size, type: blob.type }));
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
          action={({ key, name }) => (
            <Button
              look="quiet"
              shape="icon"
              aria-label={t("removeFile", { name })}
              title={t("removeFile", { name })}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget);
                draft.archive.dispatch({ type: "fileRemoved", key });
              }}
            >
              <CloseIcon />
            </Button>
          )}
        />
        <div className={styles["sum"]}>
          <FilePicker look="button" onFiles={draft.addFiles}>
            <PlusIcon />
            {t("addMoreFiles")}
          </FilePicker>
          <p className={styles["total"]} data-testid="total-size">
            {t("totalSize", { size: format.size(totalBytes(archive.files)) })}
          </p>
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
        />
        <PasswordChoice password={archive.password} dispatch={draft.archive.dispatch} />
      </fieldset>
      <Button look="primary" shape="wide" type="submit" data-testid="upload-button">
        <UploadIcon />
        {t("uploadFiles", { count: files.length })}
      </Button>
    </form>
  );
}
