import { isLocale, type Locale } from "@envoi/locales";
import { parseUploadId, type UploadId } from "@envoi/protocol";
import { type AccountStorage, createAccountStorage } from "../account/account-storage.ts";
import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";
import { type OwnUpload, parseOwnUpload, toStoredUpload } from "../uploads/own-upload.ts";
import { type PastUpload, parsePastUploads } from "../uploads/past-upload.ts";
import {
  beginDevice,
  type Counter,
  countTransfer,
  type DeviceRecord,
  readDevice,
  writeExperiment,
} from "./device-record.ts";
import { createKeptValues, type KeyValueStore, type StorageResult } from "./kept-values.ts";
import { parseJson } from "./parse-json.ts";

/**
 * Whether to warn, once, that the device does not store the list of uploads.
 *
 * @public e2e/screens reads each state that a person can see from the exported types.
 */
export type StorageNotice =
  | { kind: "none" }
  | { kind: "shown"; reason: Exclude<StorageResult, "kept"> }
  | { kind: "closed" };

type StorageNoticeAction = { type: "uploadWritten"; kept: StorageResult } | { type: "noticeClosed" };

function reduceStorageNotice(state: StorageNotice, action: StorageNoticeAction): StorageNotice {
  switch (action.type) {
    case "uploadWritten":
      return state.kind === "none" && action.kept !== "kept" ? { kind: "shown", reason: action.kept } : state;
    case "noticeClosed":
      return { kind: "closed" };
  }
}

/**
 * Short values that the page remembers.
 * - `signedOutBy`: how the last person was signed out, perhaps in another tab
 * - `leaving`: see [Note: Leaving]
 * - `joinDeclined`: `yes` if the signed-in person does not add signed-out uploads to their account
 * - `lastEventId`: id of the owner event after which to continue
 * - `lastChoices`: downloads and seconds of the last upload, such as `5 604800`, unless they were the defaults
 * - `notifications`: `on` if the person wants them for downloads
 * - `shortcuts`: `off` if the person does not want them
 * - `surveyed`: `true` once the person was asked
 * - `closedPromo`: the text that was closed
 */
type Mark =
  | ("signedOutBy" | "leaving" | "joinDeclined")
  | ("lastEventId" | "lastChoices" | "notifications")
  | ("shortcuts" | "surveyed" | "closedPromo");

/** Everything the page stores on the device, mostly under the names that Firefox Send's page used. */
export type AppStorage = {
  /** Whether the device stores values. */
  isUsable: boolean;
  /** Whether this device had sent or received anything before the page was opened. */
  hasTransferred: boolean;
  notice: ReducerStore<StorageNotice, StorageNoticeAction>;
  /** The signed-in person, and a pending sign-in. */
  account: AccountStorage;
  /** @returns readable records only, oldest first */
  listUploads: () => OwnUpload[];
  putUpload: (upload: OwnUpload) => void;
  /** Changes the record as stored now: another tab may have changed or removed it. */
  changeUpload: (id: UploadId, change: (upload: OwnUpload) => OwnUpload) => void;
  removeUpload: (id: UploadId) => void;
  /** Own uploads that have ended. */
  listPast: () => PastUpload[];
  writePast: (past: readonly PastUpload[]) => void;
  count: (counter: Counter) => void;
  readDevice: () => DeviceRecord;
  /** Stores this device's variant of an experiment. */
  enrol: (experiment: string, variant: string) => void;
  readMark: (mark: Mark) => string | null;
  /** @param value - `null` removes it */
  writeMark: (mark: Mark, value: string | null) => void;
  /** Read by `readLanguage` the next time the page starts. */
  writeLanguage: (language: Locale | null) => void;
  /** The server's address for a page opened from a local file. */
  readSocketUrl: () => string | null;
};

const LANGUAGE_KEY = "language";
const PAST_KEY = "pastUploads";
const PROBE_KEY = "storageProbe";

/**
 * The person's choice of language, read before anything is stored.
 *
 * @param storage - `null` if the browser provides none
 * @returns `null` if there is none, or this page does not have it
 */
export function readLanguage(storage: KeyValueStore | null): Locale | null {
  const language = createKeptValues(storage).get(LANGUAGE_KEY);
  return language !== null && isLocale(language) ? language : null;
}

/**
 * @param storage - `null` if the browser provides none
 * @param visit.referrer - the page that linked here, or an empty string
 */
export function createAppStorage(storage: KeyValueStore | null, { referrer = "" } = {}): AppStorage {
  const values = createKeptValues(storage);
  const notice = createReducerStore<StorageNotice, StorageNoticeAction>(reduceStorageNotice, { kind: "none" });
  const isUsable = values.set(PROBE_KEY, "") === "kept";
  values.remove(PROBE_KEY);
  beginDevice(values, referrer);
  const { totalUploads, totalDownloads } = readDevice(values);

  function readUpload(key: string): OwnUpload | null {
    return parseOwnUpload(parseJson(values.get(key)));
  }

  function putUpload(upload: OwnUpload): void {
    const kept = values.set(upload.id, JSON.stringify(toStoredUpload(upload)));
    notice.dispatch({ type: "uploadWritten", kept });
  }

  return {
    isUsable,
    hasTransferred: totalUploads + totalDownloads > 0,
    notice,
    account: createAccountStorage(values),
    listUploads() {
      return values
        .keys()
        .filter((key) => parseUploadId(key) !== null)
        .map(readUpload)
        .filter((upload) => upload !== null)
        .sort((one, other) => one.createdAt - other.createdAt);
    },
    putUpload,
    changeUpload(id, change) {
      const upload = readUpload(id);
      if (upload !== null) putUpload(change(upload));
    },
    removeUpload: (id) => void values.remove(id),
    listPast: () => parsePastUploads(parseJson(values.get(PAST_KEY))),
    writePast: (past) =>
      void (past.length === 0 ? values.remove(PAST_KEY) : values.set(PAST_KEY, JSON.stringify(past))),
    count: (counter) => countTransfer(values, counter),
    readDevice: () => readDevice(values),
    enrol: (experiment, variant) => writeExperiment(values, experiment, variant),
    readMark: (mark) => values.get(mark),
    writeMark: (mark, value) => void (value === null ? values.remove(mark) : values.set(mark, value)),
    writeLanguage: (language) =>
      void (language === null ? values.remove(LANGUAGE_KEY) : values.set(LANGUAGE_KEY, language)),
    readSocketUrl: () => values.get("wssURL"),
  };
}
