import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { createClients, createHttpApp, createLog, createRegistry } from "@envoi/platform";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { webApp } from "./web-app.ts";

const SCRIPT = "console.log(1);\n";

let directory: string;
let server: Server;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-web-"));
  for (const folder of ["assets", ".pages"]) await mkdir(join(directory, folder));
  const files: [string, string | Buffer][] = [
    ["index.html", '<!doctype html><title>Envoi</title><meta property="og:image" content="/link-preview.png">'],
    [".pages/de.html", "<!doctype html><html lang=de>"],
    [".pages/ar.html", "<!doctype html><html lang=ar dir=rtl>"],
    ["serviceWorker.js", SCRIPT],
    ["assets/index-abcdefgh.js", SCRIPT],
    ["assets/index-abcdefgh.js.br", brotliCompressSync(SCRIPT)],
    ["assets/plain-abcdefgh.css", "a {}"],
    ["assets/en-abcdefgh.ftl", "cancel = Cancel"],
    ["assets/en-abcdefgh.ftl.br", brotliCompressSync("cancel = Cancel")],
  ];
  for (const [name, body] of files) await writeFile(join(directory, name), body);
  const app = createHttpApp(
    {
      log: createLog({ level: "silent", service: "test" }),
      registry: createRegistry(),
      baseUrl: "https://envoi.example",
      clients: createClients({ trustedProxies: 0, baseUrl: "https://envoi.example" }),
      addressLogging: "off",
    },
    [webApp(directory, "https://envoi.example", null).routes],
  );
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true });
});

/** Sends one request, without decompressing the response's body. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [response] = await once(get({ host: "127.0.0.1", port, path, headers }), "response");
  return response;
}

describe("a script compressed by the build", () => {
  const path = "/assets/index-abcdefgh.js";

  it("is served compressed to clients that accept this, and cached forever", async () => {
    const response = await ask(path, { "Accept-Encoding": "gzip, br" });
    expect(brotliDecompressSync(await buffer(response)).toString()).toBe(SCRIPT);
    expect(response.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
  });

  it.each([{}, { "Accept-Encoding": "gzip" }, { "Accept-Encoding": "br;q=0" }])(
    "is served uncompressed for a request with %j",
    async (headers) => {
      const response = await ask(path, headers);
      expect(await text(response)).toBe(SCRIPT);
      expect(response.headers["content-encoding"]).toBeUndefined();
      expect(response.headers.vary).toBe("Accept-Encoding");
    },
  );
});

it("a file without compressed copies is served uncompressed", async () => {
  const response = await ask("/assets/plain-abcdefgh.css", { "Accept-Encoding": "gzip, br" });
  expect(await text(response)).toBe("a {}");
  expect(response.headers["content-type"]).toBe("text/css; charset=utf-8");
});

it.each(["br", "identity"])("language files are served as plain text if %s is accepted", async (encoding) => {
  const response = await ask("/assets/en-abcdefgh.ftl", { "Accept-Encoding": encoding });
  const body = await buffer(response);
  const plain = response.headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
  expect(plain.toString()).toBe("cancel = Cancel");
  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
});

it("a missing asset returns 404, even if pages are accepted, and the response is not cached", async () => {
  for (const accept of ["*/*", "text/html"]) {
    const response = await ask("/assets/gone-abcdefgh.js", { Accept: accept });
    expect(response.statusCode).toBe(404);
    expect(response.headers["cache-control"]).toContain("no-store");
    expect(await text(response)).not.toContain("<html");
  }
});

it.each(["/assets/", "/assets", "/../assets/", "/.git/config", "/.env"])(
  "%s lists and reveals no files",
  async (path) => {
    const response = await ask(path);
    expect(response.statusCode).toBe(404);
    expect(await text(response)).not.toContain("abcdefgh");
  },
);

it("a malformed path returns the services' error", async () => {
  const response = await ask("/%", { Accept: "text/html" });
  expect(response.statusCode).toBe(400);
  expect(JSON.parse(await text(response))).toMatchObject({ error: 400, code: "bad_request" });
});

it("the service worker is a script that is never cached", async () => {
  const response = await ask("/serviceWorker.js");
  expect(await text(response)).toBe(SCRIPT);
  expect(response.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(response.headers["cache-control"]).toContain("no-store");
});

describe("the page", () => {
  /** The language of the response. */
  async function fetchLanguage(path: string, headers: Record<string, string>): Promise<string> {
    const response = await ask(path, { Accept: "text/html", ...headers });
    expect(response.headers.vary).toBe("Accept-Language");
    return /lang=(\w+)/.exec(await text(response))?.[1] ?? "en-US";
  }

  it.each([
    ["de-CH", "de"],
    ["en;q=0.4, tlh, ar;q=0.9", "ar"],
    ["de;q=0, ar;q=0.1", "ar"],
    ["*", "en-US"],
    ["fr;q=x;;,,;q=", "en-US"],
    ["", "en-US"],
  ])("for a request with the Accept-Language %j is in %s", async (accepted, locale) => {
    expect(await fetchLanguage("/legal", { "Accept-Language": accepted })).toBe(locale);
  });

  it("contains the absolute URL of the image for link previews", async () => {
    expect(await text(await ask("/"))).toContain('content="https://envoi.example/link-preview.png"');
  });

  it("is in English without Accept-Language", async () => {
    expect(await fetchLanguage("/", {})).toBe("en-US");
  });

  it("is in English if there is no page in the accepted language", async () => {
    expect(await fetchLanguage("/", { "Accept-Language": "fr" })).toBe("en-US");
  });

  it("is in the language named in its URL", async () => {
    expect(await fetchLanguage("/?lang=ar", { "Accept-Language": "de" })).toBe("ar");
  });

  it("is in the visitor's language even at unknown URLs", async () => {
    const headers = { Accept: "text/html", "Accept-Language": "de" };
    expect((await ask("/nowhere", headers)).statusCode).toBe(404);
    expect(await fetchLanguage("/nowhere", headers)).toBe("de");
  });

  it("has an ETag per language, which revalidates only the page in that language", async () => {
    const tags = new Map<string, string>();
    for (const language of ["de", "ar", "en-US"]) {
      const { headers } = await ask("/", { "Accept-Language": language });
      tags.set(language, headers.etag ?? "");
    }
    expect(new Set(tags.values()).size).toBe(3);
    const [german = ""] = tags.values();
    const answers = await Promise.all(
      [...tags.keys()].map((language) => ask("/", { "Accept-Language": language, "If-None-Match": german })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([304, 200, 200]);
  });

  it("cannot be fetched by its file name", async () => {
    const response = await ask("/.pages/de.html", { Accept: "*/*", "Accept-Language": "en-US" });
    expect(response.statusCode).toBe(404);
    expect(await text(response)).not.toContain("lang=de");
  });
});

describe("the page's headers", () => {
  it("allow scripts, styles, images and workers from the page's origin, sockets to it, and nothing else", async () => {
    const { headers } = await ask("/");
    expect(`${headers["content-security-policy"]}`.split(";")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "connect-src 'self' wss://envoi.example",
      "worker-src 'self'",
      "frame-src blob:",
      "media-src 'self' blob:",
      "manifest-src 'self'",
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types envoi-workers",
    ]);
  });

  it("isolate it from other origins and disable unused features", async () => {
    const { headers } = await ask("/");
    expect(headers).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "strict-transport-security": expect.stringContaining("max-age=31536000"),
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
  });
});
