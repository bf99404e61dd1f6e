import { loadChunk } from "../../../shared/chunks/load-chunk.ts";

/** @returns `createUploadRun` */
export async function loadUploadRun() {
  return (await loadChunk("upload-run", () => import("./upload-run.ts"))).createUploadRun;
}
