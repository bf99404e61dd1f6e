import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { brandingFolder, ICONS, png, svg } from "../testing/branding-folder.ts";
import { brandFiles } from "./brand-files.ts";
import { readBranding } from "./read-branding.ts";

const read = (path: string) => readFile(new URL(`../../../../frontend/${path}`, import.meta.url), "utf8");
const html = await read("index.html");
const manifest = await read("public/app.webmanifest");

async function brandWith(files: Record<string, string | Uint8Array | object>) {
  await using folder = await brandingFolder(files);
  const branding = readBranding(folder.directory);
  if ("problems" in branding) throw new Error(branding.problems.join("\n"));
  const { files: written, brandPage } = brandFiles(branding, manifest);
  const page = brandPage(html);
  return { page, paths: [...written.keys()], manifest: JSON.parse(String(written.get("/app.webmanifest"))) };
}

test("the page's document names the site, with its colours, icon and link preview", async () => {
  const { page } = await brandWith({
    ...ICONS,
    "link-preview.png": png(1_200, 630),
    "branding.json": { name: "Acme & Söhne", colours: { light: { paper: "#ffffff" } } },
  });
  expect(page).toContain("<title>Acme &amp; Söhne</title>");
  expect(page).toContain('<meta property="og:site_name" content="Acme &amp; Söhne">');
  expect(page).toContain('<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />');
  expect(page).toContain('<meta property="og:image" content="/link-preview.png" />');
  expect(page).toMatch(
    /<link rel="stylesheet" integrity="sha384-[\w+/=]+" crossorigin href="\/assets\/brand-colours-[\w-]{8}\.css"><\/head>/,
  );
});

test("what is not branded stays as it was built", async () => {
  const { page, paths } = await brandWith({ "logo.svg": svg() });
  const added =
    /<meta name="envoi-brand"[^>]*><link rel="preload" as="image" href="\/assets\/brand-logo-[\w-]{8}\.svg">/;
  expect(page.replace(added, "")).toBe(html);
  expect(paths).toEqual(["/app.webmanifest", expect.stringMatching(/^\/assets\/brand-logo-/)]);
});

test("no text can end its attribute or element", async () => {
  const { page } = await brandWith({ "branding.json": { name: `"> $& 1 < 2 &` } });
  expect(page).toContain("<title>&quot;&gt; $&amp; 1 &lt; 2 &amp;</title>");
  expect(page).toContain('content="{&quot;name&quot;:&quot;\\&quot;&gt; $&amp; 1 &lt; 2 &amp;&quot;');
});

test("the installed page has the site's name, colours and icons only", async () => {
  const { manifest: branded } = await brandWith({
    ...ICONS,
    "branding.json": { name: "Acme Transfer", shortName: "Acme", colours: { light: { paper: "#ffffff" } } },
  });
  expect(branded).toMatchObject({ name: "Acme Transfer", short_name: "Acme", theme_color: "#ffffff", id: "/" });
  const { icons } = branded;
  expect(icons.map(({ src, sizes }: { src: string; sizes: string }) => `${src} ${sizes}`)).toEqual([
    "/favicon.svg any",
    "/icon-192.png 192x192",
    "/icon-512.png 512x512",
  ]);
});

test("icons keep the paths by which browsers and pages know them", async () => {
  const { page, paths } = await brandWith({ ...ICONS, "favicon.svg": svg("", "0 0 4 4"), "logo.png": png(256, 128) });
  expect(paths).toEqual(
    expect.arrayContaining(["/favicon.svg", "/icon-192.png", "/icon-512.png", "/apple-touch-icon.png"]),
  );
  expect(page).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml" />');
});

test("a page of another build is reported instead of served without branding", async () => {
  await using folder = await brandingFolder({ "branding.json": { name: "Acme" } });
  const branding = readBranding(folder.directory);
  if ("problems" in branding) throw new Error(branding.problems.join("\n"));
  expect(() => brandFiles(branding, manifest).brandPage("<html></html>")).toThrow("not from this build");
});
