import { CLAIM_HEADER, ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import { answerError } from "../answer-error.ts";
import type { Clients } from "../clients.ts";
import type { LoadShedding } from "./load-shedding.ts";

/** Hashed files of the page, and what it asks for first. */
const PAGE_PARTS = /^\/(?:assets\/|config$)/;

/**
 * Refuses requests that only read, before they are logged. Others complete or free something, or are refused where new
 * transfers begin. A request with a Claim continues a download. The parts of a page that was given are never refused:
 * without one of them it is blank, or an error.
 */
export function shedAnswers(load: LoadShedding, { networkOf }: Pick<Clients, "networkOf">): RequestHandler {
  return (request, response, next) => {
    try {
      const onlyReads = request.method === "GET" && request.get(CLAIM_HEADER) === undefined;
      if (onlyReads && !PAGE_PARTS.test(request.url)) load.admit("answer", () => networkOf(request));
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      return answerError(response, error);
    }
    next();
  };
}
