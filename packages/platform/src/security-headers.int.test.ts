import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createClients } from "./clients.ts";
import { createHttpApp, type HttpAppOptions } from "./http-app.ts";
import { createLog } from "./log.ts";
import { createRegistry } from "./metrics.ts";

async function fetchHeaders(options: Partial<HttpAppOptions>): Promise<Headers> {
  const app = createHttpApp(
    {
      log: createLog({ level: "silent", service: "test" }),
      registry: createRegistry(),
      baseUrl: "https://envoi.example",
      clients: createClients({ trustedProxies: 0, baseUrl: "https://envoi.example" }),
      addressLogging: "off",
      ...options,
    },
    [],
  );
  const server = createServer(app).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).headers;
}

/** Directives of a response's policy. */
async function fetchPolicy(options: Partial<HttpAppOptions>): Promise<Record<string, string>> {
  const headers = await fetchHeaders(options);
  const directives = (headers.get("Content-Security-Policy") ?? "").split(";").map((text) => text.trim().split(" "));
  return Object.fromEntries(directives.map(([name = "", ...sources]) => [name, sources.join(" ")]));
}

test("lets pages connect only to their own origin and those named by the operator", async () => {
  expect(await fetchPolicy({})).toMatchObject({ "connect-src": "'self' wss://envoi.example", "img-src": "'self'" });
  const pageOrigins = {
    connect: ["https://issuer.example", "https://errors.example"],
    images: ["https://issuer.example"],
  };
  expect(await fetchPolicy({ pageOrigins })).toMatchObject({
    "connect-src": "'self' wss://envoi.example https://issuer.example https://errors.example",
    "img-src": "'self' https://issuer.example",
  });
});

test.each(["http://[::1]:8080", "https://[2001:db8::7]"])(
  "allows the page's own origin without naming %s, because policies cannot name it",
  async (baseUrl) => {
    const pageOrigins = { connect: ["https://issuer.example", "https://[fd00::1]:9000"], images: [] };
    expect(await fetchPolicy({ baseUrl, pageOrigins })).toMatchObject({
      "connect-src": "'self' https://issuer.example",
    });
  },
);

test("allows nothing unsafe, whatever origins the operator has named", async () => {
  const pageOrigins = { connect: ["https://issuer.example"], images: ["https://issuer.example"] };
  expect(Object.values(await fetchPolicy({ pageOrigins })).join(" ")).not.toContain("unsafe");
});

test("sets HSTS for a year and only for the public host, unless the operator includes subdomains", async () => {
  const fetchHsts = async (options: Partial<HttpAppOptions>) =>
    (await fetchHeaders(options)).get("Strict-Transport-Security");
  expect(await fetchHsts({ baseUrl: "https://send.example" })).toBe("max-age=31536000");
  const subdomains = { baseUrl: "https://send.example", hstsSubdomains: true };
  expect(await fetchHsts(subdomains)).toBe("max-age=31536000; includeSubDomains");
  expect(await fetchHsts({ baseUrl: "http://localhost:8080", hstsSubdomains: true })).toBeNull();
});

/** Headers whose values depend on the response. */
const ANSWER_HEADERS = /^(?:cache-control|connection|content-length|content-type|date|keep-alive|pragma)$/;

test("docs/cdn.md lists all headers that a CDN must set, with the values set here", async () => {
  const headers = await fetchHeaders({ baseUrl: "https://send.example.com" });
  const page = await readFile(new URL("../../../docs/cdn.md", import.meta.url), "utf8");
  const [, documented = ""] = /```http\n([^`]*)\n```/.exec(page) ?? [];
  const set = [...headers].filter(([name]) => !ANSWER_HEADERS.test(name)).map(([name, value]) => `${name}: ${value}`);
  expect(documented.split("\n")).toEqual(set.sort());
});
