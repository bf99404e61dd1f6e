// One script for everything that follows the empty drop area; loaded by `lazy-views.ts`.

export { ArchiveEditor } from "./archive-editor.tsx";
export { FinishedView } from "./finished-view.tsx";
export { NoticeDialog } from "./notice-dialog.tsx";
export { ProtectingView, UnprotectedView } from "./password-views.tsx";
export { SignInRequiredView } from "./sign-in-required-view.tsx";
export { UploadingView } from "./uploading-view.tsx";
