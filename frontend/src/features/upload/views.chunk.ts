// What follows the empty drop area, in one script; `lazy-views.ts` loads it.

export { ArchiveEditor } from "./archive-editor.tsx";
export { FinishedView } from "./finished-view.tsx";
export { NoticeDialog } from "./notice-dialog.tsx";
export { ProtectingView, UnprotectedView } from "./password-views.tsx";
export { SignInRequiredView } from "./sign-in-required-view.tsx";
export { UploadingView } from "./uploading-view.tsx";
