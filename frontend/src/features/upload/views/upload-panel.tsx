import { useCallback } from "react";
import { CrashBoundary } from "../../../shared/chunks/crash-boundary.tsx";
import { usePreload } from "../../../shared/chunks/use-preload.ts";
import { useEnvironment } from "../../../shared/environment.tsx";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import type { SignUpDialogSlot } from "../../../shared/ui/account-needed.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { Skeleton } from "../../../shared/ui/skeleton.tsx";
import { MAX_READ_FILES } from "../archive/archive.ts";
import { loadCollecting } from "../archive/collect-items.ts";
import { loadUploadRun } from "../run/upload-draft.ts";
import { useStartUpload, useUploadQueue } from "../run/upload-keeper.tsx";
import { acceptsFiles } from "../run/upload-state.ts";
import { ChoosingView } from "./choosing-view.tsx";
import {
  ArchiveEditor,
  ArchiveNotice,
  DropOverlay,
  FinishedView,
  LinkOffers,
  ProtectingView,
  preloadViews,
  SharedFiles,
  UnfinishedUploads,
  UnprotectedView,
  UploadingView,
} from "./lazy-views.ts";
import { useFileDrop, usePaste } from "./use-drop-and-paste.ts";

/** The screens of an upload, from the empty drop area to the link. */
export function UploadPanel({ isLanding, signUpDialog }: { isLanding: boolean; signUpDialog: SignUpDialogSlot }) {
  const { shown: draft, offered } = useReducerStore(useUploadQueue().store);
  const startUpload = useStartUpload(draft);
  const archive = useReducerStore(draft.archive);
  const { maxFiles, needsAccount } = useReducerStore(draft.rules);
  const state = useReducerStore(draft.upload);
  // A running upload keeps its initial limits.
  const notice = acceptsFiles(state) ? archive.notice : null;
  const accepts = acceptsFiles(state) && !needsAccount;
  const onUnreadable = () => draft.archive.dispatch({ type: "refused", notice: { kind: "unreadableFiles" } });
  const receiving = {
    accepts,
    atMost: Math.max(MAX_READ_FILES, maxFiles + 1),
    onFiles: draft.addFiles,
    onUnreadable,
  };
  const dragging = useFileDrop(receiving);
  usePaste(receiving, (pasted) => draft.add({ type: "noteOpened", pasted }));
  const { transfer } = useEnvironment();
  // Preloads the views that follow the empty drop area, and the worker, which any call starts.
  usePreload(
    useCallback(
      () =>
        Promise.all([
          preloadViews(),
          loadCollecting(),
          loadUploadRun(),
          transfer.delay(0, new AbortController().signal),
        ]),
      [transfer],
    ),
  );

  const choosing = (
    <ChoosingView isLanding={isLanding} editor={<ArchiveEditor onUpload={() => void startUpload(draft.start)} />}>
      <UnfinishedUploads onContinue={(kept, restored) => void startUpload(() => draft.goOn(kept, restored))} />
    </ChoosingView>
  );

  function view() {
    switch (state.kind) {
      case "idle":
        return choosing;
      case "waiting":
      case "uploading":
        return <UploadingView state={state} />;
      case "protecting":
        return <ProtectingView />;
      case "unprotected":
        return <UnprotectedView state={state} />;
      case "finished":
        return <FinishedView state={state} choosing={choosing} />;
    }
  }

  return (
    <>
      <Panel>
        <CrashBoundary key={draft.key} extent="part" fallback={<Skeleton />}>
          {view()}
        </CrashBoundary>
      </Panel>
      <CrashBoundary extent="aside">{dragging && <DropOverlay />}</CrashBoundary>
      <CrashBoundary extent="part">
        {offered.length > 0 && <LinkOffers offered={offered} />}
        {accepts && <SharedFiles onFiles={draft.addFiles} onUnreadable={onUnreadable} />}
        {notice !== null && <ArchiveNotice notice={notice} signUpDialog={signUpDialog} />}
      </CrashBoundary>
    </>
  );
}
