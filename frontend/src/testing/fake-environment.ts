import { type AccountAction, type AccountState, reduceAccount } from "../shared/account/account-state.ts";
import { readCampaign } from "../shared/account/campaign.ts";
import { reduceCapabilities } from "../shared/capabilities/capabilities.ts";
import type { Environment } from "../shared/environment.tsx";
import { createPageLanguage } from "../shared/l10n/page-language.ts";
import { reducePageVersion } from "../shared/loaded-page.ts";
import type { ClientEvent } from "../shared/metrics/client-events.ts";
import { OwnRequests } from "../shared/requests/own-requests.ts";
import { createSaver } from "../shared/saving/create-saver.ts";
import type { HandOver } from "../shared/saving/hand-over.ts";
import { createReducerStore } from "../shared/state/reducer-store.ts";
import { createAppStorage } from "../shared/storage/app-storage.ts";
import { createRunningTransfers } from "../shared/transfer/running-transfers.ts";
import type { OpenedDownload, Transfer } from "../shared/transfer/transfer.ts";
import type { WorkerApi } from "../shared/transfer/transfer-worker.ts";
import { createNews } from "../shared/uploads/news.ts";
import { OwnUploads } from "../shared/uploads/own-uploads.ts";
import { FAKE_CAPABILITIES } from "./fake-capabilities.ts";
import { fakeConfig } from "./fake-config.ts";
import { fakeRequestCalls } from "./fake-requests.ts";
import { fakeFinishedUpload, NONCE } from "./fake-uploads.ts";
import { loadEnglish } from "./load-english.ts";
import { createMemoryStorage } from "./memory-storage.ts";

const english = await loadEnglish();

export const NO_HAND_OVER: HandOver = { pickFolder: null, canShare: () => false, share: async () => undefined };
export const NOW_MS = 1_000_000;

/** A letter opened for download; tests override what they need. */
export function fakeDownload(changes: Partial<OpenedDownload> = {}): OpenedDownload {
  return {
    metadata: {
      name: "letter.txt",
      size: 5,
      type: "text/plain",
      manifest: { files: [{ name: "letter.txt", size: 5, type: "text/plain" }] },
    },
    ttlMs: 3_600_000,
    nextNonce: null,
    finalDownload: false,
    read: async () => new Blob(["hello"]),
    readFiles: async () => new Blob(["hello"]),
    writeFile: async () => undefined,
    readRange: async ({ firstByte, endByte }) => new TextEncoder().encode("hello").slice(firstByte, endByte),
    ticket: async () => null,
    pause: async () => undefined,
    close: () => undefined,
    ...changes,
  };
}

/** A server whose calls succeed at once; tests override what they need. */
export function fakeTransfer(changes: Partial<Transfer> = {}): Transfer {
  return {
    upload: async () => fakeFinishedUpload(),
    continueUpload: async () => fakeFinishedUpload(),
    listUnfinished: async () => [],
    forgetUnfinished: async () => undefined,
    discardUnfinished: async () => undefined,
    clearDevice: async () => undefined,
    pauseUpload: async () => undefined,
    checkExists: async () => ({ requiresPassword: false, nonce: NONCE }),
    openDownload: async () => fakeDownload(),
    openStrongDownload: async () => fakeDownload(),
    canSaveToDisk: async () => false,
    delay: async () => undefined,
    fetchInfo: async () => ({ dlimit: 1, dtotal: 0 }),
    watchUploads: (_, { signal }) =>
      new Promise((resolve) => signal.addEventListener("abort", () => resolve("cancelled"), { once: true })),
    deleteUpload: async () => undefined,
    changeLimits: async () => undefined,
    setPassword: async () => undefined,
    changeStrongPassword: async () => undefined,
    fetchFileList: async () => ({ entries: [], etag: null }),
    writeFileList: async () => "written",
    ...fakeRequestCalls(),
    openDelivery: async () => fakeDownload(),
    ...changes,
  };
}

