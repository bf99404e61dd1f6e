import type { UploadProgress } from "./transfer.ts";

/**
 * Passes reports on that change what the page shows: what the server has, not what was merely sent to it. While it sends,
 * the page would otherwise render ten times a second instead of twice.
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
