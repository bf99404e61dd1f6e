import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createClients } from "./clients.ts";
import { createHttpApp, type HttpAppOptions } from "./http-app.ts";
import { createLog } from "./log.ts";
import { createRegistry } from "./metrics.ts";

async function headersOf(options: Partial<HttpAppOptions>): Promise<Headers> {
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
async function policyOf(options: Partial<HttpAppOptions>): Promise<Record<string, string>> {
  const headers = await headersOf(options);
  const directives = (headers.get("Content-Security-Policy") ?? "").split(";").map((text) => text.trim().split(" "));
  return Object.fromEntries(directives.map(([name = "", ...sources]) => [name, sources.join(" ")]));
}

test("pages connect only to their own origin, and to those that the operator has named", async () => {
  expect(await policyOf({})).toMatchObject({ "connect-src": "'self' wss://envoi.example", "img-src": "'self'" });
  const pageOrigins = {
    connect: ["https://issuer.example", "https://errors.example"],
    images: ["https://issuer.example"],
  };
  expect(await policyOf({ pageOrigins })).toMatchObject({
    "connect-src": "'self' wss://envoi.example https://issuer.example https://errors.example",
    "img-src": "'self' https://issuer.example",
  });
});

test.each(["http://[::1]:8080", "https://[2001:db8::7]"])(
  "the policy does not name %s, which policies cannot, and allows the own origin",
  async (baseUrl) => {
    const pageOrigins = { connect: ["https://issuer.example", "https://[fd00::1]:9000"], images: [] };
    expect(await policyOf({ baseUrl, pageOrigins })).toMatchObject({ "connect-src": "'self' https://issuer.example" });
  },
);

test("nothing unsafe is allowed, whatever the operator has named", async () => {
  const pageOrigins = { connect: ["https://issuer.example"], images: ["https://issuer.example"] };
  expect(Object.values(await policyOf({ pageOrigins })).join(" ")).not.toContain("unsafe");
});

test("HSTS lasts a year and covers only the public host, unless the operator includes subdomains", async () => {
  const hstsOf = async (options: Partial<HttpAppOptions>) =>
    (await headersOf(options)).get("Strict-Transport-Security");
  expect(await hstsOf({ baseUrl: "https://send.example" })).toBe("max-age=31536000");
  const subdomains = { baseUrl: "https://send.example", hstsSubdomains: true };
  expect(await hstsOf(subdomains)).toBe("max-age=31536000; includeSubDomains");
  expect(await hstsOf({ baseUrl: "http://localhost:8080", hstsSubdomains: true })).toBeNull();
});

/** Headers that depend on the response. */
const OF_ANSWERS = /^(?:cache-control|connection|content-length|content-type|date|keep-alive|pragma)$/;

test("docs/cdn.md has all headers that a CDN must set, with the values set here", async () => {
  const headers = await headersOf({ baseUrl: "https://send.example.com" });
  const page = await readFile(new URL("../../../docs/cdn.md", import.meta.url), "utf8");
  const [, documented = ""] = /```http\n([^`]*)\n```/.exec(page) ?? [];
  const set = [...headers].filter(([name]) => !OF_ANSWERS.test(name)).map(([name, value]) => `${name}: ${value}`);
  expect(documented.split("\n")).toEqual(set.sort());
});
