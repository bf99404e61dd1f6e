import { readText } from "@envoi/protocol/bounded-read";

type Waitable = { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Waitable & {
  request: Pick<Request, "url" | "mode" | "cache">;
  respondWith(answer: Promise<Response>): void;
};

type ShellCache = {
  match(key: string, options: { ignoreVary: true }): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
  delete(key: string): Promise<boolean>;
};

export type ShellScope = {
  location: { origin: string };
  caches: { open(name: string): Promise<ShellCache> };
  fetch(request: FetchEvent["request"] | string, options?: RequestInit): Promise<Response>;
  addEventListener(type: "install", listener: (event: Waitable) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
};

const CACHE = "shell";
/** The home page's document. */
const PAGE = "/";
/** An empty entry, stored with each fetched document and deleted by the next visit. */
const CURRENT = "/current";

/** Maximum number of bytes to read of a page. Ours is about 10 kB long. */
const MAX_PAGE_BYTES = 1_048_576;
/** Files that the home page does not need: parts of the download page, and the operator's logo. */
const UNNEEDED = /<template.*?<\/template>|<link rel="preload" as="image"[^>]*>/gs;
/** Text that all our documents contain, unlike a captive portal's login page or an error page. */
const ROOT = '<div id="root"';
const FILE = /(?:src|href)="(\/assets\/[^"]+)"/g;

/**
 * [Note: Kept shell]
 *
 * The home page's document is cached on the device so that a repeat visit starts without waiting for the server. Each
 * visit also fetches the document for the next visit. A fetched document is shown only once: if a visit cannot fetch a
 * new one, the next visit waits for the server unless offline. A release appears at most one visit late. A reload
 * always requests the document from the server.
 *
 * Only our own documents are cached because the response may be a captive portal's login page.
 *
 * The cached document is not shown if the browser has lost one of its files, which the server may no longer have.
 * Nothing else, such as the configuration, is cached.
 */
export function serveShell(scope: ShellScope): void {
  async function keep(answer: Response): Promise<void> {
    const isPage = answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html") === true;
    if (!isPage) return;
    const copy = answer.clone();
    const html = await readText(answer.clone(), { maxBytes: MAX_PAGE_BYTES }).catch(() => "");
    if (!html.includes(ROOT)) return copy.body?.cancel();
    const cache = await scope.caches.open(CACHE);
    await cache.put(PAGE, copy);
    await cache.put(CURRENT, new Response());
  }

  async function hasFile(path: string): Promise<boolean> {
    try {
      const answer = await scope.fetch(path, { cache: "only-if-cached", mode: "same-origin" });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }

  async function hasFiles(page: Response): Promise<boolean> {
    const text = await readText(page, { maxBytes: MAX_PAGE_BYTES }).catch(() => null);
    if (text === null) return false;
    const html = text.replace(UNNEEDED, "");
    const files = Array.from(html.matchAll(FILE), ([, path = ""]) => hasFile(path));
    return (await Promise.all(files)).every(Boolean);
  }

  /** @param asking - the server's response, which is still pending */
  async function answer({ request }: FetchEvent, asking: Promise<Response>): Promise<Response> {
    const cache = await scope.caches.open(CACHE).catch(() => null);
    const kept = await cache?.match(PAGE, { ignoreVary: true });
    if (cache === null || kept === undefined) return asking;
    const isCurrent = request.cache === "default" && (await cache.delete(CURRENT));
    if (isCurrent && (await hasFiles(kept.clone()))) return kept;
    return asking.catch(() => kept);
  }

  scope.addEventListener("install", (event) =>
    event.waitUntil(
      scope
        .fetch(PAGE)
        .then(keep)
        .catch(() => undefined),
    ),
  );
  scope.addEventListener("fetch", (event) => {
    const { origin, pathname, search } = new URL(event.request.url);
    const isHome = origin === scope.location.origin && pathname === PAGE && search === "";
    if (event.request.mode !== "navigate" || !isHome) return;
    const asking = scope.fetch(event.request);
    event.respondWith(answer(event, asking));
    // Keeps the service worker alive while it reads its own copy of the response, in order to cache it.
    event.waitUntil(asking.then(keep).catch(() => undefined));
  });
}
