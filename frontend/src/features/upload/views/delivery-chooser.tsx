import { useLayoutEffect, useMemo } from "react";
import { uidOf } from "../../../shared/account/account-state.ts";
import { CrashBoundary } from "../../../shared/chunks/crash-boundary.tsx";
import { usePreload } from "../../../shared/chunks/use-preload.ts";
import { usePublicConfig } from "../../../shared/config/config-context.tsx";
import { type Environment, useEnvironment } from "../../../shared/environment.tsx";
import type { DeliverySlotProps } from "../../../shared/requests/delivery-slot.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import type { ChosenDelivery } from "../../../shared/transfer/transfer.ts";
import type { UnfinishedEntry } from "../../../shared/unfinished-draft.ts";
import { MAX_READ_FILES } from "../archive/archive.ts";
import { type ArchiveRules, UNKNOWN_RULES } from "../archive/archive-rules.ts";
import { loadCollecting } from "../archive/collect-items.ts";
import { toNamedFiles } from "../archive/named-files.ts";
import { toUnfinishedDraft } from "../archive/unfinished-files.ts";
import { UploadQueueContext, useUploadDraft } from "../run/upload-keeper.tsx";
import { createUploadQueue, type UploadQueue } from "../run/upload-queue.ts";
import { ChoosingView } from "./choosing-view.tsx";
import {
  ArchiveNotice,
  DeliveryEditor,
  DropOverlay,
  preloadViews,
  SendingView,
  UnfinishedUploads,
} from "./lazy-views.ts";
import { useFileDrop, usePaste } from "./use-drop-and-paste.ts";

const queues = new WeakMap<object, UploadQueue>();

function queueOf(request: object, environment: Environment): UploadQueue {
  const queue = queues.get(request) ?? createUploadQueue(environment, UNKNOWN_RULES);
  queues.set(request, queue);
  return queue;
}

/** Chooses files and a note for a request, as for an upload, and shows the progress of sending them. */
export function DeliveryChooser({ request, maxBytes, kinds, ...props }: DeliverySlotProps) {
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

const preloadDelivery = () => Promise.all([preloadViews(), loadCollecting()]);

function Delivery({
  requestId,
  isFull,
  sending,
  onSend,
  onPause,
  onCancel,
  onDiscarded,
  children,
}: Omit<DeliverySlotProps, "request" | "maxBytes" | "kinds">) {
  const { account } = useEnvironment();
  // The connection may be lost once the page is open.
  usePreload(preloadDelivery);
  const draft = useUploadDraft();
  const { files, notice } = useReducerStore(draft.archive);
  const { maxFiles } = useReducerStore(draft.rules);
  const receiving = {
    accepts: sending === null && !isFull,
    atMost: Math.max(MAX_READ_FILES, maxFiles + 1),
    onFiles: draft.addFiles,
    onUnreadable: () => draft.archive.dispatch({ type: "refused", notice: { kind: "unreadableFiles" } }),
  };
  const dragging = useFileDrop(receiving);
  usePaste(receiving, (pasted) => draft.add({ type: "noteOpened", pasted }));

  /** @param unfinished - the interrupted delivery that the chosen files continue */
  async function send(unfinished: UnfinishedEntry | null): Promise<void> {
    const archive = draft.archive.getState();
    const { senderName, message } = archive;
    const chosen: ChosenDelivery = {
      files: toNamedFiles(archive.files),
      sender: senderName.trim(),
      message: message.trim(),
      // A continued delivery keeps its owner.
      draft: unfinished?.draft ?? { ...toUnfinishedDraft(archive, uidOf(account.getState())), request: requestId },
    };
    if (!(await onSend(chosen, unfinished?.id ?? null))) return;
    draft.archive.dispatch({ type: "cleared" });
    draft.archive.dispatch({ type: "changed", change: { senderName } });
  }

  if (sending !== null) return <SendingView files={files} sending={sending} onPause={onPause} onCancel={onCancel} />;
  const unfinished = (
    <UnfinishedUploads
      request={requestId}
      isOnlyChoice={isFull}
      onContinue={(kept, archive) => {
        draft.archive.dispatch({ type: "restored", archive });
        void send(kept);
      }}
      onDiscarded={onDiscarded}
    />
  );
  if (isFull) {
    return (
      <>
        {children}
        <CrashBoundary extent="aside">{unfinished}</CrashBoundary>
      </>
    );
  }
  return (
    <>
      {children}
      <ChoosingView isLanding heading="h2" editor={<DeliveryEditor onSend={() => void send(null)} />}>
        {unfinished}
      </ChoosingView>
      <CrashBoundary extent="aside">
        {dragging && <DropOverlay />}
        {notice !== null && <ArchiveNotice notice={notice} signUpDialog={() => null} />}
      </CrashBoundary>
    </>
  );
}
