import { latePart } from "../../shared/chunks/late-part.tsx";

export const DownloadStrip = latePart(
  "download-strip",
  async () => (await import("./download-strip.tsx")).DownloadStrip,
);
