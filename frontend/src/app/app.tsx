import { directionOf } from "@envoi/locales";
import { useLayoutEffect } from "react";
import { DownloadKeeper } from "../features/download/session/download-keeper.tsx";
import { DownloadGuards } from "../features/download/views/download-guards.tsx";
import { DownloadStrips } from "../features/download/views/download-strips.tsx";
import { OwnerNews } from "../features/files/lazy-owner-news.tsx";
import { UploadKeeper } from "../features/upload/run/upload-keeper.tsx";
import { UploadElsewhere } from "../features/upload/views/upload-elsewhere.tsx";
import { UploadGuards } from "../features/upload/views/upload-guards.tsx";
import { CrashBoundary } from "../shared/chunks/crash-boundary.tsx";
import { lazyPart } from "../shared/chunks/lazy-part.tsx";
import { ConfigProvider, usePublicConfig } from "../shared/config/config-context.tsx";
import { type Environment, EnvironmentProvider } from "../shared/environment.tsx";
import { TextProvider } from "../shared/l10n/use-text.ts";
import { useReducerStore } from "../shared/state/use-reducer-store.ts";
import { ModalLayer } from "../shared/ui/modal-layer.tsx";
import { PageFrame } from "./page-frame.tsx";
import { AppRoutes } from "./router.tsx";
import { useAccount } from "./use-account.ts";
import { useAppearance } from "./use-appearance.ts";
import { useInsight } from "./use-insight.ts";
import { useOutdatedRedirect } from "./use-outdated-redirect.ts";

/** Loaded after the main content. */
export const Shortcuts = lazyPart("shortcuts", () => import("./shortcuts.tsx"), "Shortcuts");

/** Loaded only if the operator has a survey. */
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

/** The whole page, without its router. */
export function App({ environment }: { environment: Environment }) {
  const { text, locale } = useReducerStore(environment.language).shown;
  // Must run before the first render.
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
  }, [locale]);
  return (
    <TextProvider value={text}>
      <EnvironmentProvider environment={environment}>
        <CrashBoundary>
          <ConfigProvider load={environment.fetchConfig}>
            <ModalLayer>
              <UploadKeeper>
                <DownloadKeeper>
                  <Screens />
                </DownloadKeeper>
              </UploadKeeper>
            </ModalLayer>
          </ConfigProvider>
        </CrashBoundary>
      </EnvironmentProvider>
    </TextProvider>
  );
}
