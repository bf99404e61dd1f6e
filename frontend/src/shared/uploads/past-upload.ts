import { parseUploadId } from "@envoi/protocol";
import { isObject } from "../storage/parse-json.ts";
import { type NameParts, nameParts } from "./name-parts.ts";
import type { OwnUpload } from "./own-upload.ts";

/** `gone`: used up or deleted on another device; the server does not distinguish these. */
type End = "downloaded" | "expired" | "deleted" | "gone";

/**
 * How an upload ended. `isLate`: whether the end was detected late, so that the upload may have ended before `endedAt`.
 */
export type Ending = { end: End; endedAt: number; isLate: boolean };

/** The device's record of one of the user's ended uploads, without its Secret and OwnerToken. */
export type PastUpload = NameParts & Ending & Pick<OwnUpload, "id" | "account">;

export function toPastUpload(upload: OwnUpload, ending: Ending): PastUpload {
  return { id: upload.id, account: upload.account, ...nameParts(upload), ...ending };
}

function isPastUpload(json: unknown): json is PastUpload {
  if (!isObject(json) || parseUploadId(json["id"]) === null) return false;
  const { first, more, end, endedAt } = json;
  return [typeof first, typeof end, typeof more, typeof endedAt].join() === "string,string,number,number";
}

/** @returns the valid records, whose `end` can be a value from a newer version of the page */
export function parsePastUploads(json: unknown): PastUpload[] {
  return Array.isArray(json) ? json.filter(isPastUpload) : [];
}
