import type { UploadProgress } from "./transfer.ts";

/**
 * Forwards only reports that change the shown progress: bytes stored by the server, not bytes sent to it. Otherwise the
 * page would render ten times a second instead of twice.
 */
export function shownChanges(onProgress: (progress: UploadProgress) => void): (progress: UploadProgress) => void {
  let last: Partial<UploadProgress> = {};
  return (progress) => {
    const isSame = (name: keyof UploadProgress) => name === "sentBytes" || last[name] === progress[name];
    if ((Object.keys(progress) as (keyof UploadProgress)[]).every(isSame)) return;
    last = progress;
    onProgress(progress);
  };
}
