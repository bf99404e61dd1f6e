import { ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import type { OriginRule } from "../origin.ts";
import { CHECKSUM_ALGORITHMS, TUS_EXTENSIONS, TUS_VERSION } from "../over-http/tus-headers.ts";
import { type CrossOriginUse, crossOrigin } from "./cross-origin.ts";

const OVERRIDES = ["PATCH", "DELETE", "HEAD"];
const USE: CrossOriginUse = {
  methods: "POST, HEAD, PATCH, DELETE, OPTIONS",
  requestHeaders:
    "Authorization, Content-Type, Tus-Resumable, Upload-Length, Upload-Defer-Length, Upload-Offset, Upload-Metadata, " +
    "Upload-Checksum, X-HTTP-Method-Override, X-Requested-With",
  answerHeaders:
    "Location, Tus-Resumable, Tus-Version, Tus-Extension, Tus-Max-Size, Tus-Checksum-Algorithm, Upload-Offset, " +
    "Upload-Length, Upload-Defer-Length, Upload-Expires, Retry-After, RateLimit, RateLimit-Policy, Envoi-Upload-Id, " +
    "Envoi-Upload-Url, Envoi-Owner-Token, Envoi-Password-Profile",
};

/**
 * Handlers that all calls of tus share: versions, the rules of other origins, and the server's capabilities.
 *
 * @param maxBytes - longest body
 */
export function tusHandlers(
  isAllowed: OriginRule,
  maxBytes: number,
): { begin: RequestHandler[]; options: RequestHandler } {
  const { admit, preflight } = crossOrigin(isAllowed, USE);

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
