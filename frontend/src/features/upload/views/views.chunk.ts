// One script with all views after the empty drop area; loaded by `lazy-views.ts`.

export { AccountNeeded } from "../../../shared/ui/account-needed.tsx";
export { ArchiveEditor } from "./archive-editor.tsx";
export { ArchiveNotice } from "./archive-notice.tsx";
export { DeliveryEditor } from "./delivery-editor.tsx";
export { DropOverlay } from "./drop-overlay.tsx";
export { FinishedView } from "./finished-view.tsx";
export { LinkOffers } from "./link-offers.tsx";
export { NoteEditor } from "./note-editor.tsx";
export { ProtectingView, UnprotectedView } from "./password-views.tsx";
export { ProtectionDialog } from "./protection-dialog.tsx";
export { RemovedFile } from "./removed-file.tsx";
export { SharedFiles } from "./shared-files.tsx";
export { UnfinishedUploads } from "./unfinished-uploads.tsx";
export { UploadGuard, UploadStrip } from "./upload-status.tsx";
export { SendingView, UploadingView } from "./uploading-view.tsx";
