/*
 * What other apps share with the installed page. The system posts it to `SHARE_PATH`; the service worker puts it into a
 * cache of this device, so that no request reaches a server, and leads to the home page, which takes it from there.
 */

/** `share_target.action` in `app.webmanifest`. */
export const SHARE_PATH = "/share";
/** Where the service worker leads to. */
const TAKE_PARAMETER = "shared";
const CACHE = "shared";
const NAME_HEADER = "X-Name";

/** The part of `CacheStorage` that is used. */
export type ShareCaches = {
  open(name: string): Promise<{
    put(key: string, response: Response): Promise<void>;
    keys(): Promise<readonly RequestInfo[]>;
    match(key: RequestInfo): Promise<Response | undefined>;
  }>;
  delete(name: string): Promise<boolean>;
};

/** @returns the address of the home page that takes what was shared */
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
    // No room on the device, or a form that cannot be read.
    await caches.delete(CACHE).catch(() => undefined);
    return `/?${TAKE_PARAMETER}=failed`;
  }
}

/** Whether the service worker has led to this address. */
export function wasShared(search: string): boolean {
  return new URLSearchParams(search).has(TAKE_PARAMETER);
}

/**
 * Takes what was shared from the device: a second call finds nothing.
 *
 * @param search - of the address that the service worker led to
 * @throws if it could not be kept
 */
export async function takeShared(search: string, caches: ShareCaches): Promise<File[]> {
  if (new URLSearchParams(search).get(TAKE_PARAMETER) !== "") throw new Error("what was shared could not be kept");
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
