import { ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import { isAllowedOrigin } from "../origin.ts";
import { CHECKSUM_ALGORITHMS, TUS_EXTENSIONS, TUS_VERSION } from "../over-http/tus-headers.ts";

const METHODS = "POST, HEAD, PATCH, DELETE, OPTIONS";
const OVERRIDES = ["PATCH", "DELETE", "HEAD"];
const REQUEST_HEADERS = [
  ...["Authorization", "Content-Type", "Tus-Resumable", "Upload-Length", "Upload-Defer-Length", "Upload-Offset"],
  ...["Upload-Metadata", "Upload-Checksum", "X-HTTP-Method-Override", "X-Requested-With"],
];
const ANSWER_HEADERS = [
  ...["Location", "Tus-Resumable", "Tus-Version", "Tus-Extension", "Tus-Max-Size", "Tus-Checksum-Algorithm"],
  ...["Upload-Offset", "Upload-Length", "Upload-Defer-Length", "Upload-Expires", "Retry-After"],
  ...["RateLimit", "RateLimit-Policy"],
  ...["Envoi-Upload-Id", "Envoi-Upload-Url", "Envoi-Owner-Token", "Envoi-Password-Profile"],
];
const PREFLIGHT_SECONDS = 86_400;

/**
 * What all calls of tus have in common: versions, the rules of other origins, and what the server supports.
 *
 * @param options.maxBytes - of a body
 */
export function tusHandlers({ allowedOrigins, maxBytes }: { allowedOrigins: readonly string[]; maxBytes: number }): {
  begin: RequestHandler;
  options: RequestHandler;
} {
  const begin: RequestHandler = (request, response, next) => {
    response.setHeader("Tus-Resumable", TUS_VERSION);
    response.setHeader("Vary", "Origin");
    const { origin } = request.headers;
    if (!isAllowedOrigin(origin, allowedOrigins)) throw new ProtocolError("forbidden_origin");
    if (origin !== undefined) {
      response.setHeader("Access-Control-Allow-Origin", origin);
      response.setHeader("Access-Control-Expose-Headers", ANSWER_HEADERS.join(", "));
    }
    const override = String(request.headers["x-http-method-override"] ?? "").toUpperCase();
    if (request.method === "POST" && OVERRIDES.includes(override)) request.method = override;
    if (request.method !== "OPTIONS" && request.headers["tus-resumable"] !== TUS_VERSION) {
      response.setHeader("Tus-Version", TUS_VERSION);
      throw new ProtocolError("tus_version");
    }
    next();
  };

  const options: RequestHandler = (_request, response) => {
    response.setHeader("Tus-Version", TUS_VERSION);
    response.setHeader("Tus-Extension", TUS_EXTENSIONS);
    response.setHeader("Tus-Max-Size", maxBytes);
    response.setHeader("Tus-Checksum-Algorithm", CHECKSUM_ALGORITHMS.join(","));
    response.setHeader("Access-Control-Allow-Methods", METHODS);
    response.setHeader("Access-Control-Allow-Headers", REQUEST_HEADERS.join(", "));
    response.setHeader("Access-Control-Max-Age", PREFLIGHT_SECONDS);
    response.status(204).end();
  };

  return { begin, options };
}
