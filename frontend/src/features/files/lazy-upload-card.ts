import { lazyPart } from "../../shared/chunks/lazy-part.tsx";

export const UploadCard = lazyPart("upload-card", async () => (await import("./upload-card.tsx")).UploadCard);
