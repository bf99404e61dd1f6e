import { useNavigate } from "react-router";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { Panel } from "../../shared/ui/panel.tsx";
import hidden from "../../shared/ui/visually-hidden.module.css";
import { ArchiveEditor } from "./archive-editor.tsx";
import { DropArea } from "./drop-area.tsx";
import { DropOverlay } from "./drop-overlay.tsx";
import { FinishedView } from "./finished-view.tsx";
import { NoticeDialog } from "./notice-dialog.tsx";
import { ProtectingView } from "./protecting-view.tsx";
import { UnprotectedView } from "./unprotected-view.tsx";
import { useUploadSession } from "./upload-session-context.tsx";
import { acceptsFiles } from "./upload-state.ts";
import { UploadingView } from "./uploading-view.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { useFilePaste } from "./use-file-paste.ts";

/** Sending, from the empty drop area to the finished link. */
export function UploadPanel() {
  const t = useText();
  const navigate = useNavigate();
  const session = useUploadSession();
  const { files, notice } = useReducerStore(session.archive);
  const state = useReducerStore(session.upload);
  const accepts = acceptsFiles(state);
  const dragging = useFileDrop({
    accepts,
    atMost: session.rules.maxFiles + 1,
    onFiles: session.addFiles,
    onUnreadable: () => session.archive.dispatch({ type: "refused", notice: { kind: "unreadableFiles" } }),
  });
  useFilePaste({ accepts, onFiles: session.addFiles });

  async function upload(): Promise<void> {
    const outcome = await session.start();
    if (outcome.kind === "failed") await navigate("/error", { state: { code: outcome.code } });
  }

  function view() {
    switch (state.kind) {
      case "idle":
        return (
          <>
            <h1 className={hidden["visuallyHidden"]}>{t("sendFiles")}</h1>
            {files.length === 0 ? (
              <DropArea maxBytes={session.rules.limits.MAX_FILE_SIZE} onFiles={session.addFiles} />
            ) : (
              <ArchiveEditor onUpload={() => void upload()} />
            )}
          </>
        );
      case "uploading":
        return <UploadingView state={state} />;
      case "protecting":
        return <ProtectingView />;
      case "unprotected":
        return <UnprotectedView state={state} />;
      case "finished":
        return <FinishedView state={state} />;
    }
  }

  return (
    <>
      <Panel>{view()}</Panel>
      {dragging && <DropOverlay />}
      {notice !== null && (
        <NoticeDialog notice={notice} onClose={() => session.archive.dispatch({ type: "noticeClosed" })} />
      )}
    </>
  );
}
