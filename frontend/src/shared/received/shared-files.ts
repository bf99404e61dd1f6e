/*
 * Files and text that other apps share with the installed page. The system posts them to `SHARE_PATH`. The service
 * worker answers, so they never reach a server: it stores them in a cache and redirects to the home page, which takes
 * them from there.
 */

/** `share_target.action` in `app.webmanifest`. */
export const SHARE_PATH = "/share";
/** Marks the address to which the service worker redirects. */
const TAKE_PARAMETER = "shared";
const CACHE = "shared";
const NAME_HEADER = "X-Name";

/** The part of `CacheStorage` used here. */
export type ShareCaches = {
  open(name: string): Promise<{
    put(key: string, response: Response): Promise<void>;
    keys(): Promise<readonly RequestInfo[]>;
    match(key: RequestInfo): Promise<Response | undefined>;
  }>;
  delete(name: string): Promise<boolean>;
};

/** @returns the address of the home page, which then takes the files */
export async function keepShared(request: Request, caches: ShareCaches): Promise<string> {
  try {
    const form = await request.formData();
    const files = form.getAll("files").filter((value) => value instanceof File);
    const words = ["title", "text", "url"].map((field) => form.get(field)).filter((value) => typeof value === "string");
    const text = words.filter((value) => value !== "").join("\n");
    if (text !== "") files.push(new File([text], "note.txt", { type: "text/plain" }));
    await caches.delete(CACHE);
    const cache = await caches.open(CACHE);
    for (const [index, file] of files.entries()) {
      const headers = { [NAME_HEADER]: encodeURIComponent(file.name), "Content-Type": file.type };
      await cache.put(`${SHARE_PATH}/${index}`, new Response(file, { headers }));
    }
    return `/?${TAKE_PARAMETER}`;
  } catch {
    // The device has no room, or the form is unreadable.
    await caches.delete(CACHE).catch(() => undefined);
    return `/?${TAKE_PARAMETER}=failed`;
  }
}

/** Whether the service worker has redirected to this address. */
export function wasShared(search: string): boolean {
  return new URLSearchParams(search).has(TAKE_PARAMETER);
}

/**
 * Returns the shared files and removes them from the device.
 *
 * @param search - the query of the address to which the service worker redirected
 * @throws if they could not be stored
 */
export async function takeShared(search: string, caches: ShareCaches): Promise<File[]> {
  if (new URLSearchParams(search).get(TAKE_PARAMETER) !== "") throw new Error("the shared files could not be stored");
  try {
    const cache = await caches.open(CACHE);
    const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
    return await Promise.all(answers.filter((answer) => answer !== undefined).map(fileOf));
  } finally {
    await caches.delete(CACHE);
  }
}

async function fileOf(kept: Response): Promise<File> {
  const blob = await kept.blob();
  return new File([blob], decodeURIComponent(kept.headers.get(NAME_HEADER) ?? ""), { type: blob.type });
}
