import { lazyPart } from "../../shared/chunks/lazy-part.tsx";

export const DownloadStrip = lazyPart(
  "download-strip",
  () => import("./download-strip.tsx"),
  (module) => module.DownloadStrip,
);
