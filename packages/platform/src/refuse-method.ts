import { ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";

/**
 * Refuses every method that a route has no handler for.
 *
 * @param allow - its methods, as the `Allow` header lists them
 */
export function refuseMethod(allow: string): RequestHandler {
  return (_request, response) => {
    response.setHeader("Allow", allow);
    throw new ProtocolError("method_not_allowed");
  };
}
