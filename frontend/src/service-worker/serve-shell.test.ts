import { expect, test } from "vitest";
import { serveShell } from "./serve-shell.ts";

const ORIGIN = "https://envoi.example";

const createPage = (release: string) => `<link rel="preload" as="image" href="/assets/brand-logo-${release}.svg">
  <div id="root"></div><script src="/assets/index-${release}.js"></script>
  <template id="download-parts"><link href="/assets/download-${release}.js"></template>`;

/** A service worker, its cache, and a server that serves successive releases. */
function setUp() {
  const server = {
    release: "1",
    isAway: false,
    status: 200,
    asked: 0,
    lostFiles: new Set<string>(),
    wall: null as string | null,
  };
  const entries = new Map<string, Response>();
  const listeners = new Map<string, (event: never) => void>();
  const cache = {
    match: async (key: string) => entries.get(key)?.clone(),
    put: async (key: string, response: Response) => void entries.set(key, response),
    delete: async (key: string) => entries.delete(key),
  };
  serveShell({
    location: { origin: ORIGIN },
    caches: { open: async () => cache },
    async fetch(request, options) {
      if (options?.cache === "only-if-cached") {
        return new Response(null, { status: server.lostFiles.has(String(request)) ? 504 : 200 });
      }
      server.asked += 1;
      if (server.isAway) throw new TypeError("network error");
      const headers = { "Content-Type": "text/html; charset=utf-8" };
      return new Response(server.wall ?? createPage(server.release), { headers, status: server.status });
    },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  });

  async function dispatch(type: string, request: object): Promise<Response | null> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    const respondWith = (given: Promise<Response>) => {
      answer = given;
    };
    listeners.get(type)?.({ request, respondWith, waitUntil: (some: Promise<unknown>) => work.push(some) } as never);
    const answered: Response | null = await answer;
    await Promise.all(work);
    return answered;
  }

  return {
    server,
    install: () => dispatch("install", {}),
    /** @returns the release shown; `null` if the service worker leaves the request to the browser */
    async visit(path = "/", request: Partial<Request> = {}): Promise<string | null> {
      const url = new URL(path, ORIGIN).href;
      const answer = await dispatch("fetch", { mode: "navigate", cache: "default", ...request, url });
      return answer && (/index-(\w+)/.exec(await answer.text())?.[1] ?? "");
    },
  };
}

test("every visit after the first shows the cached page, even if the server has a newer one", async () => {
  const { install, visit, server } = setUp();
  await install();
  server.release = "2";
  expect(await visit()).toBe("1");
});

test.each([
  ["a hotel's login page", "<html>Welcome</html>"],
  ["a login page built like this page", '<script src="/assets/login.js"></script><main id="root"></main>'],
  ["an empty page", ""],
])("%s does not replace the cached page", async (_what, wall) => {
  const { install, visit, server } = setUp();
  await install();
  await visit();
  server.wall = wall;
  expect(await visit()).toBe("1");
  server.wall = null;
  server.isAway = true;
  expect(await visit()).toBe("1");
});

test("a new release appears on the second visit after its rollout", async () => {
  const { install, visit, server } = setUp();
  await install();
  server.release = "2";
  await visit();
  expect(await visit()).toBe("2");
  expect(await visit()).toBe("2");
});

test("after a visit that could not fetch the page, the cached one is shown only when offline", async () => {
  const { install, visit, server } = setUp();
  await install();
  server.isAway = true;
  expect(await visit()).toBe("1");
  expect(await visit()).toBe("1");
  Object.assign(server, { isAway: false, release: "2" });
  expect(await visit()).toBe("2");
});

test("an error response can be shown, but is not cached", async () => {
  const { install, visit, server } = setUp();
  await install();
  await visit();
  server.status = 503;
  server.release = "refused";
  expect(await visit()).toBe("1");
  expect(await visit()).toBe("refused");
  server.isAway = true;
  expect(await visit()).toBe("1");
});

test("a reload fetches the page from the server", async () => {
  const { install, visit, server } = setUp();
  await install();
  server.release = "2";
  expect(await visit("/", { cache: "no-cache" })).toBe("2");
});

test("the cached page is shown only if the browser has all its files; files of other pages do not matter", async () => {
  const { install, visit, server } = setUp();
  await install();
  server.release = "2";
  server.lostFiles.add("/assets/download-1.js");
  expect(await visit()).toBe("1");
  server.release = "3";
  server.lostFiles.add("/assets/index-2.js");
  expect(await visit()).toBe("3");
});

test("the cached page is shown even if the browser has not kept the operator's logo", async () => {
  const { install, visit, server } = setUp();
  server.lostFiles.add("/assets/brand-logo-1.svg");
  await install();
  server.release = "2";
  expect(await visit()).toBe("1");
});

test("the page comes from the server while none is cached", async () => {
  const { visit, server } = setUp();
  expect(await visit()).toBe("1");
  server.isAway = true;
  expect(await visit()).toBe("1");
});

test.each([
  ["/config", { mode: "cors" }],
  ["/", { mode: "cors" }],
  ["/?lang=de", {}],
  ["/legal", {}],
  ["/download/0123456789abcdef", {}],
  ["https://other.example/", {}],
] as const)("a request for %s is left to the browser", async (path, request) => {
  const { install, visit, server } = setUp();
  await install();
  const before = server.asked;
  expect(await visit(path, request)).toBeNull();
  expect(server.asked).toBe(before);
});
