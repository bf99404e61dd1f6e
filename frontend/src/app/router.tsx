import { HELP_PATH } from "@envoi/brand";
import { formatLinkKey, parseShareLink } from "@envoi/crypto";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { Route, Switch } from "wouter";
import { navigate, useLocationProperty, usePathname } from "wouter/use-browser-location";
import { preloadParts } from "../features/download/views/running-downloads.tsx";
import { unsupportedReason } from "../shared/capabilities/capabilities.ts";
import { useCapabilities } from "../shared/capabilities/use-capabilities.ts";
import { CrashBoundary } from "../shared/chunks/crash-boundary.tsx";
import { lazyPart } from "../shared/chunks/lazy-part.tsx";
import { loadChunk } from "../shared/chunks/load-chunk.ts";
import { usePreload } from "../shared/chunks/use-preload.ts";
import { useText } from "../shared/l10n/use-text.ts";
import { loadOpenEarly } from "../shared/transfer/page-transfer.ts";
import { LoadingPanel } from "../shared/ui/loading-panel.tsx";
import { BlankPage, HomePage } from "./pages/home-page.tsx";

// The home page is part of the initial script because it is shown first. Failure pages are loaded soon after it because
// there may be no connection when they are needed.
const ErrorPage = lazyPart("error", () => import("./pages/error-page.tsx"), "ErrorPage");

const loadNotFound = () => import("./pages/not-found-page.tsx");
const NotFoundPage = lazyPart("not-found", loadNotFound, "NotFoundPage");
const UnknownPage = lazyPart("not-found", loadNotFound, "UnknownPage");

// Loads all download page code together: when Firefox navigates to the file, it cancels pending loads without retrying.
const DownloadPage = lazyPart(
  "download",
  () => import("./pages/download-page.tsx"),
  "DownloadPage",
  () =>
    Promise.all([
      loadChunk("saver", () => import("../shared/saving/create-saver.ts")),
      loadOpenEarly(),
      preloadParts(),
    ]),
);
const DeliveryPage = lazyPart("delivery", () => import("./pages/delivery-page.tsx"), "DeliveryPage");
const loadRequest = () => import("./pages/request-page.tsx");
const NewRequestPage = lazyPart("request", loadRequest, "NewRequestPage");
const InboxPage = lazyPart("request", loadRequest, "InboxPage");
// Loaded only when needed: missing browser features are detected when the page starts, so the network is available.
const UnsupportedPage = lazyPart("unsupported", () => import("./pages/unsupported-page.tsx"), "UnsupportedPage");
// Loaded only when needed: users return to this page from the issuer, so they are online.
const OAuthPage = lazyPart("oauth", () => import("./pages/oauth-page.tsx"), "OAuthPage");
const HelpPage = lazyPart("help", () => import("./pages/help-page.tsx"), "HelpPage");
const LegalPage = lazyPart("legal", () => import("./pages/legal-page.tsx"), "LegalPage");

/** The inbox for an owner's link; for all others, the sender's page. */
function RequestLinkPage() {
  const hash = useLocationProperty(() => location.hash);
  return hash.startsWith("#o1.") ? <InboxPage /> : <DeliveryPage />;
}

/** Goes to another page. The old address stays in the history because it may be the only copy of a link. */
function RedirectOnce({ to, onRedirect }: { to: string; onRedirect: () => void }) {
  useEffect(() => {
    onRedirect();
    navigate(to);
  }, [to, onRedirect]);
  return null;
}

/** Whether the page was loaded at this path and no other path has been shown since. */
function useIsLanding(path: string): boolean {
  const [landing] = useState(path);
  const [hasLeft, setHasLeft] = useState(false);
  if (!hasLeft && path !== landing) setHasLeft(true);
  return !hasLeft && path === landing;
}

/** If the browser lacks required features, redirects from the transfer pages to the page that explains why. */
export function AppRoutes() {
  const t = useText();
  const path = routePath(
    usePathname(),
    useLocationProperty(() => location.hash),
  );
  // The previous page stays until the next one's code is loaded.
  const shown = useDeferredValue(path);
  const isLanding = useIsLanding(shown);
  const reason = unsupportedReason(useCapabilities());
  const [hasRedirected, setHasRedirected] = useState(false);
  usePreload(ErrorPage.preload);
  usePreload(NotFoundPage.preload);
  const guarded = (page: ReactNode) => {
    if (reason === null) return page;
    if (hasRedirected) return <UnsupportedPage reason={reason} />;
    return <RedirectOnce to={`/unsupported/${reason}`} onRedirect={() => setHasRedirected(true)} />;
  };
  return (
    <CrashBoundary key={shown} fallback={<LoadingPanel title={t("loading")} />}>
      <Switch location={shown}>
        <Route path="/">{guarded(<HomePage isLanding={isLanding} />)}</Route>
        <Route path="/download/:id">{guarded(<DownloadPage />)}</Route>
        <Route path="/download/:id/:key">{guarded(<DownloadPage />)}</Route>
        <Route path="/request">{guarded(<NewRequestPage />)}</Route>
        <Route path="/request/:id">{guarded(<RequestLinkPage />)}</Route>
        <Route path="/unsupported/:reason">{({ reason }) => <UnsupportedPage reason={reason} />}</Route>
        <Route path="/legal">
          <LegalPage />
        </Route>
        <Route path={HELP_PATH}>
          <HelpPage />
        </Route>
        <Route path="/error">
          <ErrorPage />
        </Route>
        <Route path="/oauth">{guarded(<OAuthPage />)}</Route>
        <Route path="/blank">
          <BlankPage />
        </Route>
        <Route path="/404">
          <NotFoundPage />
        </Route>
        <Route path="*">
          <UnknownPage />
        </Route>
      </Switch>
    </CrashBoundary>
  );
}

/**
 * Only internal routes have the key as a segment. A real address of this form has exposed its key to the server and
 * leads to the not-found page. Routes are case-insensitive.
 */
const KEY_IN_PATH = /^\/download\/[^/]+\/[^/]+/i;

/**
 * The path that routes match. On a download page, the key in the fragment becomes the last segment of
 * `/download/:id/:key`, in memory only: the address bar and the browser's history do not change.
 */
export function routePath(pathname: string, hash: string): string {
  if (KEY_IN_PATH.test(pathname)) return "/404";
  // The host is irrelevant: path and fragment identify a ShareLink.
  const link = parseShareLink(`https://envoi.invalid${pathname}${hash}`);
  return link === null ? pathname : `/download/${link.id}/${formatLinkKey(link)}`;
}
