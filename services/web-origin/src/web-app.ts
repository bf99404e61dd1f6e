import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { HELP_PATH } from "@envoi/brand";
import { FALLBACK_LOCALE, type Locale, localeOfRequest, pageFile } from "@envoi/locales";
import { type Request, type RequestHandler, type Response, Router } from "express";
import expressStaticGzip from "express-static-gzip";
import { type BrandFiles, brandFiles } from "./branding/brand-files.ts";
import type { Branding } from "./branding/read-branding.ts";

/** Output directory of the build. */
export const WEB_DIRECTORY = fileURLToPath(new URL("../../../frontend/dist", import.meta.url));

/** Routes of the app. All other paths return its not-found page. `/download/…` belongs to the download service. */
export const APP_ROUTES = [
  ...["/", "/request", "/request/:id", "/legal", "/error", "/404", "/blank", "/oauth", "/unsupported/:reason"],
];

/** The extension of a file, without that of its compressed copies. */
const ENDING = /\.\w+(?=(?:\.br|\.gz)?$)/;
/** Extension of the language files. They have no registered media type. */
const TEXTS = ".ftl";

/** Reads the page that is served for all routes. The build writes it once in each language. */
type Shell = { read(locale: Locale): Promise<string> };

/**
 * The image for link previews, as the built page refers to it. Most services that show previews need an absolute
 * address.
 */
const PREVIEW_IMAGE = /content="(\/link-preview\.\w+)"/;

function setAssetCaching(response: Response): void {
  response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  response.removeHeader("Pragma");
}

/** Serves the operator's files in place of the built ones. */
function brandRoutes({ files, brand }: BrandFiles, answerShell: RequestHandler): Router {
  const routes = Router();
  for (const [path, bytes] of files) {
    routes.get(path, (_request, response) => {
      if (path.startsWith("/assets/")) setAssetCaching(response);
      response.type(extname(path)).send(Buffer.from(bytes));
    });
  }
  if (brand.hasHelp) routes.get(HELP_PATH, answerShell);
  return routes;
}

/**
 * Serves the built web app as static files: hashed assets are cached forever, and nothing else is cached.
 *
 * @param baseUrl - the public origin
 * @param branding - the operator's; `null`: the page stays as it was built
 */
export function webApp(
  directory: string,
  baseUrl: string,
  branding: Branding | null,
): { routes: Router; shell: Shell } {
  const assets = join(directory, "assets") + sep;
  const branded =
    branding === null ? null : brandFiles(branding, readFileSync(join(directory, "app.webmanifest"), "utf8"));
  const pageIn = async (locale: Locale) => {
    const html = await readFile(join(directory, pageFile(locale)), "utf8");
    const page = branded?.brandPage(html) ?? html;
    return page.replace(PREVIEW_IMAGE, (_, path: string) => `content="${new URL(path, baseUrl)}"`);
  };
  // A language's page may be missing, because manual copies may lack dotfiles.
  const shell: Shell = { read: (locale) => pageIn(locale).catch(() => pageIn(FALLBACK_LOCALE)) };
  const routes = Router();

  /** Sends the page with an ETag, by which the download service revalidates it. */
  async function answerShell(request: Request, response: Response): Promise<void> {
    const html = await shell.read(localeOfRequest(request));
    response.vary("Accept-Language");
    response.setHeader("ETag", `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`);
    response.type("html").send(html);
  }

  if (branded !== null) routes.use(brandRoutes(branded, answerShell));
  routes.use(
    expressStaticGzip(directory, {
      index: false,
      enableBrotli: true,
      orderPreference: ["br", "gzip"],
      serveStatic: {
        redirect: false,
        cacheControl: false,
        setHeaders(response, path) {
          const [ending = ""] = ENDING.exec(path) ?? [];
          // Express created this response, so it has Express's methods.
          (response as Response).type(ending === TEXTS ? "txt" : ending);
          if (path.startsWith(assets)) setAssetCaching(response as Response);
        },
      },
    }),
  );
  routes.get(APP_ROUTES, answerShell);
  routes.get("/{*path}", async (request, response, next) => {
    if (/^\/(?:api|assets)\//.test(request.path) || !request.accepts("html")) next();
    else await answerShell(request, response.status(404));
  });
  return { routes, shell };
}
