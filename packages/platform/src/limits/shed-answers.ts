import { CLAIM_HEADER, ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import { answerError } from "../answer-error.ts";
import type { Clients } from "../clients.ts";
import type { LoadShedding } from "./load-shedding.ts";

/**
 * Refuses requests that only read, before they are logged. Others complete or free something, or are refused where new
 * transfers begin. A request with a Claim continues a download.
 */
export function shedAnswers(load: LoadShedding, { networkOf }: Pick<Clients, "networkOf">): RequestHandler {
  return (request, response, next) => {
    try {
      const onlyReads = request.method === "GET" && request.get(CLAIM_HEADER) === undefined;
      if (onlyReads) load.admit("answer", () => networkOf(request));
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      return answerError(response, error);
    }
    next();
  };
}
