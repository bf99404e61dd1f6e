import { parseRequestId, parseUploadId, type RequestId, type UploadId } from "@envoi/protocol";
import type { Environment } from "../../../shared/environment.tsx";
import { isObject, parseJson } from "../../../shared/storage/parse-json.ts";

/** The device's record of something sent to a request. Contains nothing of the content. */
export type SentDelivery = {
  request: RequestId;
  id: UploadId;
  receipt: string;
  /** ms since 1970 */
  at: number;
  files: number;
  bytes: number;
};

/** Older records are dropped. */
const MAX_SENT = 200;

function isSentDelivery(json: unknown): json is SentDelivery {
  if (!isObject(json)) return false;
  const { request, id, receipt, at, files, bytes } = json;
  if (typeof request !== "string" || parseRequestId(request) === null || parseUploadId(id) === null) return false;
  return [typeof receipt, typeof at, typeof files, typeof bytes].join() === "string,number,number,number";
}

type Storage = Pick<Environment["storage"], "readMark" | "writeMark">;

function readAll(storage: Storage): SentDelivery[] {
  const json = parseJson(storage.readMark("sentDeliveries"));
  return Array.isArray(json) ? json.filter(isSentDelivery) : [];
}

/** @returns what was sent from this device to a request, newest first */
export function listSent(storage: Storage, request: RequestId): SentDelivery[] {
  return readAll(storage).filter((sent) => sent.request === request);
}

export function addSent(storage: Storage, sent: SentDelivery): void {
  storage.writeMark("sentDeliveries", JSON.stringify([sent, ...readAll(storage)].slice(0, MAX_SENT)));
}
