import { type ReactNode, useLayoutEffect, useMemo } from "react";
import { CrashBoundary } from "../../../shared/chunks/crash-boundary.tsx";
import { usePublicConfig } from "../../../shared/config/config-context.tsx";
import { type Environment, useEnvironment } from "../../../shared/environment.tsx";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import type { SendingState } from "../../../shared/transfer/sending-state.ts";
import type { NamedFile } from "../../../shared/transfer/transfer.ts";
import { MAX_READ_FILES } from "../archive/archive.ts";
import { type ArchiveRules, UNKNOWN_RULES } from "../archive/archive-rules.ts";
import { toNamedFiles } from "../archive/named-files.ts";
import { UploadQueueContext, useUploadDraft } from "../run/upload-keeper.tsx";
import { createUploadQueue, type UploadQueue } from "../run/upload-queue.ts";
import { ChoosingView } from "./choosing-view.tsx";
import { ArchiveNotice, DeliveryEditor, DropOverlay, SendingView } from "./lazy-views.ts";
import { useFileDrop, usePaste } from "./use-drop-and-paste.ts";

type ChosenDelivery = { files: readonly NamedFile[]; sender: string; message: string };

type DeliveryChooserProps = {
  /** What the files are chosen for. They stay chosen while the page shows something else. */
  request: object;
  maxBytes: number;
  kinds: readonly string[];
  /** The delivery under way; `null` while files can be chosen. */
  sending: SendingState | null;
  /** @returns whether the files have been sent, and need not stay chosen */
  onSend: (delivery: ChosenDelivery) => Promise<boolean>;
  onPause: (isPaused: boolean) => void;
  onCancel: () => void;
  /** Shown above the files while they can be chosen. */
  children: ReactNode;
};

const queues = new WeakMap<object, UploadQueue>();

function queueOf(request: object, environment: Environment): UploadQueue {
  const queue = queues.get(request) ?? createUploadQueue(environment, UNKNOWN_RULES);
  queues.set(request, queue);
  return queue;
}

/** Chooses files and a note for a request, as for an upload, and shows the progress of sending them. */
export function DeliveryChooser({ request, maxBytes, kinds, ...props }: DeliveryChooserProps) {
  const queue = queueOf(request, useEnvironment());
  const maxFiles = usePublicConfig()?.LIMITS.MAX_FILES_PER_ARCHIVE;
  const rules = useMemo<ArchiveRules>(
    () =>
      maxFiles === undefined
        ? UNKNOWN_RULES
        : {
            ...UNKNOWN_RULES,
            limits: { ...UNKNOWN_RULES.limits, MAX_FILE_SIZE: maxBytes },
            largestFileBytes: maxBytes,
            maxFiles,
            kinds,
          },
    [maxBytes, maxFiles, kinds],
  );
  useLayoutEffect(() => queue.changeRules(rules), [queue, rules]);
  return (
    <UploadQueueContext value={queue}>
      <Delivery {...props} />
    </UploadQueueContext>
  );
}

function Delivery({
  sending,
  onSend,
  onPause,
  onCancel,
  children,
}: Omit<DeliveryChooserProps, "request" | "maxBytes" | "kinds">) {
  const draft = useUploadDraft();
  const { files, notice } = useReducerStore(draft.archive);
  const { maxFiles } = useReducerStore(draft.rules);
  const receiving = {
    accepts: sending === null,
    atMost: Math.max(MAX_READ_FILES, maxFiles + 1),
    onFiles: draft.addFiles,
    onUnreadable: () => draft.archive.dispatch({ type: "refused", notice: { kind: "unreadableFiles" } }),
  };
  const dragging = useFileDrop(receiving);
  usePaste(receiving, (pasted) => draft.add({ type: "noteOpened", pasted }));

  async function send(): Promise<void> {
    const { senderName, message } = draft.archive.getState();
    const isSent = await onSend({ files: toNamedFiles(files), sender: senderName.trim(), message: message.trim() });
    if (!isSent) return;
    draft.archive.dispatch({ type: "cleared" });
    draft.archive.dispatch({ type: "changed", change: { senderName } });
  }

  if (sending !== null) return <SendingView files={files} sending={sending} onPause={onPause} onCancel={onCancel} />;
  return (
    <>
      {children}
      <ChoosingView isLanding heading="h2" editor={<DeliveryEditor onSend={() => void send()} />} />
      <CrashBoundary extent="aside">
        {dragging && <DropOverlay />}
        {notice !== null && <ArchiveNotice notice={notice} signUpDialog={() => null} />}
      </CrashBoundary>
    </>
  );
}
