import type { OutgoingHttpHeaders } from "node:http";
import { NO_NONCE } from "@envoi/auth";
import type { AuthKey, OwnerToken, UploadId } from "@envoi/protocol";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fetchRange } from "../download/claim.ts";
import { checkExists } from "../download/download.ts";
import { fetchFileList } from "../owner/file-list.ts";
import { fetchInfo } from "../owner/owner.ts";
import { serveHttp } from "../testing/http-server.ts";
import { openOverHttp } from "../upload/send-over-http.ts";
import { fetchConfig } from "./config.ts";
import { watchInterception } from "./interception.ts";
import type { Server } from "./server.ts";
import { createSigner } from "./signed-request.ts";

const { signal } = new AbortController();
const id = "0123456789abcdef" as UploadId;
const owner = { id, ownerToken: "00112233445566778899" as OwnerToken };
const HTML = { "Content-Type": "text/html; charset=utf-8" };

const CALLS: Record<string, (server: Server) => Promise<unknown>> = {
  config: (server) => fetchConfig(server, signal),
  exists: (server) => checkExists(server, id, signal),
  info: (server) => fetchInfo(server, owner, signal),
  "file list": (server) => fetchFileList(server, { accessToken: "token", fileListKey: "a2V5" }, signal),
  "signed call": (server) => createSigner(server, "AAAA" as AuthKey, NO_NONCE).get(`/api/metadata/${id}`, signal),
  range: (server) => fetchRange({ server, id, bodyCall: "stream", token: "claim", etag: null }, [0, 9], signal),
  upload: (server) => openOverHttp(server, { bearer: null }, 1_000, signal),
};

const WALLS: readonly [wall: string, status: number, headers: OutgoingHttpHeaders, body: string][] = [
  ["Basic authentication", 401, { "WWW-Authenticate": 'Basic realm="Staff"', ...HTML }, "<h1>401</h1>"],
  ["oauth2-proxy, for requests of scripts", 401, { "Content-Type": "application/json" }, "{}"],
  ["a gateway with tokens", 401, { "WWW-Authenticate": "Bearer" }, "Unauthorized"],
  ["forward authentication in Go", 401, {}, "Unauthorized\n"],
  ["oauth2-proxy, for people without the group", 403, HTML, "<title>403 Forbidden</title>"],
  ["a firewall without a body", 403, {}, ""],
  ["a firewall with JSON", 403, {}, '{"error":"blocked","code":7}'],
  ["a network that wants a password", 511, HTML, "<a href=login>"],
  ["a captive portal", 200, HTML, "<html>Welcome to our hotel</html>"],
  ["a captive portal in XHTML", 200, { "Content-Type": "application/xhtml+xml" }, "<?xml version='1.0'?>"],
];

describe.each(WALLS)("the response of %s", (_wall, status, headers, body) => {
  test.each(Object.keys(CALLS))("makes the call `%s` fail as `intercepted` [R8.24]", async (name) => {
    await using server = await serveHttp((_call, response) => void response.writeHead(status, headers).end(body));
    await expect(CALLS[name]?.(server)).rejects.toMatchObject({ name: "TransferError", code: "intercepted" });
    expect(server.calls).toHaveLength(1);
  });
});

test.each([
  ["a rejection with a code", 403, {}, '{"error":403,"code":"blocked"}', { code: "blocked" }],
  ["a challenge of our scheme", 401, { "WWW-Authenticate": "send-v1 AAAA" }, "", { code: "unauthorized" }],
  ["the text of a server without codes", 401, {}, "Unauthorized", { code: "unauthorized" }],
  ["a missing file on a server without codes", 404, {}, "Not Found", { code: "not_found" }],
  ["a proxy whose server is away", 502, HTML, "<h1>502</h1>", { code: "internal" }],
  ["a proxy that limits requests", 429, HTML, "<h1>429</h1>", { code: "rate_limited" }],
])("%s is not a foreign response", async (_what, status, headers, body, error) => {
  await using server = await serveHttp((_call, response) => void response.writeHead(status, headers).end(body));
  await expect(checkExists(server, id, signal)).rejects.toMatchObject({ name: "ProtocolError", ...error });
});

