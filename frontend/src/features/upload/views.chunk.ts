// What follows the empty drop area, in one script; `lazy-views.ts` loads it.

export { ArchiveEditor } from "./archive-editor.tsx";
export { FinishedView } from "./finished-view.tsx";
export { NoticeDialog } from "./notice-dialog.tsx";
export { ProtectingView } from "./protecting-view.tsx";
export { SignInRequiredView } from "./sign-in-required-view.tsx";
export { UnprotectedView } from "./unprotected-view.tsx";
export { UploadingView } from "./uploading-view.tsx";
