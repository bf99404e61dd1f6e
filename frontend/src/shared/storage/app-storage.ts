import { isLocale, type Locale } from "@envoi/locales";
import { parseUploadId, type UploadId } from "@envoi/protocol";
import { type AccountStorage, createAccountStorage } from "../account/account-storage.ts";
import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";
import { type OwnUpload, parseOwnUpload, toStoredUpload } from "../uploads/own-upload.ts";
import {
  beginDevice,
  type Counter,
  countTransfer,
  type DeviceRecord,
  isNewDevice,
  readDevice,
  writeExperiment,
} from "./device-record.ts";
import { createKeptValues, type Kept, type KeyValueStore } from "./kept-values.ts";
import { migrate } from "./migrate.ts";
import { parseJson } from "./parse-json.ts";

/**
 * Whether to say, once, that the device does not keep the list of uploads.
 *
 * @public e2e/screens reads each state that a person can see from the exported types.
 */
export type StorageNotice = { kind: "none" } | { kind: "shown"; reason: Exclude<Kept, "kept"> } | { kind: "closed" };

type StorageNoticeAction = { type: "uploadWritten"; kept: Kept } | { type: "noticeClosed" };

function reduceStorageNotice(state: StorageNotice, action: StorageNoticeAction): StorageNotice {
  switch (action.type) {
    case "uploadWritten":
      return state.kind === "none" && action.kept !== "kept" ? { kind: "shown", reason: action.kept } : state;
    case "noticeClosed":
      return { kind: "closed" };
  }
}

/** Everything the page keeps on the device. The keys are those of the protocol document, section 16. */
export type AppStorage = {
  /** The device keeps what it is given. */
  isUsable: boolean;
  isFirstVisit: boolean;
  notice: ReducerStore<StorageNotice, StorageNoticeAction>;
  /** Who is signed in, and what is kept of a sign-in under way. */
  account: AccountStorage;
  /** @returns readable records only, oldest first */
  listUploads: () => OwnUpload[];
  putUpload: (upload: OwnUpload) => void;
  /** Changes the record as the device has it: another tab may have changed or removed it meanwhile. */
  changeUpload: (id: UploadId, change: (upload: OwnUpload) => OwnUpload) => void;
  removeUpload: (id: UploadId) => void;
  count: (counter: Counter) => void;
  readDevice: () => DeviceRecord;
  /** Of an experiment, this device has this variant from now on. */
  enrol: (experiment: string, variant: string) => void;
  markSurveyed: () => void;
  readClosedPromo: () => string | null;
  writeClosedPromo: (promo: string) => void;
  /** For `readLanguage`, when the page begins the next time. */
  writeLanguage: (language: Locale | null) => void;
  /** Where a page that was opened from a local file finds its server. */
  readSocketUrl: () => string | null;
};

const LANGUAGE_KEY = "language";
const PROBE_KEY = "storageProbe";

/**
 * The language chosen by hand, before anything is written on the device.
 *
 * @param storage - `null` where the browser gives none
 * @returns `null` for none, and for one that this page does not speak
 */
export function readLanguage(storage: KeyValueStore | null): Locale | null {
  const language = createKeptValues(storage).get(LANGUAGE_KEY);
  return language !== null && isLocale(language) ? language : null;
}

/**
 * @param storage - `null` where the browser gives none
 * @param visit.referrer - the page that led here, or empty text
 */
export function createAppStorage(storage: KeyValueStore | null, { referrer = "" } = {}): AppStorage {
  const values = createKeptValues(storage);
  const notice = createReducerStore<StorageNotice, StorageNoticeAction>(reduceStorageNotice, { kind: "none" });
  const isUsable = values.set(PROBE_KEY, "") === "kept";
  values.remove(PROBE_KEY);
  const isFirstVisit = isNewDevice(values);
  migrate(values);
  beginDevice(values, isFirstVisit ? referrer : null);

  function readUpload(key: string): OwnUpload | null {
    return parseOwnUpload(parseJson(values.get(key)));
  }

  function putUpload(upload: OwnUpload): void {
    const kept = values.set(upload.id, JSON.stringify(toStoredUpload(upload)));
    notice.dispatch({ type: "uploadWritten", kept });
  }

  return {
    isUsable,
    isFirstVisit,
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
    count: (counter) => countTransfer(values, counter),
    readDevice: () => readDevice(values),
    enrol: (experiment, variant) => writeExperiment(values, experiment, variant),
    markSurveyed: () => void values.set("surveyed", "true"),
    readClosedPromo: () => values.get("closedPromo"),
    writeClosedPromo: (promo) => void values.set("closedPromo", promo),
    writeLanguage: (language) =>
      void (language === null ? values.remove(LANGUAGE_KEY) : values.set(LANGUAGE_KEY, language)),
    readSocketUrl: () => values.get("wssURL"),
  };
}
