import type { RequestId } from "@envoi/protocol";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { uidOf } from "../../../shared/account/account-state.ts";
import { useEnvironment } from "../../../shared/environment.tsx";
import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { PlayIcon } from "../../../shared/ui/icons.tsx";
import { UploadName } from "../../../shared/ui/upload-name.tsx";
import hidden from "../../../shared/ui/visually-hidden.module.css";
import type { UnfinishedEntry } from "../../../shared/unfinished-draft.ts";
import type { ChosenFile, RestoredArchive } from "../archive/archive.ts";
import { chosenNameParts } from "../archive/chosen-name-parts.ts";
import {
  areAllSame,
  choosesOtherwise,
  findSameFiles,
  isUnchanged,
  reopenFiles,
  restoreArchive,
} from "../archive/unfinished-files.ts";
import { useUploadDraft } from "../run/upload-keeper.tsx";
import { FilePicker } from "./file-picker.tsx";
import styles from "./unfinished-uploads.module.css";

type UnfinishedUploadsProps = {
  /** Shows the deliveries to this request; `null`: shows the uploads that have links. */
  request?: RequestId | null;
  /** Whether nothing else can be sent. */
  isOnlyChoice?: boolean;
  onContinue: (unfinished: UnfinishedEntry, archive: RestoredArchive) => void;
  /** Called after an upload has been discarded, also on the server if that is reachable. */
  onDiscarded?: () => void;
};

/**
 * Uploads interrupted by closing their page. Once files are selected, only the upload with exactly these files is
 * shown, because users choose their files again rather than read the list above. It disappears once they choose other
 * options.
 */
export function UnfinishedUploads({
  request = null,
  isOnlyChoice = false,
  onContinue,
  onDiscarded,
}: UnfinishedUploadsProps) {
  const t = useText();
  const format = useFormat();
  const { transfer, account } = useEnvironment();
  const archive = useReducerStore(useUploadDraft().archive);
  const { files: chosen } = archive;
  const uid = uidOf(useReducerStore(account));
  const [unfinished, setUnfinished] = useState<readonly UnfinishedEntry[]>([]);
  const list = useEffectEvent(async (signal: AbortSignal) => {
    // Failures are ignored: the page works without the list.
    const found = await transfer.listUnfinished(uid, signal).catch(() => []);
    if (!signal.aborted) setUnfinished(found);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: lists again for another person
  useEffect(() => {
    const leaving = new AbortController();
    void list(leaving.signal);
    return () => leaving.abort();
  }, [uid]);

  function discard({ id }: UnfinishedEntry): void {
    // Renders synchronously, so that the button is removed before the focus moves to the heading.
    flushSync(() => setUnfinished((known) => known.filter((one) => one.id !== id)));
    document.querySelector("h1")?.focus();
    const discarding = transfer.discardUnfinished(id, new AbortController().signal);
    discarding.catch(() => undefined).finally(onDiscarded);
  }

  // Just after a sign-in or sign-out, the list may still contain another user's uploads.
  const own = unfinished.filter(
    ({ draft }) => (draft.account === null || draft.account === uid) && (draft.request ?? null) === request,
  );
  // An upload with nothing stored is not offered: it would start from 0 anyway.
  const recognised = own.find(
    ({ draft, storedBytes }) => storedBytes > 0 && areAllSame(draft.files, chosen) && !choosesOtherwise(archive, draft),
  );
  const question = recognised && t("continueFrom", { size: format.size(recognised.storedBytes) });
  const others = chosen.length === 0 || isOnlyChoice ? own : [];
  const shown = recognised === undefined ? others : [recognised];
  // The list is being read, or the place of a discarded delivery is being released.
  const isWaiting = isOnlyChoice && shown.length === 0;
  return (
    <>
      <p className={isWaiting ? "soft" : hidden["visuallyHidden"]} role="status">
        {isWaiting ? t("loading") : question}
      </p>
      {shown.length > 0 && (
        <ul className={styles["list"]}>
          {shown.map((one) => (
            <li key={one.id}>
              <UnfinishedCard
                title={question ?? t("unfinishedUpload")}
                unfinished={one}
                chosen={chosen}
                onContinue={(files) => onContinue(one, restoreArchive(one.draft, files))}
                onDiscard={() => discard(one)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type CardProps = {
  title: string;
  unfinished: UnfinishedEntry;
  /** The upload's files, if they have already been selected again. */
  chosen: readonly ChosenFile[];
  onContinue: (files: ChosenFile[]) => void;
  onDiscard: () => void;
};

function UnfinishedCard({ title, unfinished, chosen, onContinue, onDiscard }: CardProps) {
  const t = useText();
  const format = useFormat();
  const { files } = unfinished.draft;
  const { storedBytes, totalBytes } = unfinished;
  const [isAsking, setAsking] = useState(false);
  const [isOther, setOther] = useState(false);
  const isFolder = files.some(({ path }) => path.includes("/"));
  const isRecognised = chosen.length > 0;
  const isPicking = !isRecognised && (isAsking || isOther);
  const reason = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // Moves the focus because the pressed button has disappeared.
    if (isPicking) reason.current?.focus();
  }, [isPicking]);

  async function goOn(): Promise<void> {
    if (isRecognised) return choose(chosen);
    const reopened = await reopenFiles(files);
    if (reopened === null) return setAsking(true);
    if (!reopened.every((file, index) => isUnchanged(files[index] as (typeof files)[number], file))) {
      return setOther(true);
    }
    onContinue(reopened);
  }

  function choose(candidates: readonly ChosenFile[]): void {
    const same = findSameFiles(files, candidates);
    setOther(same === null);
    if (same !== null) onContinue(same);
  }

  return (
    <article
      className={`${styles["card"]} ${isRecognised ? styles["recognised"] : ""}`}
      data-testid="unfinished-upload"
    >
      <h2 className={styles["title"]}>{title}</h2>
      {!isRecognised && <UploadName {...chosenNameParts(files)} />}
      <p className="soft">{t("sizeOfTotal", { done: format.size(storedBytes), total: format.size(totalBytes) })}</p>
      {isPicking && (
        <p
          key={String(isOther)}
          ref={reason}
          tabIndex={-1}
          className={styles["reason"]}
          {...(isOther && { role: "alert" })}
        >
          {t(isOther ? "otherFiles" : "sameFilesNeeded")}
        </p>
      )}
      <div className="controls">
        {isPicking ? (
          <FilePicker look="button" takes={isFolder ? "folder" : "files"} onFiles={choose}>
            <span>{t("selectFiles")}</span>
          </FilePicker>
        ) : (
          <Button data-testid="continue-upload" onClick={() => void goOn()}>
            <PlayIcon />
            <span>{t("goOn")}</span>
          </Button>
        )}
        <Button look="quiet" data-testid="discard-upload" onClick={onDiscard}>
          {t("deleteUpload")}
        </Button>
      </div>
    </article>
  );
}
