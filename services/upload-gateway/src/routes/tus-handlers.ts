import { ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import type { OriginRule } from "../origin.ts";
import { CHECKSUM_ALGORITHMS, TUS_EXTENSIONS, TUS_VERSION } from "../over-http/tus-headers.ts";
import { crossOrigin } from "./cross-origin.ts";

const METHODS = ["POST", "HEAD", "PATCH", "DELETE", "OPTIONS"];
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

/**
 * What all calls of tus have in common: versions, the rules of other origins, and what the server supports.
 *
 * @param options.maxBytes - of a body
 */
export function tusHandlers(
  isAllowed: OriginRule,
  { maxBytes }: { maxBytes: number },
): {
  begin: RequestHandler[];
  options: RequestHandler;
} {
  const use = { methods: METHODS, requestHeaders: REQUEST_HEADERS, answerHeaders: ANSWER_HEADERS };
  const { admit, preflight } = crossOrigin(isAllowed, use);

  const nameVersion: RequestHandler = (_request, response, next) => {
    response.setHeader("Tus-Resumable", TUS_VERSION);
    next();
  };
  const checkVersion: RequestHandler = (request, response, next) => {
    const override = String(request.headers["x-http-method-override"] ?? "").toUpperCase();
    if (request.method === "POST" && OVERRIDES.includes(override)) request.method = override;
    if (request.method !== "OPTIONS" && request.headers["tus-resumable"] !== TUS_VERSION) {
      response.setHeader("Tus-Version", TUS_VERSION);
      throw new ProtocolError("tus_version");
    }
    next();
  };

  const options: RequestHandler = (request, response, next) => {
    response.setHeader("Tus-Version", TUS_VERSION);
    response.setHeader("Tus-Extension", TUS_EXTENSIONS);
    response.setHeader("Tus-Max-Size", maxBytes);
    response.setHeader("Tus-Checksum-Algorithm", CHECKSUM_ALGORITHMS.join(","));
    return preflight(request, response, next);
  };

  return { begin: [nameVersion, admit, checkVersion], options };
}
