import { MAX_MESSAGE_CHARACTERS, MAX_SENDER_CHARACTERS, MAX_TITLE_CHARACTERS } from "@envoi/protocol";
import { useState } from "react";
import { withChosen } from "../../../shared/config/limit-choices.ts";
import { useEnvironment } from "../../../shared/environment.tsx";
import { describeDownloads } from "../../../shared/l10n/describe-downloads.ts";
import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Disclosure } from "../../../shared/ui/disclosure.tsx";
import field from "../../../shared/ui/field.module.css";
import { FolderIcon, LinkIcon, PlusIcon, UploadIcon } from "../../../shared/ui/icons.tsx";
import { SelectField } from "../../../shared/ui/select-field.tsx";
import { Tick } from "../../../shared/ui/tick.tsx";
import { type Archive, type ArchiveAction, canBeLive, isLive, totalBytes } from "../archive/archive.ts";
import { useUploadDraft, useUploadQueue } from "../run/upload-keeper.tsx";
import styles from "./archive-editor.module.css";
import { ChosenFiles } from "./chosen-files.tsx";
import { canPickFolders, FilePicker } from "./file-picker.tsx";
import { PasswordChoice } from "./password-choice.tsx";
import { RemovedFile } from "./removed-file.tsx";

/** The selected files, their limits and password, and the upload button. */
export function ArchiveEditor({ onUpload }: { onUpload: () => void }) {
  const t = useText();
  const draft = useUploadDraft();
  const archive = useReducerStore(draft.archive);
  const { underWay } = useReducerStore(useUploadQueue().store);
  const { dispatch } = draft.archive;
  const { files } = archive;
  const isAlone = isNoteAlone(files);
  return (
    <form
      className={styles["editor"]}
      onSubmit={(event) => {
        event.preventDefault();
        onUpload();
      }}
    >
      <FilesPart />
      <ExpiryChoices archive={archive} dispatch={dispatch} />
      <WordsForRecipient {...archive} dispatch={dispatch} />
      <PasswordChoice password={archive.password} needsStrong={isLive(archive)} dispatch={dispatch} />
      {canBeLive(archive) && <LiveChoice archive={archive} dispatch={dispatch} />}
      <div className={styles["submit"]}>
        <Button look="primary" shape="wide" type="submit" data-shortcut="u" data-testid="upload-button">
          {isAlone ? <LinkIcon /> : <UploadIcon />}
          <span>{isAlone ? t("createLink") : t("uploadFiles", { count: files.length })}</span>
        </Button>
        {underWay > 0 && <p className={field["hint"]}>{t("waitsForUpload")}</p>}
      </div>
    </form>
  );
}

/** Whether the note is all that is selected. */
function isNoteAlone(files: Archive["files"]): boolean {
  return files.length === 1 && files[0]?.note !== undefined;
}

/** The selected files, and the buttons that add more. */
export function FilesPart() {
  const t = useText();
  const { archive, rules, addFiles } = useUploadDraft();
  const { files } = useReducerStore(archive);
  const { kinds } = useReducerStore(rules);
  return (
    <div className={styles["files"]}>
      <ChosenFiles chosen={files} />
      <RemovedFile />
      <div className={styles["sum"]}>
        <FilePicker look="button" kinds={kinds} onFiles={addFiles}>
          <PlusIcon />
          <span>{t("addMoreFiles")}</span>
        </FilePicker>
        {canPickFolders() && (
          <FilePicker look="button" takes="folder" onFiles={addFiles}>
            <FolderIcon />
            <span>{t("addFolder")}</span>
          </FilePicker>
        )}
        {!isNoteAlone(files) && <TotalSize files={files} />}
      </div>
    </div>
  );
}

function TotalSize({ files }: Pick<Archive, "files">) {
  const t = useText();
  const format = useFormat();
  return (
    <p className={styles["total"]} data-testid="total-size">
      {t("chosenTold", { files: t("filesCount", { count: files.length }), size: format.size(totalBytes(files)) })}
    </p>
  );
}

type ChoiceProps = { archive: Archive; dispatch: (action: ArchiveAction) => void };

