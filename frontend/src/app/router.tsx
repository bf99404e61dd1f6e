import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Route, Routes, useLocation, useNavigate } from "react-router";
import { DownloadStrip } from "../features/download/lazy-download-strip.ts";
import { unsupportedReason } from "../shared/capabilities/capabilities.ts";
import { useCapabilities } from "../shared/capabilities/use-capabilities.ts";
import { lazyPart } from "../shared/chunks/lazy-part.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { loadSaver } from "../shared/saving/lazy-saver.ts";
import { LoadingPanel } from "../shared/ui/loading-panel.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { BlankPage } from "./pages/blank-page.tsx";
import { ErrorPage } from "./pages/error-page.tsx";
import { HomePage } from "./pages/home-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { OAuthPage } from "./pages/oauth-page.tsx";
import { routeLocation } from "./route-location.ts";

// The home page comes with the first load, and so is the first thing shown; dead ends as well: without a connection they could not be
// fetched any more.
// With all it needs at once: when the person leaves for the file, Firefox ends what the page is loading, and never tries again.
const DownloadPage = lazyPart("download", async () => {
  const [{ DownloadPage }] = await Promise.all([
    import("./pages/download-page.tsx"),
    loadSaver(),
    DownloadStrip.preload(),
  ]);
  return DownloadPage;
});
// What a browser cannot do is found out as the page begins, while the line is up.
const UnsupportedPage = lazyPart(
  "unsupported",
  async () => (await import("./pages/unsupported-page.tsx")).UnsupportedPage,
);
const Unsupported = lazyPart("unsupported", async () => (await import("./pages/unsupported-page.tsx")).Unsupported);
const LegalPage = lazyPart("legal", async () => (await import("./pages/legal-page.tsx")).LegalPage);

/** Leads on to another page. The address stays in the history: of a link it may have the only copy. */
function LeadOn({ to, onLed }: { to: string; onLed: () => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    onLed();
    void navigate(to);
  }, [to, onLed, navigate]);
  return null;
}

/** In a browser that cannot send and receive, the pages for that lead to the one that says so; who goes back reads it there. */
export function AppRoutes() {
  const t = useText();
  const location = useLocation();
  const reason = unsupportedReason(useCapabilities());
  const [hasLed, setHasLed] = useState(false);
  const guarded = (page: ReactNode) => {
    if (reason === null) return page;
    if (hasLed) return <Unsupported reason={reason} />;
    return <LeadOn to={`/unsupported/${reason}`} onLed={() => setHasLed(true)} />;
  };
  return (
    <CrashBoundary key={location.pathname}>
      <Suspense fallback={<LoadingPanel title={t("loading")} />}>
        <Routes location={routeLocation(location)}>
          <Route path="/" element={guarded(<HomePage />)} />
          <Route path="/download/:id" element={guarded(<DownloadPage />)} />
          <Route path="/download/:id/:key" element={guarded(<DownloadPage />)} />
          <Route path="/unsupported/:reason" element={<UnsupportedPage />} />
          <Route path="/legal" element={<LegalPage />} />
          <Route path="/error" element={<ErrorPage />} />
          <Route path="/oauth" element={guarded(<OAuthPage />)} />
          <Route path="/blank" element={<BlankPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </CrashBoundary>
  );
}
