import { lazyPart } from "../../../shared/chunks/lazy-part.tsx";

export const FilePreviewDialog = lazyPart(
  "file-preview",
  async () => (await import("./file-preview-dialog.tsx")).FilePreviewDialog,
);
