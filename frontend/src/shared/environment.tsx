import type { Brand, BrandTexts } from "@envoi/brand";
import type { PublicConfig } from "@envoi/protocol";
import { createContext, type ReactNode, useContext } from "react";
import type { AccountAction, AccountState } from "./account/account-state.ts";
import type { SignIn } from "./account/sign-in.ts";
import type { CapabilityAction, ProbedCapabilities } from "./capabilities/capabilities.ts";
import type { ErrorReports } from "./error-reports/error-reports.ts";
import type { ThumbnailWorker } from "./file-preview/thumbnails/thumbnails.ts";
import type { Localization } from "./l10n/load-localization.ts";
import type { PageLanguage } from "./l10n/page-language.ts";
import type { LoadedPage } from "./loaded-page.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { PdfWorker } from "./pdf/pdf-messages.ts";
import type { OwnRequests } from "./requests/own-requests.ts";
import type { HandOver } from "./saving/hand-over.ts";
import type { Saver } from "./saving/saver.ts";
import type { Sharing } from "./share/sharing.ts";
import type { ReducerStore } from "./state/reducer-store.ts";
import type { AppStorage } from "./storage/app-storage.ts";
import type { RunningTransfers } from "./transfer/running-transfers.ts";
import type { Transfer } from "./transfer/transfer.ts";
import type { WorkerApi } from "./transfer/transfer-worker.ts";
import type { News } from "./uploads/news.ts";
import type { OwnUploads } from "./uploads/own-uploads.ts";

/** Everything that the page uses outside itself. Tests pass fakes. */
export type Environment = Pick<WorkerApi, "derivePassphraseKey"> & {
  /** @param bearer - token of the account whose limits are wanted */
  fetchConfig: (signal: AbortSignal, bearer?: string) => Promise<PublicConfig>;
  /**
   * Until the signal aborts, reports whether something else responds instead of the server, such as a captive portal.
   */
  watchInterception: (onChecked: (isIntercepted: boolean) => void, signal: AbortSignal) => Promise<void>;
  /** The operator's branding; `null`: none. */
  brand: Brand | null;
  /** @throws if the texts cannot be fetched */
  fetchBrandTexts: (path: string, signal: AbortSignal) => Promise<BrandTexts>;
  transfer: Transfer;
  storage: AppStorage;
  ownUploads: OwnUploads;
  ownRequests: OwnRequests;
  /** Updates about the user's own uploads while the page is open. */
  news: ReducerStore<News, News>;
  /** ms since 1970 */
  now: () => number;
  /** @throws if the browser denies it */
  copyText: (text: string) => Promise<void>;
  sharing: Sharing;
  saver: Saver;
  /** If absent, created from the window by code that is loaded with the download page. */
  handOver?: HandOver;
  startPdfWorker: () => PdfWorker;
  startThumbnailWorker: () => ThumbnailWorker;
  language: PageLanguage;
  /** Loads the page's texts in the requested language that matches best. */
  loadLanguage: (requested: readonly string[]) => Promise<Localization>;
  account: ReducerStore<AccountState, AccountAction>;
  signIn: SignIn;
  /** Serialises session renewals across all tabs. */
  serialiseRenewal: <Result>(renew: () => Promise<Result>) => Promise<Result>;
  capabilities: ReducerStore<ProbedCapabilities, CapabilityAction>;
  runningTransfers: RunningTransfers;
  /**
   * Transfers that are paused, either by the user or because the browser is offline. They are also in
   * `runningTransfers`.
   */
  pausedTransfers: RunningTransfers;
  /** Whether a transfer is running, in this or another tab. */
  isAnyTabTransferring: () => Promise<boolean>;
  page: LoadedPage;
  metrics: Metrics;
  errorReports: ErrorReports;
};

const EnvironmentContext = createContext<Environment | null>(null);

export function EnvironmentProvider({ environment, children }: { environment: Environment; children: ReactNode }) {
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>;
}

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (environment === null) throw new Error("EnvironmentProvider is missing");
  return environment;
}
