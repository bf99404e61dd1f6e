import { lazyPart } from "../chunks/lazy-part.tsx";

export const FilePreviewDialog = lazyPart(
  "file-preview",
  () => import("./file-preview-dialog.tsx"),
  (module) => module.FilePreviewDialog,
);
