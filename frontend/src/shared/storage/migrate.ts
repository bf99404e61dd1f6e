import { parseUploadId } from "@envoi/protocol";
import type { KeptValues } from "./kept-values.ts";
import { isObject, parseJson } from "./parse-json.ts";

export const VERSION_KEY = "storageVersion";

/**
 * From each older form to the next one. What has no version was left by another client of the same origin: its records
 * are those of version 1.
 */
const STEPS: Record<string, { to: string; bring: (values: KeptValues) => void }> = {
  "1": { to: "2", bring: addRecordFlags },
};

/** Version 1 had neither `nonce` nor `expired`; what is no record of ours is left alone. */
function addRecordFlags(values: KeptValues): void {
  for (const key of values.keys().filter((name) => parseUploadId(name) !== null)) {
    const record = parseJson(values.get(key));
    if (isObject(record)) values.set(key, JSON.stringify({ nonce: null, expired: false, ...record }));
  }
}

/** Brings what an older page has stored into today's form. What a newer one has stored stays as it is. */
export function migrate(values: KeptValues): void {
  for (let step = STEPS[values.get(VERSION_KEY) ?? "1"]; step !== undefined; step = STEPS[step.to]) {
    step.bring(values);
    values.set(VERSION_KEY, step.to);
  }
}
