import { isFromSite, keepShared, SHARE_PATH, type ShareCaches } from "../shared/share-target/shared-files.ts";

type FetchEvent = { request: Request; respondWith(answer: Promise<Response>): void };

export type ShareScope = {
  location: { origin: string };
  caches: ShareCaches;
  navigator: { storage: Partial<Pick<StorageManager, "estimate">> };
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
};

/** Receives files and text that other apps share with the installed page. */
export function serveShares(scope: ShareScope): void {
  const { location, caches, navigator } = scope;

  /** @returns infinity if the browser does not report its quota; such a browser itself rejects files that do not fit */
  async function freeBytes(): Promise<number> {
    const unknown = { quota: Number.POSITIVE_INFINITY, usage: 0 };
    const { quota = 0, usage = 0 } = (await navigator.storage.estimate?.()) ?? unknown;
    return quota - usage;
  }

  async function answer(request: Request): Promise<string> {
    if (isFromSite(request, location.origin)) return "/";
    return keepShared(request, { caches, freeBytes, nowMs: () => Date.now() });
  }

  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "POST" || origin !== location.origin || pathname !== SHARE_PATH) return;
    // 303 makes the browser fetch the page with GET.
    event.respondWith(answer(request).then((to) => Response.redirect(new URL(to, origin), 303)));
  });
}
