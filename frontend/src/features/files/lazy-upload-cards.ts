import { lazyPart } from "../../shared/chunks/lazy-part.tsx";

export const UploadCards = lazyPart(
  "upload-cards",
  () => import("./upload-cards.tsx"),
  (module) => module.UploadCards,
);
