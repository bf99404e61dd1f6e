export { FilePreviewDialog } from "./file-preview-dialog.tsx";
export { ReceivedThumbnail } from "./thumbnails/received-thumbnail.tsx";
