import { lazyPart } from "../chunks/lazy-part.tsx";

const load = () => import("./file-preview.chunk.ts");
const CHUNK = "file-preview";

export const FilePreviewDialog = lazyPart(CHUNK, load, "FilePreviewDialog");
export const ReceivedThumbnail = lazyPart(CHUNK, load, "ReceivedThumbnail");
