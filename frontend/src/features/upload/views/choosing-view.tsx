import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { CrashBoundary } from "../../../shared/chunks/crash-boundary.tsx";
import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import hidden from "../../../shared/ui/visually-hidden.module.css";
import { type SkippedFiles, type SkipReason, totalBytes } from "../archive/archive.ts";
import { removedText } from "../archive/removed-files.ts";
import { useUploadDraft } from "../run/upload-keeper.tsx";
import styles from "./choosing-view.module.css";
import { DropArea, DropAreaOutline } from "./drop-area.tsx";
import { AccountNeeded, NoteEditor, RemovedFile } from "./lazy-views.ts";

type ChoosingViewProps = {
  /** Whether this is the first page shown. */
  isLanding: boolean;
  /** Shows the selected files. */
  editor: ReactNode;
  /** The level of the hidden heading. */
  heading?: "h1" | "h2";
  /** Shown above the drop area, or above the selected files once loaded. */
  children?: ReactNode;
};

/** The screen without an upload in progress: the drop area, or the selected files. */
export function ChoosingView({ isLanding, editor, heading = "h1", children }: ChoosingViewProps) {
  const t = useText();
  const format = useFormat();
  const draft = useUploadDraft();
  const { archive, upload, add, addFiles } = draft;
  const rules = useReducerStore(draft.rules);
  const { files, skipped, noteText, held, removals } = useReducerStore(archive);
  const isEmpty = files.length === 0;
  const removed = removals.at(-1)?.[0];
  const askForAccount = () => archive.dispatch({ type: "accountAsked" });
  // On a freshly loaded page, the focus stays where the browser puts it.
  const isFirstView = isLanding && draft.key === 0 && upload.getState() === upload.getInitialState();
  function content() {
    if (rules.needsAccount) {
      const { canSignUp } = rules;
      const needed = { title: t("accountNeeded"), lead: t("accountNeededLead"), canSignUp };
      return <AccountNeeded {...needed} onAccount={askForAccount} />;
    }
    if (held.length > 0) return <DropAreaOutline />;
    if (noteText !== null) return <NoteEditor text={noteText} />;
    if (isEmpty)
      return (
        <>
          {removed && <RemovedFile />}
          <DropArea
            rules={rules}
            onFiles={addFiles}
            onNote={() => add({ type: "noteOpened" })}
            onAccount={askForAccount}
          />
        </>
      );
    return editor;
  }

  function announcement() {
    if (held.length > 0) return t("loading");
    if (isEmpty) return removed && removedText(t, removed);
    if (files.every(({ note }) => note !== undefined)) return t("noteLabel");
    return t("chosenTold", {
      files: t("filesCount", { count: files.length }),
      size: format.size(totalBytes(files)),
    });
  }

  return (
    <>
      <Title key={String(isEmpty)} level={heading} takesFocus={!isFirstView} />
      <p className={hidden["visuallyHidden"]} role="status">
        {announcement()}
      </p>
      {noteText === null && <CrashBoundary extent="aside">{children}</CrashBoundary>}
      {!rules.needsAccount && <SkippedNote skipped={skipped} />}
      {content()}
    </>
  );
}

/**
 * The heading, visually hidden because it repeats the drop area. Takes the focus from the element that this view
 * replaced.
 */
function Title({ level: Level, takesFocus }: { level: "h1" | "h2"; takesFocus: boolean }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus();
  });
  useEffect(() => begin(), []);
  return (
    <Level ref={heading} tabIndex={-1} className={hidden["visuallyHidden"]}>
      {t("sendFiles")}
    </Level>
  );
}

/** Maximum number of file names shown per reason, to keep the page short. */
const MAX_NAMES = 3;

const REASONS: readonly SkipReason[] = ["none", "empty", "chosen", "system", "unreadable"];

/** Shows the number of new files not added, and why. Always mounted so that screen readers announce changes. */
function SkippedNote({ skipped }: { skipped: SkippedFiles }) {
  const t = useText();
  const notes = REASONS.flatMap((reason) => {
    const paths = skipped[reason];
    if (paths === undefined) return [];
    const name = [...paths.slice(0, MAX_NAMES), ...(paths.length > MAX_NAMES ? ["…"] : [])].join(", ");
    return <span key={reason}>{t(`skipped-${reason}`, { count: paths.length, name })}</span>;
  });
  return (
    <p role="status" data-testid="skipped-files" className={notes.length ? styles["note"] : hidden["visuallyHidden"]}>
      {notes}
    </p>
  );
}
