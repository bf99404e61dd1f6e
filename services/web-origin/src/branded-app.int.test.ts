import { once } from "node:events";
import { copyFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createClients, createHttpApp, createLog, createRegistry } from "@envoi/platform";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBrandingConfig } from "./config.ts";
import { brandingFolder, ICONS, png, svg } from "./testing/branding-folder.ts";
import { webApp } from "./web-app.ts";

const ORIGIN = "https://envoi.example";
const HELP = { texts: { languages: { "en-US": { help: { paragraphs: ["Call us."] } } } } };
const FRONTEND = join(import.meta.dirname, "../../../frontend");

/** Directories are removed after the tests, because the built page is read for each request. */
const resources = new AsyncDisposableStack();
let branded: Server;
let plain: Server;

async function host(files: Parameters<typeof brandingFolder>[0] | null): Promise<Server> {
  const page = resources.use(await brandingFolder({}));
  await copyFile(join(FRONTEND, "index.html"), join(page.directory, "index.html"));
  await copyFile(join(FRONTEND, "public/app.webmanifest"), join(page.directory, "app.webmanifest"));
  const folder = files === null ? null : resources.use(await brandingFolder(files));
  const branding = readBrandingConfig(folder === null ? {} : { BRANDING_DIRECTORY: folder.directory });
  const app = createHttpApp(
    {
      log: createLog({ level: "silent", service: "test" }),
      registry: createRegistry(),
      baseUrl: ORIGIN,
      clients: createClients({ trustedProxies: 0, baseUrl: ORIGIN }),
      addressLogging: "off",
    },
    [webApp(page.directory, ORIGIN, branding).routes],
  );
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  resources.defer(() => void server.close());
  return server;
}

beforeAll(async () => {
  plain = await host(null);
  branded = await host({
    ...ICONS,
    "logo.svg": svg(),
    "link-preview.png": png(1_200, 630),
    "branding.json": { name: "Acme", ...HELP },
  });
});
afterAll(() => resources.disposeAsync());

const ask = (server: Server, path: string, accept = "*/*") =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers: { Accept: accept } });

test("the logo is served like other hashed assets: as what it is, and immutable", async () => {
  const page = await (await ask(branded, "/")).text();
  const [logo = ""] = /\/assets\/brand-logo-[\w-]{8}\.svg/.exec(page) ?? [];
  const answer = await ask(branded, logo);
  expect([answer.headers.get("content-type"), answer.headers.get("cache-control"), await answer.text()]).toEqual([
    "image/svg+xml",
    "public, max-age=31536000, immutable",
    svg(),
  ]);
  expect((await ask(plain, logo)).status).toBe(404);
});

test("icons and the manifest replace the standard ones, and are revalidated", async () => {
  const icon = await ask(branded, "/icon-192.png");
  expect(Buffer.from(await icon.arrayBuffer())).toEqual(png(192, 192));
  expect(icon.headers.get("cache-control")).toContain("no-store");
  const manifest = await ask(branded, "/app.webmanifest");
  expect([manifest.headers.get("content-type"), await manifest.json()]).toEqual([
    "application/manifest+json; charset=utf-8",
    expect.objectContaining({ name: "Acme" }),
  ]);
});

test("the page names the site, with an absolute address of its preview, under the same security policy", async () => {
  const [ours, standard] = await Promise.all([ask(branded, "/"), ask(plain, "/")]);
  const page = await ours.text();
  expect(page).toContain("<title>Acme</title>");
  expect(page).toContain('content="https://envoi.example/link-preview.png"');
  expect(ours.headers.get("content-security-policy")).toBe(standard.headers.get("content-security-policy"));
});

test("/help exists only with help", async () => {
  expect((await ask(branded, "/help", "text/html")).status).toBe(200);
  expect((await ask(plain, "/help", "text/html")).status).toBe(404);
});
