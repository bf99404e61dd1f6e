import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { ShellSource } from "@envoi/download";
import express, { Router } from "express";

/** Routes that the app itself knows; others are its not-found page. `/download/…` belongs to the download service. */
const APP_ROUTES = ["/", "/legal", "/error", "/404", "/blank", "/oauth", "/unsupported/:reason"];

/** The built web app as static files: hashed assets for ever, everything else never cached. */
export function webApp(directory: string): { routes: Router; shell: ShellSource } {
  const assets = join(directory, "assets") + sep;
  const shell: ShellSource = { read: () => readFile(join(directory, "index.html"), "utf8") };
  const routes = Router();
  routes.use(
    express.static(directory, {
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders(response, path) {
        if (!path.startsWith(assets)) return;
        response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
        response.removeHeader("Pragma");
      },
    }),
  );
  routes.get(APP_ROUTES, async (_request, response) => {
    response.type("html").send(await shell.read());
  });
  routes.get("/{*path}", async (request, response, next) => {
    if (request.path.startsWith("/api/") || !request.accepts("html")) next();
    else
      response
        .status(404)
        .type("html")
        .send(await shell.read());
  });
  return { routes, shell };
}
