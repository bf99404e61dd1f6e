import { encodeBase64Url, parseUrl } from "@envoi/protocol";
import type { KeptValues } from "./kept-values.ts";
import { isObject, parseJson } from "./parse-json.ts";

const DEVICE_ID_BYTES = 16;

export type Counter = "totalUploads" | "totalDownloads";
type Action = "upload" | "download";

/** Data about the device, under the names that Firefox Send's page used. */
export type DeviceRecord = {
  /** 16 random bytes, URL-safe base64; created at the first visit. */
  device_id: string;
  totalUploads: number;
  totalDownloads: number;
  /** Origin of the first visit's referrer; empty if there was none. */
  referrer: string;
  ab_experiments: Readonly<Record<string, string>>;
  /** Whether the first transfer on the device was an upload or a download; `null` if unknown. */
  firstAction: Action | null;
  surveyed: boolean;
};

const ACTION_OF: Record<Counter, Action> = { totalUploads: "upload", totalDownloads: "download" };

/** @returns the origin of a web site's URL; an empty string for any other URL, such as an app's */
function parseOrigin(address: string): string {
  const origin = parseUrl(address)?.origin ?? "null";
  return origin === "null" ? "" : origin;
}

/** On the first visit, creates the device's id and stores the referrer. */
export function beginDevice(values: KeptValues, referrer: string): void {
  if (values.get("device_id") !== null) return;
  values.set("device_id", encodeBase64Url(crypto.getRandomValues(new Uint8Array(DEVICE_ID_BYTES))));
  values.set("referrer", parseOrigin(referrer));
}

function readCounter(values: KeptValues, counter: Counter): number {
  const count = Number(values.get(counter) ?? 0);
  return Number.isSafeInteger(count) && count >= 0 ? count : 0;
}

function readAction(values: KeptValues): Action | null {
  const action = values.get("firstAction");
  return action === "upload" || action === "download" ? action : null;
}

function readExperiments(values: KeptValues): Record<string, string> {
  const json = parseJson(values.get("ab_experiments"));
  const entries = isObject(json) ? Object.entries(json) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

export function writeExperiment(values: KeptValues, experiment: string, variant: string): void {
  values.set("ab_experiments", JSON.stringify({ ...readExperiments(values), [experiment]: variant }));
}

export function readDevice(values: KeptValues): DeviceRecord {
  return {
    device_id: values.get("device_id") ?? "",
    totalUploads: readCounter(values, "totalUploads"),
    totalDownloads: readCounter(values, "totalDownloads"),
    referrer: values.get("referrer") ?? "",
    ab_experiments: readExperiments(values),
    firstAction: readAction(values),
    surveyed: values.get("surveyed") === "true",
  };
}

/** Counts a transfer. Also records whether the first one was an upload or a download. */
export function countTransfer(values: KeptValues, counter: Counter): void {
  const { totalUploads, totalDownloads, firstAction } = readDevice(values);
  values.set(counter, String(readCounter(values, counter) + 1));
  if (totalUploads + totalDownloads === 0 && firstAction === null) values.set("firstAction", ACTION_OF[counter]);
}
