import { ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import type { OriginRule } from "../origin.ts";

const PREFLIGHT_SECONDS = 86_400;

/**
 * Methods and headers that pages of other origins may use, and response headers that they may read, each separated by
 * commas.
 */
export type CrossOriginUse = { methods: string; requestHeaders: string; answerHeaders: string };

/**
 * Admits pages of the public origin and of origins that the rule allows. Other requests with an `Origin` are rejected.
 */
export function crossOrigin(
  isAllowed: OriginRule,
  { methods, requestHeaders, answerHeaders }: CrossOriginUse,
): { admit: RequestHandler; preflight: RequestHandler } {
  const admit: RequestHandler = (request, response, next) => {
    response.setHeader("Vary", "Origin");
    const { origin } = request.headers;
    if (!isAllowed(origin)) throw new ProtocolError("forbidden_origin");
    if (origin !== undefined) {
      response.setHeader("Access-Control-Allow-Origin", origin);
      response.setHeader("Access-Control-Expose-Headers", answerHeaders);
    }
    next();
  };

  const preflight: RequestHandler = (_request, response) => {
    response.setHeader("Access-Control-Allow-Methods", methods);
    response.setHeader("Access-Control-Allow-Headers", requestHeaders);
    response.setHeader("Access-Control-Max-Age", PREFLIGHT_SECONDS);
    response.status(204).end();
  };

  return { admit, preflight };
}
