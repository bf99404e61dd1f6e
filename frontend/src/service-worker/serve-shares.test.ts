import { afterEach, expect, test, vi } from "vitest";
import {
  MAX_SHARED_FILES,
  removeOldShares,
  SHARE_LIFE_MS,
  type ShareCaches,
  takeShared,
  wasShared,
} from "../shared/share-target/shared-files.ts";
import { serveShares } from "./serve-shares.ts";

/** An in-memory cache with only the methods that the service worker uses. */
function fakeCaches(room = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => {
      if (entries.size >= room) throw new DOMException("no room", "QuotaExceededError");
      entries.set(key, response);
    },
    keys: async () => [...entries.keys()],
    match: async (key: RequestInfo) => entries.get(String(key))?.clone(),
    delete: async (key: RequestInfo) => entries.delete(String(key)),
  };
  const caches = {
    open: async () => cache,
    has: async () => entries.size > 0,
    delete: async () => {
      const had = entries.size > 0;
      entries.clear();
      return had;
    },
  };
  return { entries, caches };
}

const ORIGIN = "https://envoi.example";

type PostOptions = {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  referrer?: string;
  quota?: number;
};

/** Posts a form to the page. @returns the redirect's target, or `null` if the request goes to the server */
async function share(caches: ShareCaches, form: FormData, posted: PostOptions = {}): Promise<string | null> {
  const { path = "/share", method = "POST", headers = {}, referrer = "", quota = 1_000_000 } = posted;
  let answer: Promise<Response> | null = null;
  serveShares({
    location: { origin: ORIGIN },
    caches,
    navigator: { storage: { estimate: async () => ({ quota, usage: 0 }) } },
    addEventListener: (_, listener) => {
      const request = new Request(`${ORIGIN}${path}`, method === "POST" ? { method, body: form } : { method });
      // Sets the headers here, because only a browser can set them on a real `Request`.
      const named = { headers: new Headers(headers), referrer, formData: () => request.formData() };
      listener({
        // Only the properties that the service worker uses.
        request: { url: request.url, method: request.method, ...named } as Request,
        respondWith: (given) => {
          answer = given;
        },
      });
    },
  });
  return answer === null ? null : (await (answer as Promise<Response>)).headers.get("Location");
}

function createForm(...names: string[]): FormData {
  const form = new FormData();
  for (const name of names) form.append("files", new File([name], name));
  return form;
}

const parseSearch = (address: string | null) => new URL(address ?? "", ORIGIN).search;

afterEach(() => vi.useRealTimers());

test("shared files stay on the device until the page fetches them, which it can do only once", async () => {
  const { caches, entries } = fakeCaches();
  const form = new FormData();
  form.append("files", new File(["hello"], "grüße & co.txt", { type: "text/plain" }));
  form.append("files", new File(["1234"], "photo.jpg", { type: "image/jpeg" }));
  const to = await share(caches, form);
  const taken = await takeShared(parseSearch(to), caches);
  expect(taken.map(({ name, type, size }) => [name, type, size])).toEqual([
    ["grüße & co.txt", "text/plain", 5],
    ["photo.jpg", "image/jpeg", 4],
  ]);
  expect(entries.size).toBe(0);
  expect(await takeShared(parseSearch(to), caches)).toEqual([]);
});

test("shared text becomes a file", async () => {
  const { caches } = fakeCaches();
  const form = new FormData();
  form.append("title", "A page");
  form.append("text", "");
  form.append("url", "https://news.example/");
  const [note] = await takeShared(parseSearch(await share(caches, form)), caches);
  expect([note?.name, await note?.text()]).toEqual(["note.txt", "A page\nhttps://news.example/"]);
});

test("simultaneous shares are stored separately, and none can be fetched without its name", async () => {
  const { caches } = fakeCaches();
  const [one, other] = [await share(caches, createForm("a")), await share(caches, createForm("b"))];
  expect(one).not.toBe(other);
  await expect(takeShared("?shared", caches)).rejects.toThrow("could not be stored");
  expect(await takeShared("?shared=another", caches)).toEqual([]);
  expect((await takeShared(parseSearch(other), caches)).map(({ name }) => name)).toEqual(["b"]);
  expect((await takeShared(parseSearch(one), caches)).map(({ name }) => name)).toEqual(["a"]);
});

test("shared files that do not fit on the device are removed and reported", async () => {
  const { caches, entries } = fakeCaches(1);
  const to = await share(caches, createForm("a", "b"));
  await expect(takeShared(parseSearch(to), caches)).rejects.toThrow("could not be stored");
  expect(entries.size).toBe(0);
});

test.each([
  ["files than are stored at once", () => createForm(...Array.from({ length: MAX_SHARED_FILES + 1 }, String)), {}],
  ["bytes than half of the device's free space", () => createForm("12345678"), { quota: 15 }],
])("a share with more %s is rejected", async (_, form, posted) => {
  const { caches, entries } = fakeCaches();
  const to = await share(caches, form(), posted);
  await expect(takeShared(parseSearch(to), caches)).rejects.toThrow("could not be stored");
  expect(entries.size).toBe(0);
});

test("shares that no page has fetched are removed after a while by the next share or page", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { caches, entries } = fakeCaches();
  await share(caches, createForm("a"));
  vi.setSystemTime(Date.now() + SHARE_LIFE_MS);
  const to = await share(caches, createForm("b"));
  expect(entries.size).toBe(1);
  expect(await removeOldShares(caches, Date.now())).toBe(true);
  expect((await takeShared(parseSearch(to), caches)).map(({ name }) => name)).toEqual(["b"]);
  await share(caches, createForm("c"));
  expect(await removeOldShares(caches, Date.now() + SHARE_LIFE_MS)).toBe(false);
  expect(entries.size).toBe(0);
});

test.each([
  ["names itself as the origin", { headers: { Origin: "https://evil.example" } }],
  ["is the referrer", { referrer: "https://evil.example/form" }],
])("files from a site that %s are not stored", async (_, posted) => {
  const { caches, entries } = fakeCaches();
  expect(await share(caches, createForm("Invoice 2026.pdf.exe"), posted)).toBe(`${ORIGIN}/`);
  expect(entries.size).toBe(0);
});

test.each([
  ["a request without an origin", {}],
  ["an opaque origin", { headers: { Origin: "null" } }],
  ["this origin", { headers: { Origin: ORIGIN }, referrer: `${ORIGIN}/` }],
])("a share from %s is stored", async (_, posted) => {
  const { caches, entries } = fakeCaches();
  await share(caches, createForm("a"), posted);
  expect(entries.size).toBe(1);
});

test.each([
  ["GET", "/share"],
  ["POST", "/api/metrics"],
])("the request %s %s goes to the server", async (method, path) => {
  expect(await share(fakeCaches().caches, new FormData(), { path, method })).toBeNull();
});

test("only the address to which the service worker redirects opens a page with shared files", () => {
  expect(["?shared", "?shared=1", "?lang=de", "?q=shared"].map(wasShared)).toEqual([true, true, false, false]);
});
