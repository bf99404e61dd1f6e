import { keepShared, SHARE_PATH, type ShareCaches } from "./shared-files.ts";

type FetchEvent = { request: Request; respondWith(answer: Promise<Response>): void };

/** The part of `ServiceWorkerGlobalScope` used here. */
export type ShareScope = {
  location: { origin: string };
  caches: ShareCaches;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
};

/** Receives, in the service worker, the files and text that other apps share with the installed page. */
export function serveShares(scope: ShareScope): void {
  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "POST" || origin !== scope.location.origin || pathname !== SHARE_PATH) return;
    // 303 makes the browser fetch the page with GET.
    event.respondWith(keepShared(request, scope.caches).then((to) => Response.redirect(new URL(to, origin), 303)));
  });
}
