import { parseUrl } from "@envoi/protocol";

/*
 * [Note: Shared files]
 *
 * Other apps can share files and text with the installed page. The system posts them to `SHARE_PATH`. They never reach
 * a server: the service worker stores them in a cache and redirects to the home page, which retrieves them and asks the
 * user before adding them. Any site can post a form to that path. The system's request names no site. A request that
 * names another site is rejected; for a request that hides its site, the page asks the user as usual.
 *
 * Each share has a random name in the redirect's URL, so nobody receives an earlier user's share. If a page is
 * closed before retrieving its share, the next page or share removes it.
 */

/** `share_target.action` in `app.webmanifest`. */
export const SHARE_PATH = "/share";
/** Query parameter of the redirect's URL that names the share; empty if the share could not be stored. */
const TAKE_PARAMETER = "shared";
const CACHE = "shared";
const NAME_HEADER = "X-Name";
const TIME_HEADER = "X-Shared-At";
/** How long a share is kept for its page, which normally retrieves it immediately. */
export const SHARE_LIFE_MS = 60_000;
/** Maximum number of files in all shares. Operating systems allow fewer files in a single share. */
export const MAX_SHARED_FILES = 1_000;
/** Maximum length of shared text: longer text could fill the page's memory. */
const MAX_TEXT_LENGTH = 1_000_000;
/** Required free space, as a multiple of the size of the shared files. */
const ROOM_FACTOR = 2;

export type ShareCaches = {
  open(name: string): Promise<{
    put(key: string, response: Response): Promise<void>;
    keys(): Promise<readonly RequestInfo[]>;
    match(key: RequestInfo): Promise<Response | undefined>;
    delete(key: RequestInfo): Promise<boolean>;
  }>;
  has(name: string): Promise<boolean>;
  delete(name: string): Promise<boolean>;
};
type ShareCache = Awaited<ReturnType<ShareCaches["open"]>>;

/** Where the service worker keeps shares. `freeBytes`: free space on the device. */
export type ShareRoom = { caches: ShareCaches; freeBytes: () => Promise<number>; nowMs: () => number };

/** Whether another site is known to have posted this request. The system's requests have no origin or an opaque one. */
export function isFromSite({ headers, referrer }: Pick<Request, "headers" | "referrer">, ownOrigin: string): boolean {
  const named = [headers.get("Origin"), parseUrl(referrer)?.origin ?? null];
  return named.some((origin) => origin !== null && origin !== "null" && origin !== ownOrigin);
}

function joinTexts(form: FormData): string {
  const words = ["title", "text", "url"].map((field) => form.get(field)).filter((value) => typeof value === "string");
  return words.filter((value) => value !== "").join("\n");
}

type Share = { files: readonly File[]; text: string };

/** @throws if there are too many files, the text is too long, or the files are too large for the device */
async function requireRoom(cache: ShareCache, { files, text }: Share, { freeBytes }: ShareRoom): Promise<void> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const count = (await cache.keys()).length + files.length;
  if (count > MAX_SHARED_FILES || text.length > MAX_TEXT_LENGTH) throw new Error("too much was shared");
  if (bytes * ROOM_FACTOR > (await freeBytes())) throw new Error("no room for what was shared");
}

/** Stores a share. @returns the URL from which the home page retrieves it */
export async function keepShared(request: Request, room: ShareRoom): Promise<string> {
  const { caches, nowMs } = room;
  try {
    const form = await request.formData();
    await removeOldShares(caches, nowMs());
    const files = form.getAll("files").filter((value) => value instanceof File);
    const text = joinTexts(form);
    if (text !== "") files.push(new File([text], "note.txt", { type: "text/plain" }));
    const share = crypto.randomUUID();
    const cache = await caches.open(CACHE);
    await requireRoom(cache, { files, text }, room);
    try {
      for (const [index, file] of files.entries()) {
        const headers = {
          [NAME_HEADER]: encodeURIComponent(file.name),
          [TIME_HEADER]: String(nowMs()),
          "Content-Type": file.type,
        };
        await cache.put(`${SHARE_PATH}/${share}/${index}`, new Response(file, { headers }));
      }
    } catch (error) {
      await removeShare(cache, share);
      throw error;
    }
    return `/?${TAKE_PARAMETER}=${share}`;
  } catch {
    // The device has no space or the form is unreadable.
    return `/?${TAKE_PARAMETER}`;
  }
}

/** Whether the service worker has redirected to this address. */
export function wasShared(search: string): boolean {
  return new URLSearchParams(search).has(TAKE_PARAMETER);
}

const addressOf = (key: RequestInfo) => (typeof key === "string" ? key : new URL(key.url).pathname);

async function findKeys(cache: ShareCache, share: string): Promise<RequestInfo[]> {
  return (await cache.keys()).filter((key) => addressOf(key).startsWith(`${SHARE_PATH}/${share}/`));
}

async function removeShare(cache: ShareCache, share: string): Promise<void> {
  for (const key of await findKeys(cache, share)) await cache.delete(key);
}

/**
 * Returns the shared files and removes them from the device.
 *
 * @param search - the query of the URL to which the service worker redirected
 * @throws if the files could not be stored
 */
export async function takeShared(search: string, caches: ShareCaches): Promise<File[]> {
  const share = new URLSearchParams(search).get(TAKE_PARAMETER) ?? "";
  if (share === "") throw new Error("the shared files could not be stored");
  const cache = await caches.open(CACHE);
  try {
    const answers = await Promise.all((await findKeys(cache, share)).map((key) => cache.match(key)));
    return await Promise.all(answers.filter((answer) => answer !== undefined).map(toFile));
  } finally {
    await removeShare(cache, share);
  }
}

async function toFile(kept: Response): Promise<File> {
  const blob = await kept.blob();
  return new File([blob], decodeURIComponent(kept.headers.get(NAME_HEADER) ?? ""), { type: blob.type });
}

/** Removes old shares that no page has retrieved. @returns whether any newer ones remain */
export async function removeOldShares(caches: ShareCaches, nowMs: number): Promise<boolean> {
  let isLeft = false;
  if (!(await caches.has(CACHE))) return false;
  const cache = await caches.open(CACHE);
  for (const key of await cache.keys()) {
    const sharedAtMs = Number((await cache.match(key))?.headers.get(TIME_HEADER) ?? 0);
    if (nowMs - sharedAtMs < SHARE_LIFE_MS) isLeft = true;
    else await cache.delete(key);
  }
  return isLeft;
}

export async function removeAllShares(caches: ShareCaches): Promise<void> {
  await caches.delete(CACHE);
}
