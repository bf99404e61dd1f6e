import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { checkPublic, checkPublicStore } from "./check-public.ts";

/** An origin that responds to HTTP requests like Envoi, except on paths that a test changes, and rejects WebSockets. */
async function anOrigin(changed: Record<string, RequestListener> = {}): Promise<string> {
  const json = (status: number, body: object, headers = {}): RequestListener => {
    return (_request, response) => {
      response.writeHead(status, { "Content-Type": "application/json; charset=utf-8", ...headers });
      response.end(JSON.stringify(body));
    };
  };
  const routes: Record<string, RequestListener> = {
    "/config": json(200, { LIMITS: {} }),
    "/__version__": json(200, { product: "1.2.3", commit: "abc" }),
    "/api/exists/0000000000000000": json(404, {}, { "Cache-Control": "private, no-store" }),
    ...changed,
  };
  const server = createServer((request, response) => {
    const route = routes[request.url ?? ""];
    if (route === undefined) response.writeHead(404).end();
    else route(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function problems(origin: string): Promise<Record<string, string | undefined>> {
  const checks = await checkPublic(origin);
  return Object.fromEntries(checks.filter(({ ok }) => !ok).map(({ name, problem }) => [name, problem]));
}

const NO_UPGRADE = {
  "public: WebSocket upgrades pass": "cannot be opened: the proxy in front must pass on WebSocket upgrades",
};

test("detects a proxy that does not pass on WebSocket upgrades", async () => {
  const origin = await anOrigin();
  expect(await problems(origin)).toEqual(NO_UPGRADE);
  expect((await checkPublic(origin)).find(({ name }) => name === "public: /__version__ answers")?.found).toBe(
    "1.2.3 abc",
  );
});

test("detects a proxy that caches responses, allows other origins or replaces responses", async () => {
  const answer = (status: number, headers: Record<string, string>, body = ""): RequestListener => {
    return (_request, response) => void response.writeHead(status, headers).end(body);
  };
  const isJson = { "Content-Type": "application/json" };
  expect(
    await problems(
      await anOrigin({
        "/config": answer(200, { "Content-Type": "text/html" }, "<p>Welcome"),
        "/api/exists/0000000000000000": answer(404, { ...isJson, "Access-Control-Allow-Origin": "*" }),
      }),
    ),
  ).toEqual({
    ...NO_UPGRADE,
    "public: /config answers": "answers 200 with text/html",
    "public: an unknown upload is 404, and not cached": "may be kept by caches",
    "public: other origins are not allowed": "a proxy allows *",
  });
  expect(
    await problems(
      await anOrigin({
        "/config": answer(200, isJson, "{}"),
        "/__version__": answer(302, { Location: "/login" }),
        "/api/exists/0000000000000000": answer(200, isJson, "{}"),
      }),
    ),
  ).toMatchObject({
    "public: /config answers": "is not that of Envoi",
    "public: an unknown upload is 404, and not cached": "answers 200 instead of 404",
  });
});

test("skips the certificate check without TLS, and fails every check of an unreachable origin", async () => {
  const open = await checkPublic(await anOrigin());
  expect(open.map(({ name }) => name)).not.toContain("public: certificate");
  const closed = await checkPublic("https://127.0.0.1:9");
  expect(closed.map(({ name }) => name)).toContain("public: certificate");
  expect(closed.every(({ ok, problem }) => !ok && problem !== "")).toBe(true);
});

async function storeProblems(store: string, site: string): Promise<(string | undefined)[]> {
  return (await checkPublicStore(store, site)).map(({ problem }) => problem);
}

test("detects an object store without a CORS rule, missing from the page's policy, and open to strangers", async () => {
  const store = await anOrigin({
    "/envoi/?list-type=2&max-keys=1": (_request, response) => void response.end("<xml>"),
  });
  const site = await anOrigin();
  expect(await storeProblems(`${store}/envoi`, site)).toEqual([
    `has no CORS rule for ${site}`,
    `has no CORS rule for ${site}`,
    "is not in the Content-Security-Policy of the page",
    "anyone can list its contents",
  ]);
});

test.each([
  [{ "Access-Control-Allow-Methods": "GET" }, "has no CORS rule for"],
  [{ "Access-Control-Allow-Methods": "GET, PUT" }, "does not expose the ETag to pages"],
])("detects an object store with a CORS rule for reads only: %j", async (headers, problem) => {
  const site = await anOrigin();
  const store = await anOrigin({
    "/envoi/uploads/0000000000000000": (request, response) =>
      void response
        .writeHead(request.method === "OPTIONS" ? 204 : 403, { "Access-Control-Allow-Origin": "*", ...headers })
        .end(),
  });
  const [reads, parts] = await storeProblems(`${store}/envoi`, site);
  expect(reads).toBeUndefined();
  expect(parts).toContain(problem);
});

test.each(["*", null])(
  "accepts an object store that allows the site's origin (%s) and is in the page's policy",
  async (any) => {
    const policies: string[] = [];
    const site = await anOrigin({
      "/": (_request, response) => void response.setHeader("Content-Security-Policy", policies.join(";")).end(),
    });
    const store = await anOrigin({
      "/envoi/uploads/0000000000000000": (request, response) => {
        const allowed = {
          "Access-Control-Allow-Origin": any ?? site,
          "Access-Control-Allow-Methods": "GET, PUT",
          "Access-Control-Expose-Headers": "Date, etag",
        };
        response.writeHead(request.method === "OPTIONS" ? 204 : 403, allowed).end();
      },
      "/envoi/?list-type=2&max-keys=1": (_request, response) => void response.writeHead(403).end(),
    });
    policies.push("default-src 'none'", `connect-src 'self' ${store}`, "img-src 'self'");
    expect(await storeProblems(`${store}/envoi/`, site)).toEqual([undefined, undefined, undefined, undefined]);
  },
);