/** Options for when the link expires: after a number of downloads, or after a period of time. */
function ExpiryChoices({ archive: { downloadLimit, timeLimitSeconds }, dispatch }: ChoiceProps) {
  const t = useText();
  const format = useFormat();
  const { now } = useEnvironment();
  const { choices } = useReducerStore(useUploadDraft().rules);
  return (
    <fieldset className={styles["choices"]}>
      <legend className={styles["legend"]}>{t("expiryChoices")}</legend>
      <SelectField
        label={t("downloadLimitLabel")}
        testId="download-limit"
        value={downloadLimit}
        options={withChosen(choices.downloadCounts, downloadLimit).map((count) => ({
          value: count,
          label: describeDownloads(t, count),
        }))}
        onChoose={(count) => dispatch({ type: "downloadLimitChosen", downloadLimit: count })}
      />
      <SelectField
        label={t("timeLimitLabel")}
        testId="time-limit"
        value={timeLimitSeconds}
        options={withChosen(choices.expireTimesSeconds, timeLimitSeconds).map((seconds) => ({
          value: seconds,
          label: format.duration(seconds),
        }))}
        onChoose={(seconds) => dispatch({ type: "timeLimitChosen", timeLimitSeconds: seconds })}
        hint={format.until(now() + timeLimitSeconds * 1000, now())}
      />
    </fieldset>
  );
}

function LiveChoice({ archive, dispatch }: ChoiceProps) {
  const t = useText();
  return (
    <div>
      <Tick
        label={t("liveLink")}
        checked={isLive(archive)}
        testId="live-link"
        onChange={(live) => dispatch({ type: "changed", change: { live } })}
      />
      <p className={field["hint"]}>{t("liveLinkHint")}</p>
    </div>
  );
}

type WordsForRecipientProps = Pick<Archive, "title" | "message" | "senderName"> & {
  dispatch: (action: ArchiveAction) => void;
};

/** Fields for the sender's name, a title and a message, encrypted like the files. */
function WordsForRecipient({ title, message, senderName, dispatch }: WordsForRecipientProps) {
  const t = useText();
  // Computed only once: the section must not close when the user deletes what they typed.
  const [isFilled] = useState(title + message + senderName !== "");
  return (
    <Disclosure summary={t("addMessage")} testId="add-words" open={isFilled || undefined}>
      <div className={`stack ${styles["fields"]}`}>
        <SenderField senderName={senderName} dispatch={dispatch} />
        <label className={field["field"]}>
          <span className={field["label"]}>{t("titleLabel")}</span>
          <input
            className={field["control"]}
            data-testid="title-input"
            dir="auto"
            autoComplete="off"
            maxLength={MAX_TITLE_CHARACTERS}
            value={title}
            onChange={({ currentTarget }) => dispatch({ type: "changed", change: { title: currentTarget.value } })}
          />
        </label>
        <MessageField message={message} dispatch={dispatch} />
      </div>
    </Disclosure>
  );
}

export function SenderField({ senderName, dispatch }: Pick<WordsForRecipientProps, "senderName" | "dispatch">) {
  const t = useText();
  return (
    <label className={field["field"]}>
      <span className={field["label"]}>{t("senderLabel")}</span>
      <input
        className={field["control"]}
        data-testid="sender-input"
        autoComplete="name"
        dir="auto"
        maxLength={MAX_SENDER_CHARACTERS}
        value={senderName}
        onChange={({ currentTarget }) => dispatch({ type: "changed", change: { senderName: currentTarget.value } })}
      />
    </label>
  );
}

export function MessageField({ message, dispatch }: Pick<WordsForRecipientProps, "message" | "dispatch">) {
  const t = useText();
  return (
    <label className={field["field"]}>
      <span className={field["label"]}>{t("messageLabel")}</span>
      <textarea
        className={field["control"]}
        data-testid="message-input"
        dir="auto"
        rows={3}
        maxLength={MAX_MESSAGE_CHARACTERS}
        value={message}
        onChange={({ currentTarget }) => dispatch({ type: "changed", change: { message: currentTarget.value } })}
      />
    </label>
  );
}
