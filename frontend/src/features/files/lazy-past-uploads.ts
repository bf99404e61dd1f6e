import { lazyPart } from "../../shared/chunks/lazy-part.tsx";

export const PastUploads = lazyPart(
  "past-uploads",
  () => import("./past-uploads.tsx"),
  (module) => module.PastUploads,
);
