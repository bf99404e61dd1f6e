import { createHash } from "node:crypto";
import { BRAND_META, type Brand } from "@envoi/brand";
import { paperColours, toStylesheet } from "./brand-colours.ts";
import type { BrandImage, Branding } from "./read-branding.ts";

/** Files that replace or supplement those of the built page, by path. `assets/` has hashed, immutable ones. */
export type BrandFiles = {
  files: ReadonlyMap<string, Uint8Array>;
  brand: Brand;
  /** @throws if the page is not one of this build */
  brandPage(html: string): string;
};

const HASH_CHARACTERS = 8;
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("base64url").slice(0, HASH_CHARACTERS);

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? "");

const TYPES = { svg: "image/svg+xml", png: "image/png", jpg: "image/jpeg", webp: "image/webp", ico: "image/x-icon" };

const NO_COLOURS = { light: {}, dark: {} };

type Change = readonly [tag: RegExp, replace: (tag: string, ...groups: string[]) => string];

/** Files at the paths of the standard ones, because browsers and pages refer to them by name. */
function namedFiles({ images }: Branding): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const name of ["favicon", "icon-192", "icon-512", "icon-maskable", "link-preview"] as const) {
    const image = images.get(name);
    if (image !== undefined) files.set(`/${name}.${image.format}`, image.bytes);
  }
  const touch = images.get("apple-touch-icon") ?? images.get("icon-192");
  if (touch !== undefined) files.set("/apple-touch-icon.png", touch.bytes);
  return files;
}

function manifestIcons({ images }: Branding): object[] | undefined {
  const favicon = images.get("favicon");
  const maskable = images.get("icon-maskable");
  if (favicon === undefined) return undefined;
  const png = (side: number) => ({
    src: `/icon-${side}.png`,
    type: "image/png",
    sizes: `${side}x${side}`,
    purpose: "any",
  });
  const drawn = (name: string, { format }: BrandImage, purpose: string) => ({
    src: `/${name}.${format}`,
    type: TYPES[format],
    sizes: format === "svg" ? "any" : "512x512",
    purpose,
  });
  return [
    ...(favicon.format === "svg" ? [drawn("favicon", favicon, "any")] : []),
    ...(maskable === undefined ? [] : [drawn("icon-maskable", maskable, "maskable")]),
    ...[192, 512].map(png),
  ];
}

/** The installed page's name, colours and icons. */
function brandManifest(branding: Branding, manifest: string): string {
  const { name, shortName, colours = NO_COLOURS } = branding.settings;
  const { light: paper } = paperColours(colours);
  const icons = manifestIcons(branding);
  return `${JSON.stringify({
    ...JSON.parse(manifest),
    ...(name !== undefined && { name, short_name: shortName ?? name }),
    background_color: paper,
    theme_color: paper,
    ...(icons !== undefined && { icons }),
  })}\n`;
}

function pageChanges(branding: Branding, tags: readonly string[]): Change[] {
  const { images, settings } = branding;
  const { name, colours } = settings;
  const favicon = images.get("favicon");
  const preview = images.get("link-preview");
  const papers = paperColours(colours ?? NO_COLOURS);
  const theme = (scheme: "light" | "dark"): Change => [
    new RegExp(`(<meta name="theme-color" content=")[^"]*(" media="\\(prefers-color-scheme: ${scheme}\\)")`),
    (_, start, end) => `${start}${papers[scheme]}${end}`,
  ];
  const changes: Change[] = [[/<\/head>/, () => `${tags.join("")}</head>`]];
  if (name !== undefined) changes.push([/<title>[^<]*/, () => `<title>${escapeHtml(name)}`]);
  if (colours !== undefined) changes.push(theme("light"), theme("dark"));
  if (favicon !== undefined) {
    const { format } = favicon;
    // Only SVG states its type, because the page shows its own SVG icons in place of all others.
    const type = format === "svg" ? ' type="image/svg+xml"' : "";
    changes.push([/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="/favicon.${format}"${type} />`]);
  }
  if (preview !== undefined) changes.push([/\/link-preview\.png/, () => `/link-preview.${preview.format}`]);
  return changes;
}

/** Tags that load the logo with the first files. The service worker ignores them: [Note: Kept shell]. */
function logoPreloads({ src, darkSrc }: NonNullable<Brand["logo"]>): string[] {
  const preload = (href: string, media = "") => `<link rel="preload" as="image" href="${href}"${media}>`;
  if (darkSrc === undefined) return [preload(src)];
  const during = (scheme: string) => ` media="(prefers-color-scheme: ${scheme})"`;
  return [preload(src, during("light")), preload(darkSrc, during("dark"))];
}

/**
 * Computes what branding changes in the built page.
 *
 * @param manifest - the built page's web app manifest
 */
export function brandFiles(branding: Branding, manifest: string): BrandFiles {
  const { images, settings } = branding;
  const { name, colours, texts, logoHasName } = settings;
  const files = namedFiles(branding);
  files.set("/app.webmanifest", Buffer.from(brandManifest(branding, manifest)));

  /** @returns the asset's path */
  function addAsset(asset: string, extension: string, bytes: Uint8Array): string {
    const path = `/assets/brand-${asset}-${hashOf(bytes)}.${extension}`;
    files.set(path, bytes);
    return path;
  }
  const addImage = (asset: "logo" | "logo-dark" | "picture") => {
    const image = images.get(asset);
    return image === undefined ? undefined : addAsset(asset, image.format, image.bytes);
  };

  const logo = images.get("logo");
  const src = addImage("logo");
  const darkSrc = addImage("logo-dark");
  const picture = addImage("picture");
  const brand: Brand = {
    ...(name !== undefined && { name }),
    ...(logo !== undefined &&
      src !== undefined && {
        logo: { src, ...(darkSrc !== undefined && { darkSrc }), ratio: logo.ratio, hasName: logoHasName },
      }),
    ...(picture !== undefined && { picture }),
    ...(texts !== undefined && { texts: addAsset("texts", "json", Buffer.from(JSON.stringify(texts))) }),
    hasColours: colours !== undefined,
    hasHelp: Object.values(texts?.languages ?? {}).some(({ help }) => help !== undefined),
  };

  const tags = [`<meta name="${BRAND_META}" content="${escapeHtml(JSON.stringify(brand))}">`];
  if (name !== undefined) tags.push(`<meta property="og:site_name" content="${escapeHtml(name)}">`);
  if (brand.logo !== undefined) tags.push(...logoPreloads(brand.logo));
  if (colours !== undefined) {
    const css = Buffer.from(toStylesheet(colours));
    const integrity = `sha384-${createHash("sha384").update(css).digest("base64")}`;
    tags.push(`<link rel="stylesheet" integrity="${integrity}" crossorigin href="${addAsset("colours", "css", css)}">`);
  }
  const changes = pageChanges(branding, tags);

  function brandPage(html: string): string {
    return changes.reduce((page, [tag, replace]) => {
      if (!tag.test(page)) throw new Error(`the page has nothing that matches ${tag}: it is not from this build`);
      return page.replace(tag, replace);
    }, html);
  }
  return { files, brand, brandPage };
}
