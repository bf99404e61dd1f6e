import { latePart } from "../../shared/chunks/late-part.tsx";

export const UploadCard = latePart("upload-card", async () => (await import("./upload-card.tsx")).UploadCard);
