import { parseUploadId } from "@envoi/protocol";
import type { KeptValues } from "./kept-values.ts";
import { isObject, parseJson } from "./parse-json.ts";

export const VERSION_KEY = "storageVersion";

/**
 * Migrations from each version to the next. Data without a version come from another client on this origin, whose
 * records have version 1.
 */
const STEPS: Record<string, { to: string; bring: (values: KeptValues) => void }> = {
  "1": { to: "2", bring: addRecordFlags },
  // Version 3 added the list of uploads that have ended.
  "2": { to: "3", bring: () => undefined },
};

/** Version 1 had neither `nonce` nor `expired`. Does not change unknown records. */
function addRecordFlags(values: KeptValues): void {
  for (const key of values.keys().filter((name) => parseUploadId(name) !== null)) {
    const record = parseJson(values.get(key));
    if (isObject(record)) values.set(key, JSON.stringify({ nonce: null, expired: false, ...record }));
  }
}

/** Migrates data from an older version of the page. Does not change data from a newer one. */
export function migrate(values: KeptValues): void {
  for (let step = STEPS[values.get(VERSION_KEY) ?? "1"]; step !== undefined; step = STEPS[step.to]) {
    step.bring(values);
    values.set(VERSION_KEY, step.to);
  }
}
