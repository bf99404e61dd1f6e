import { lazyPart } from "../../shared/chunks/lazy-part.tsx";

export const DownloadStrip = lazyPart(
  "download-strip",
  async () => (await import("./download-strip.tsx")).DownloadStrip,
);