test.each([301, 302, 303, 307, 308])(
  "a redirect is not followed, so no other origin receives the request: %i",
  async (status) => {
    await using other = await serveHttp((_call, response) => void response.end("{}"));
    await using server = await serveHttp(({ path }, response) => {
      response.writeHead(status, { Location: `${other.origin}${path}` }).end();
    });
    for (const call of Object.values(CALLS)) {
      await expect(call(server)).rejects.toMatchObject({ name: "TransferError", code: "intercepted" });
    }
    expect(other.calls).toEqual([]);
  },
);

test("an HTML page with status 404 does not mean that the upload is missing [R8.24b]", async () => {
  await using server = await serveHttp((_call, response) => void response.writeHead(404, HTML).end("no such host"));
  await expect(checkExists(server, id, signal)).rejects.toMatchObject({ code: "intercepted" });
});

describe("a script's requests", () => {
  afterEach(() => vi.unstubAllGlobals());

  async function captureFetchOptions(origin: string): Promise<RequestInit | undefined> {
    const fetch = vi.fn(async () => new Response("{}", { status: 503 }));
    vi.stubGlobal("fetch", fetch);
    await expect(fetchConfig({ origin }, signal)).rejects.toMatchObject({ code: "unavailable" });
    return (fetch.mock.calls as unknown as [string, RequestInit][])[0]?.[1];
  }

  test("on the server's own page, carry cookies and do not follow a redirect to a sign-in page", async () => {
    vi.stubGlobal("location", { origin: "https://send.example.com" });
    const options = await captureFetchOptions("https://send.example.com");
    expect(options).toMatchObject({ credentials: "same-origin", redirect: "manual" });
  });

  test.each([{ origin: "https://mail.example.com" }, undefined])(
    "carry no cookies on pages of other origins: %j",
    async (location) => {
      vi.stubGlobal("location", location);
      const options = await captureFetchOptions("https://send.example.com");
      // The browser sends cookies only to the script's own origin.
      expect(options).toMatchObject({ credentials: "same-origin", redirect: "manual" });
    },
  );

  test.each([
    ["https://send.example.com", [null, "Bearer token"]],
    ["https://mail.example.com", ["Bearer token", null]],
  ])("leave `Authorization` to authenticating proxies only on the server's own page: %s", async (origin, sent) => {
    vi.stubGlobal("location", { origin });
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response("{}", { status: 503 }));
    vi.stubGlobal("fetch", fetch);
    const access = { accessToken: "token", fileListKey: "a2V5" };
    await expect(fetchFileList({ origin: "https://send.example.com" }, access, signal)).rejects.toThrow();
    const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
    expect([headers.get("Authorization"), headers.get("Envoi-Authorization")]).toEqual(sent);
  });

  test.each([
    [
      "a redirect that they did not follow",
      Object.defineProperty(Response.error(), "type", { value: "opaqueredirect" }),
    ],
    // Most browsers report such a response as a network failure.
    ["a proxy that wants a password", new Response(null, { status: 407 })],
  ])("name %s", async (_what, answer) => {
    vi.stubGlobal("location", { origin: "https://send.example.com" });
    vi.stubGlobal("fetch", async () => answer);
    await expect(fetchConfig({ origin: "https://send.example.com" }, signal)).rejects.toMatchObject({
      code: "intercepted",
    });
  });
});

describe("the check for interception", () => {
  const told = (server: Server) =>
    new Promise<boolean>((resolve) => {
      const leaving = new AbortController();
      const onChecked = (isIntercepted: boolean) => {
        leaving.abort();
        resolve(isIntercepted);
      };
      void watchInterception(server, onChecked, leaving.signal);
    });

  test.each([
    ["a wall", 401, true],
    ["our server", 503, false],
  ])("recognises %s by the status %i", async (_what, status, isWall) => {
    await using server = await serveHttp((_call, response) => void response.writeHead(status).end());
    expect(await told(server)).toBe(isWall);
  });

  test("reports no interception when there is no connection", async () => {
    expect(await told({ origin: "http://127.0.0.1:9" })).toBe(false);
  });

  test("sends no request once the signal has aborted", async () => {
    const onChecked = vi.fn();
    await watchInterception({ origin: "http://127.0.0.1:9" }, onChecked, AbortSignal.abort());
    expect(onChecked).not.toHaveBeenCalled();
  });
});
