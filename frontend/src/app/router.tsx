import { type ReactNode, Suspense } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router";
import { useCapabilities } from "../shared/capabilities/use-capabilities.ts";
import { latePart } from "../shared/chunks/late-part.tsx";
import { Panel } from "../shared/ui/panel.tsx";
import { Skeleton } from "../shared/ui/skeleton.tsx";
import { BlankPage } from "./pages/blank-page.tsx";
import { ErrorPage } from "./pages/error-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { UnsupportedPage } from "./pages/unsupported-page.tsx";
import { routeLocation } from "./route-location.ts";

// Dead ends come with the first load: without a connection they could not be fetched any more.
const HomePage = latePart("home", async () => (await import("./pages/home-page.tsx")).HomePage);
const DownloadPage = latePart("download", async () => (await import("./pages/download-page.tsx")).DownloadPage);
const LegalPage = latePart("legal", async () => (await import("./pages/legal-page.tsx")).LegalPage);

/** Without cryptography the pages that send and receive lead to the one that says so. */
export function AppRoutes() {
  const location = useLocation();
  const { crypto } = useCapabilities();
  const guarded = (page: ReactNode) => (crypto ? page : <Navigate to="/unsupported/crypto" replace />);
  const loading = (
    <Panel>
      <Skeleton />
    </Panel>
  );
  return (
    <Suspense fallback={loading}>
      <Routes location={routeLocation(location)}>
        <Route path="/" element={guarded(<HomePage />)} />
        <Route path="/download/:id" element={guarded(<DownloadPage />)} />
        <Route path="/download/:id/:key" element={guarded(<DownloadPage />)} />
        <Route path="/unsupported/:reason" element={<UnsupportedPage />} />
        <Route path="/legal" element={<LegalPage />} />
        <Route path="/error" element={<ErrorPage />} />
        <Route path="/blank" element={<BlankPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
