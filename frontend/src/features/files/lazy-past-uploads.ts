import { lazyPart } from "../../shared/chunks/lazy-part.tsx";

export const PastUploads = lazyPart("past-uploads", async () => (await import("./past-uploads.tsx")).PastUploads);
