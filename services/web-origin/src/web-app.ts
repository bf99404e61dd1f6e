import { createHash } from "node:crypto";
import { access, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { FALLBACK_LOCALE, type Locale, localeOfRequest, pageFile } from "@envoi/locales";
import express, { type Request, type RequestHandler, type Response, Router } from "express";

/** Where the build puts the app. */
export const WEB_DIRECTORY = fileURLToPath(new URL("../../../frontend/dist", import.meta.url));

/** Routes that the app itself knows; others are its not-found page. `/download/…` belongs to the download service. */
export const APP_ROUTES = ["/", "/legal", "/error", "/404", "/blank", "/oauth", "/unsupported/:reason"];

/** Files that the build also leaves compressed, beside them. */
const COMPRESSED_FILES = /^(?:\/assets\/[\w.-]+|\/serviceWorker)(\.(?:js|css|ftl))$/;
/** The texts of a language, of which no list of types knows. */
const TEXTS = ".ftl";
/** The smaller one first. */
const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
];

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Lets the files that follow answer with what the build has compressed, to those who can read it. */
function preferCompressed(directory: string): RequestHandler {
  return async (request, response, next) => {
    const { path } = request;
    const [, ending] = COMPRESSED_FILES.exec(path) ?? [];
    if (ending !== undefined) {
      response.vary("Accept-Encoding");
      const accepted = ENCODINGS.filter(({ name }) => request.acceptsEncodings(name) !== false);
      for (const { name, suffix } of accepted) {
        if (!(await exists(join(directory, path + suffix)))) continue;
        response.setHeader("Content-Encoding", name);
        response.type(ending === TEXTS ? "txt" : ending);
        request.url = path + suffix;
        break;
      }
    }
    next();
  };
}

/** The page of all routes, as the build has left it for each language. */
type Shell = { read(locale: Locale): Promise<string> };

/** The built web app as static files: hashed assets are cached for ever, everything else never. */
export function webApp(directory: string): { routes: Router; shell: Shell } {
  const assets = join(directory, "assets") + sep;
  const pageIn = (locale: Locale) => readFile(join(directory, pageFile(locale)), "utf8");
  // Who copies the app by hand may leave out files that begin with a dot.
  const shell: Shell = { read: (locale) => pageIn(locale).catch(() => pageIn(FALLBACK_LOCALE)) };
  const routes = Router();

  /** With its ETag, the download service asks whether the page is still the same. */
  async function answerShell(request: Request, response: Response): Promise<void> {
    const html = await shell.read(localeOfRequest(request));
    response.vary("Accept-Language");
    response.setHeader("ETag", `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`);
    response.type("html").send(html);
  }

  routes.use(
    preferCompressed(directory),
    express.static(directory, {
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders(response, path) {
        if (path.endsWith(TEXTS)) response.setHeader("Content-Type", "text/plain; charset=utf-8");
        if (!path.startsWith(assets)) return;
        response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
        response.removeHeader("Pragma");
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