/** All worker functions, which succeed immediately, like those of `fakeTransfer`. */
export function fakeWorkerApi(changes: Partial<WorkerApi> = {}): WorkerApi {
  return {
    ...fakeTransfer(),
    derivePassphraseKey: async () => "AAECAwQFBgcICQoLDA0ODw",
    ...changes,
  };
}

export type FakeEnvironment = Environment & {
  copied: string[];
  shared: string[];
  saved: { blob: Blob; name: string }[];
  reloads: (string | undefined)[];
  /** URLs of other sites that the page has opened. */
  departures: string[];
  /** Metrics recorded for the operator. */
  recorded: ClientEvent[];
  reported: { error: unknown; during: string }[];
};

/** Server and worker responses that a test overrides. */
export type FakeAnswers = Partial<
  WorkerApi & Transfer & Pick<Environment, "fetchConfig" | "watchInterception" | "brand" | "fetchBrandTexts">
>;

/** @param storage - the device's storage; by default, an unused device's */
export function fakeEnvironment(
  {
    fetchConfig = async () => fakeConfig(),
    watchInterception = async () => undefined,
    brand = null,
    fetchBrandTexts = () => Promise.reject(new Error("this server has no texts")),
    ...changes
  }: FakeAnswers = {},
  storage = createAppStorage(createMemoryStorage()),
): FakeEnvironment {
  const now = () => NOW_MS;
  const copied: string[] = [];
  const shared: string[] = [];
  const saved: { blob: Blob; name: string }[] = [];
  const reloads: (string | undefined)[] = [];
  const departures: string[] = [];
  const recorded: ClientEvent[] = [];
  const reported: FakeEnvironment["reported"] = [];
  const { derivePassphraseKey, ...transfer } = { ...fakeTransfer(), ...fakeWorkerApi(changes) };
  return {
    transfer,
    fetchConfig,
    watchInterception,
    brand,
    fetchBrandTexts,
    derivePassphraseKey,
    storage,
    ownUploads: new OwnUploads({ storage, now }),
    ownRequests: new OwnRequests({ storage, now }),
    news: createNews(),
    now,
    copied,
    copyText: async (text) => void copied.push(text),
    shared,
    sharing: { platform: "web", share: async ({ url }) => void shared.push(url) },
    saved,
    saver: createSaver({
      streamToDisk: Promise.resolve(null),
      streamToPage: Promise.resolve(null),
      canSaveToDisk: async () => false,
      saveFile: (blob, name) => void saved.push({ blob, name }),
      findKept: async () => null,
      discardKept: async () => undefined,
    }),
    handOver: NO_HAND_OVER,
    startPdfWorker: () => {
      throw new Error("no test draws a PDF without a browser");
    },
    startThumbnailWorker: () => {
      throw new Error("no test draws a thumbnail without a browser");
    },
    language: createPageLanguage(english, { asked: null, choice: null }),
    loadLanguage: async () => english,
    account: createReducerStore<AccountState, AccountAction>(reduceAccount, { kind: "off" }),
    signIn: {
      begin: async () => "https://issuer.example/authorize",
      complete: async () => ({ kind: "cancelled", trigger: "button" }),
      renew: async () => null,
      revoke: async () => undefined,
    },
    serialiseRenewal: (renew) => renew(),
    capabilities: createReducerStore(reduceCapabilities, FAKE_CAPABILITIES),
    runningTransfers: createRunningTransfers(),
    pausedTransfers: createRunningTransfers(),
    isAnyTabTransferring: async () => false,
    page: {
      version: "1.2.3",
      browserName: "Lynx",
      language: "en-US",
      languages: ["en-US"],
      isSecure: true,
      versionState: createReducerStore(reducePageVersion, "current"),
      isReplaced: async () => false,
      reload: (path) => void reloads.push(path),
      forgetAskedLanguage: () => undefined,
      campaign: readCampaign(""),
      leaveFor: (address) => void departures.push(address),
    },
    reloads,
    departures,
    metrics: { record: (event) => void recorded.push(event) },
    recorded,
    errorReports: { report: (error, during) => void reported.push({ error, during }), configure: () => undefined },
    reported,
  };
}
