import { isLocale, type Locale } from "@envoi/locales";
import { parseUploadId, type UploadId } from "@envoi/protocol";
import { createAccountStorage } from "../account/account-storage.ts";
import { createReducerStore } from "../state/reducer-store.ts";
import { type OwnUpload, parseOwnUpload, toStoredUpload } from "../uploads/own-upload.ts";
import { type PastUpload, parsePastUploads } from "../uploads/past-upload.ts";
import { beginDevice, type Counter, countTransfer, readDevice, writeExperiment } from "./device-record.ts";
import { type KeptRequest, parseKeptRequests } from "./kept-request.ts";
import { createKeptValues, type KeyValueStore, type StorageResult } from "./kept-values.ts";
import { parseJson } from "./parse-json.ts";
import { parseSeenDeliveries, type SeenDelivery } from "./seen-delivery.ts";

/**
 * State of the one-time warning that the device does not store the lists of uploads and requests.
 *
 * @public e2e/screens finds each visible state by reading the exported types.
 */
export type StorageNotice =
  | { kind: "none" }
  | { kind: "shown"; reason: Exclude<StorageResult, "kept"> }
  | { kind: "closed" };

type StorageNoticeAction = { type: "listWritten"; kept: StorageResult } | { type: "noticeClosed" };

function reduceStorageNotice(state: StorageNotice, action: StorageNoticeAction): StorageNotice {
  switch (action.type) {
    case "listWritten":
      return state.kind === "none" && action.kept !== "kept" ? { kind: "shown", reason: action.kept } : state;
    case "noticeClosed":
      return { kind: "closed" };
  }
}

/**
 * Short values that the page stores.
 * - `signedOutBy`: why the previous user was signed out, perhaps in another tab
 * - `leaving`: see [Note: Leaving]
 * - `joinDeclined`, `joinRequestsDeclined`: `yes` if the user declined to add uploads sent, or requests created, while
 *   signed out to their account
 * - `lastEventId`: id of the owner event after which to continue
 * - `lastChoices`: limits of the last upload, downloads and seconds, such as `5 604800`, unless they were the defaults
 * - `sentDeliveries`: what was sent to requests, see `SentDelivery` in `features/request-send`
 * - `notifications`: `on` if the user wants notifications about downloads; `deliveryNotifications`: about deliveries
 * - `shortcuts`: `off` if the user has disabled keyboard shortcuts
 * - `surveyed`: `true` once the user has been asked to take a survey
 * - `closedPromo`: the text of the last promotion closed by the user
 */
type Mark =
  | ("signedOutBy" | "leaving" | "joinDeclined" | "joinRequestsDeclined")
  | ("lastEventId" | "lastChoices" | "sentDeliveries" | "notifications" | "deliveryNotifications")
  | ("shortcuts" | "surveyed" | "closedPromo");

const LANGUAGE_KEY = "language";
const PAST_KEY = "pastUploads";
const REQUESTS_KEY = "requests";
const SEEN_KEY = "seenDeliveries";
const PROBE_KEY = "storageProbe";

/**
 * Reads the user's language choice. Stores nothing, so it can be used before anything else.
 *
 * @param storage - `null` if the browser provides none
 * @returns `null` if the user has made no choice, or this page lacks the language
 */
export function readLanguage(storage: KeyValueStore | null): Locale | null {
  const language = createKeptValues(storage).get(LANGUAGE_KEY);
  return language !== null && isLocale(language) ? language : null;
}

export type AppStorage = ReturnType<typeof createAppStorage>;

/**
 * Gives access to everything that the page stores on the device, mostly under the names that Firefox Send's page used.
 *
 * @param storage - `null` if the browser provides none
 * @param visit.referrer - the page that linked to this one, or an empty string
 */
export function createAppStorage(storage: KeyValueStore | null, { referrer = "" } = {}) {
  const values = createKeptValues(storage);
  const notice = createReducerStore<StorageNotice, StorageNoticeAction>(reduceStorageNotice, { kind: "none" });
  const isUsable = values.set(PROBE_KEY, "") === "kept";
  values.remove(PROBE_KEY);
  beginDevice(values, referrer);
  const { totalUploads, totalDownloads } = readDevice(values);

  function readUpload(key: string): OwnUpload | null {
    return parseOwnUpload(parseJson(values.get(key)));
  }

  /** Stores a part of a list, without which the user loses links. */
  function store(key: string, record: unknown): void {
    const kept = values.set(key, JSON.stringify(record));
    notice.dispatch({ type: "listWritten", kept });
  }

  const putUpload = (upload: OwnUpload): void => store(upload.id, toStoredUpload(upload));

  return {
    isUsable,
    /** Whether anything was sent or received on this device before the page was opened. */
    hasTransferred: totalUploads + totalDownloads > 0,
    notice,
    /** The signed-in user, and a pending sign-in. */
    account: createAccountStorage(values),
    /** @returns readable records only, oldest first */
    listUploads(): OwnUpload[] {
      return values
        .keys()
        .filter((key) => parseUploadId(key) !== null)
        .map(readUpload)
        .filter((upload) => upload !== null)
        .sort((one, other) => one.createdAt - other.createdAt);
    },
    putUpload,
    /** Applies the change to the currently stored record, which another tab may have changed or removed. */
    changeUpload(id: UploadId, change: (upload: OwnUpload) => OwnUpload): void {
      const upload = readUpload(id);
      if (upload !== null) putUpload(change(upload));
    },
    removeUpload: (id: UploadId) => void values.remove(id),
    listPast: () => parsePastUploads(parseJson(values.get(PAST_KEY))),
    writePast: (past: readonly PastUpload[]) =>
      void (past.length === 0 ? values.remove(PAST_KEY) : values.set(PAST_KEY, JSON.stringify(past))),
    /** Newest first. */
    listRequests: () => parseKeptRequests(parseJson(values.get(REQUESTS_KEY))),
    writeRequests: (requests: readonly KeptRequest[]) =>
      void (requests.length === 0 ? values.remove(REQUESTS_KEY) : store(REQUESTS_KEY, requests)),
    /** In the order in which they were opened. */
    listSeen: () => parseSeenDeliveries(parseJson(values.get(SEEN_KEY))),
    writeSeen: (seen: readonly SeenDelivery[]) =>
      void (seen.length === 0 ? values.remove(SEEN_KEY) : values.set(SEEN_KEY, JSON.stringify(seen))),
    count: (counter: Counter) => countTransfer(values, counter),
    readDevice: () => readDevice(values),
    enrol: (experiment: string, variant: string) => writeExperiment(values, experiment, variant),
    readMark: (mark: Mark) => values.get(mark),
    /** @param value - `null` to remove the value */
    writeMark: (mark: Mark, value: string | null) =>
      void (value === null ? values.remove(mark) : values.set(mark, value)),
    /** Read by `readLanguage` the next time the page loads. */
    writeLanguage: (language: Locale | null) =>
      void (language === null ? values.remove(LANGUAGE_KEY) : values.set(LANGUAGE_KEY, language)),
    /** The server's address for a page opened from a local file. */
    readSocketUrl: () => values.get("wssURL"),
  };
}
