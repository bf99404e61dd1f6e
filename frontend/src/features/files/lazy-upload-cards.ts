import { lazyPart } from "../../shared/chunks/lazy-part.tsx";

export const UploadCards = lazyPart("upload-cards", async () => (await import("./upload-cards.tsx")).UploadCards);
