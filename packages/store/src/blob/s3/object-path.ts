import type { BlobKey } from "../port.ts";

/** The path of an object below the bucket's URL. */
export function objectPath(key: BlobKey): string {
  return `/${key.split("/").map(encodeURIComponent).join("/")}`;
}
