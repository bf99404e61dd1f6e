import { expect, test } from "vitest";
import { serveShares } from "./serve-shares.ts";
import { type ShareCaches, takeShared, wasShared } from "./shared-files.ts";

/** A cache in memory, with the methods used here. */
function fakeCaches(room = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => {
      if (entries.size >= room) throw new DOMException("no room", "QuotaExceededError");
      entries.set(key, response);
    },
    keys: async () => [...entries.keys()],
    match: async (key: RequestInfo) => entries.get(String(key)),
  };
  const caches = {
    open: async () => cache,
    delete: async () => {
      const had = entries.size > 0;
      entries.clear();
      return had;
    },
  };
  return { entries, caches };
}

/**
 * Shares this from another app. @returns where the browser is redirected, or `null` if the request goes to the server
 */
async function share(caches: ShareCaches, form: FormData, path = "/share", method = "POST"): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  serveShares({
    location: { origin: "https://envoi.example" },
    caches,
    addEventListener: (_, listener) =>
      listener({
        request: new Request(`https://envoi.example${path}`, method === "POST" ? { method, body: form } : { method }),
        respondWith: (given) => {
          answer = given;
        },
      }),
  });
  return answer === null ? null : (await (answer as Promise<Response>)).headers.get("Location");
}

const searchOf = (address: string | null) => new URL(address ?? "", "https://envoi.example").search;

test("shared files stay on the device until the page takes them, once", async () => {
  const { caches, entries } = fakeCaches();
  const form = new FormData();
  form.append("files", new File(["hello"], "grüße & co.txt", { type: "text/plain" }));
  form.append("files", new File(["1234"], "photo.jpg", { type: "image/jpeg" }));
  const to = await share(caches, form);
  const taken = await takeShared(searchOf(to), caches);
  expect(taken.map(({ name, type, size }) => [name, type, size])).toEqual([
    ["grüße & co.txt", "text/plain", 5],
    ["photo.jpg", "image/jpeg", 4],
  ]);
  expect(entries.size).toBe(0);
  expect(await takeShared(searchOf(to), caches)).toEqual([]);
});

test("shared text becomes a file", async () => {
  const { caches } = fakeCaches();
  const form = new FormData();
  form.append("title", "A page");
  form.append("text", "");
  form.append("url", "https://news.example/");
  const [note] = await takeShared(searchOf(await share(caches, form)), caches);
  expect([note?.name, await note?.text()]).toEqual(["note.txt", "A page\nhttps://news.example/"]);
});

test("shared files that do not fit on the device are reported as unreadable and removed", async () => {
  const { caches, entries } = fakeCaches(1);
  const form = new FormData();
  for (const name of ["a", "b"]) form.append("files", new File([name], name));
  const to = await share(caches, form);
  await expect(takeShared(searchOf(to), caches)).rejects.toThrow("could not be stored");
  expect(entries.size).toBe(0);
});

test.each([
  ["GET", "/share"],
  ["POST", "/api/metrics"],
])("%s %s is left to the server", async (method, path) => {
  expect(await share(fakeCaches().caches, new FormData(), path, method)).toBeNull();
});

test("only the service worker's address opens a page with shared files", () => {
  expect(["?shared", "?shared=failed", "?lang=de", "?q=shared"].map(wasShared)).toEqual([true, true, false, false]);
});
