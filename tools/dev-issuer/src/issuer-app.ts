import express, { type ErrorRequestHandler, type Express, type RequestHandler, Router } from "express";
import { errors } from "oidc-provider";
import * as z from "zod";
import { applyDifferences } from "./apply-differences.ts";
import { createCodeNotes, fxaRoutes, noteCodes } from "./fxa-routes.ts";
import { type IssuerSettings, PATHS, pathOf } from "./issuer-settings.ts";
import { PEOPLE } from "./people.ts";
import { createProvider } from "./provider.ts";
import { signInRoutes } from "./sign-in-routes.ts";

/** Allows the page, and no other, to read a response. */
function createCorsHandler({ appOrigin }: IssuerSettings): RequestHandler {
  return (request, response, next) => {
    response.vary("Origin");
    if (request.get("Origin") === appOrigin) response.set("Access-Control-Allow-Origin", appOrigin);
    next();
  };
}

/** @returns the HTTP status for an error that the client caused; `null` for any other error */
function clientErrorStatus(error: unknown): number | null {
  if (error instanceof z.ZodError) return 400;
  if (error instanceof errors.OIDCProviderError) return error.statusCode;
  const status = error instanceof Error && "status" in error ? error.status : null;
  return typeof status === "number" && status < 500 ? status : null;
}

const answerErrors: ErrorRequestHandler = (error, _request, response, _next) => {
  const status = clientErrorStatus(error);
  if (status === null) process.stderr.write(`issuer: ${error instanceof Error ? error.stack : String(error)}\n`);
  response.status(status ?? 500).json({ error: status === null ? "server_error" : "invalid_request" });
};

/** Adds the request for consent that the provider requires for offline access; every sign-in here includes consent. */
const consentToOfflineAccess: RequestHandler = (request, _response, next) => {
  const { searchParams } = new URL(request.url, "http://issuer.invalid");
  if (searchParams.get("scope")?.split(" ").includes("offline_access")) request.url += "&prompt=consent";
  next();
};

/** Sends a user's avatar: the first letter of the name on a disc. */
const sendAvatar: RequestHandler<{ file: string }> = (request, response, next) => {
  const person = Object.values(PEOPLE).find(({ name }) => `${name}.svg` === request.params.file);
  if (person === undefined) return next();
  response.type("svg").send(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" font-family="sans-serif" text-anchor="middle">
<circle cx="20" cy="20" r="20" fill="#4a3aa8"/><text x="20" y="27" font-size="20" fill="#fff">${person.displayName[0]}</text>
</svg>`,
  );
};

/** All calls of the issuer: our own, then the provider's. */
export async function createIssuerApp(settings: IssuerSettings): Promise<Express> {
  const notes = createCodeNotes();
  const provider = await createProvider(settings, { mayRefresh: (code) => notes.get(code)?.mayRefresh ?? false });
  noteCodes(provider, notes);
  const calls = Router();
  // The OIDC provider answers all CORS preflight requests, including those for the routes added here.
  calls.options("/{*path}", provider.callback());
  calls.get(PATHS.authorization, consentToOfflineAccess);
  calls.use(signInRoutes(settings, provider));
  calls.get(`${PATHS.avatars}/:file`, sendAvatar);
  if (settings.differences !== undefined) calls.use(await applyDifferences(provider, settings));
  if (settings.dialect !== "oidc")
    calls.use(fxaRoutes(settings, { provider, notes, allowPage: createCorsHandler(settings) }));
  calls.use(provider.callback());
  const app = express().disable("x-powered-by");
  app.use(pathOf(settings) || "/", calls);
  app.use(answerErrors);
  return app;
}
