import { directionOf } from "@envoi/locales";
import { useEffect, useLayoutEffect, useRef } from "react";
import { navigate, usePathname } from "wouter/use-browser-location";
import { DownloadKeeper } from "../features/download/session/download-keeper.tsx";
import { DownloadGuards, DownloadStrips } from "../features/download/views/running-downloads.tsx";
import { OwnerNews } from "../features/files/own-upload-list.tsx";
import type { UploadDraft } from "../features/upload/run/upload-draft.ts";
import { UploadKeeper, useKeptUploads } from "../features/upload/run/upload-keeper.tsx";
import { UploadElsewhere, UploadGuards } from "../features/upload/views/running-uploads.tsx";
import { isAboutUser } from "../shared/account/account-storage.ts";
import { BrandTextsProvider } from "../shared/brand/brand-texts.tsx";
import { useKeepsAccounts } from "../shared/capabilities/use-capabilities.ts";
import { CrashBoundary } from "../shared/chunks/crash-boundary.tsx";
import { lazyPart } from "../shared/chunks/lazy-part.tsx";
import { loadChunk } from "../shared/chunks/load-chunk.ts";
import { ConfigProvider, usePublicConfig } from "../shared/config/config-context.tsx";
import { type Environment, EnvironmentProvider, useEnvironment } from "../shared/environment.tsx";
import { TextProvider } from "../shared/l10n/use-text.ts";
import { useNewDeliveries } from "../shared/requests/use-own-requests.ts";
import { useReducerStore } from "../shared/state/use-reducer-store.ts";
import { ModalLayer } from "../shared/ui/modal-layer.tsx";
import { usePageTitle } from "../shared/ui/use-page-title.ts";
import { PageFrame } from "./page-frame.tsx";
import { AppRoutes } from "./router.tsx";

/** Loaded after the main content. */
export const Shortcuts = lazyPart("shortcuts", () => import("./shortcuts.tsx"), "Shortcuts");

/** Loaded only if the operator has configured a survey. */
export const UploadSurvey = lazyPart("survey", () => import("./upload-survey.tsx"), "UploadSurvey");

function Screens() {
  const surveyUrl = usePublicConfig()?.PREFS.surveyUrl;
  useAccount();
  useAppearance();
  useOutdatedRedirect();
  useInsight();
  return (
    <PageFrame>
      <DownloadStrips />
      <UploadElsewhere />
      <AppRoutes />
      <CrashBoundary extent="aside">
        <UploadGuards />
        <DownloadGuards />
      </CrashBoundary>
      <CrashBoundary extent="aside">
        {surveyUrl !== undefined && <UploadSurvey surveyUrl={surveyUrl} />}
        <Shortcuts />
        <OwnerNews />
      </CrashBoundary>
    </PageFrame>
  );
}

/** The whole page, except for its router. */
export function App({ environment }: { environment: Environment }) {
  const { text, locale } = useReducerStore(environment.language).shown;
  // A layout effect, so that the language and direction are set before the browser paints.
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
  }, [locale]);
  return (
    <TextProvider value={text}>
      <EnvironmentProvider environment={environment}>
        <CrashBoundary>
          <ConfigProvider load={environment.fetchConfig}>
            <BrandTextsProvider>
              <ModalLayer>
                <UploadKeeper>
                  <DownloadKeeper>
                    <Screens />
                  </DownloadKeeper>
                </UploadKeeper>
              </ModalLayer>
            </BrandTextsProvider>
          </ConfigProvider>
        </CrashBoundary>
      </EnvironmentProvider>
    </TextProvider>
  );
}

/** Signs in the user remembered by the device if the service has accounts; applies changes from other tabs. */
function useAccount(): void {
  const { account, storage } = useEnvironment();
  const keepsAccounts = useKeepsAccounts();
  // Runs before the first paint so that the limits do not flicker.
  useLayoutEffect(() => {
    if (!keepsAccounts) return;
    const read = () => {
      const by = storage.readMark("signedOutBy");
      account.dispatch({ type: "accountsFound", user: storage.account.readUser(), by });
    };
    const follow = ({ key }: StorageEvent) => {
      if (isAboutUser(key)) read();
    };
    // A page in the back/forward cache misses storage events from other tabs.
    const catchUp = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read();
    };
    read();
    const listening = new AbortController();
    addEventListener("storage", follow, { signal: listening.signal });
    addEventListener("pageshow", catchUp, { signal: listening.signal });
    return () => listening.abort();
  }, [account, storage, keepsAccounts]);
}

/** Sets the document's title, which begins with the number of new deliveries, and applies the operator's accent colour. */
function useAppearance(): void {
  const ui = usePublicConfig()?.UI;
  const title = usePageTitle();
  const newDeliveries = useNewDeliveries();

  useEffect(() => {
    document.title = newDeliveries === 0 ? title : `(${newDeliveries}) ${title}`;
  }, [title, newDeliveries]);

  useEffect(() => {
    if (ui === undefined) return;
    const { accent } = ui;
    if (accent === undefined) return;
    loadChunk("accent", () => import("./accent-palette.ts")).then(
      ({ applyAccent }) => applyAccent(accent, document.documentElement.style),
      // On failure, the default accent stays.
      () => undefined,
    );
  }, [ui]);
}

/** Records the visit and starts error reporting once the configuration and the account are known. */
function useInsight(): void {
  const { errorReports, metrics, page, storage } = useEnvironment();
  const config = usePublicConfig();
  const pathname = usePathname();
  const hasVisited = useRef(false);

  useEffect(() => {
    if (config === null || hasVisited.current) return;
    hasVisited.current = true;
    errorReports.configure(config.PREFS.errorReporting);
    metrics.record({
      type: "visit",
      entrypoint: entryPointOf(pathname),
      referrer: storage.readDevice().referrer,
      campaign: page.campaign,
    });
  }, [config, pathname, errorReports, metrics, page, storage]);
}

function entryPointOf(pathname: string) {
  if (pathname === "/") return "upload";
  return /^\/request(?:\/|$)/.test(pathname) ? "request" : "download";
}

/** Pages that lose an opened link, and what was chosen for it, when the page is left. */
const LINK_PAGES = /^\/(?:download|request)\//;

/**
 * Redirects once to the page offering a newer version, when no transfer is running and no selected file or opened link
 * would be lost.
 */
function useOutdatedRedirect(): void {
  const { page, runningTransfers } = useEnvironment();
  const state = useReducerStore(page.versionState);
  const uploads = useKeptUploads();
  const pathname = usePathname();

  useEffect(() => {
    if (state !== "outdated" || runningTransfers.getState() > 0 || LINK_PAGES.test(pathname)) return;
    const isChosen = ({ archive }: UploadDraft) =>
      archive.getState().files.length > 0 || archive.getState().held.length > 0;
    if (uploads.drafts.some(isChosen)) return;
    page.versionState.dispatch({ type: "newerOffered" });
    navigate("/unsupported/outdated");
  }, [state, page, runningTransfers, uploads, pathname]);
}
