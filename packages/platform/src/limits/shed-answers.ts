import { CLAIM_HEADER } from "@envoi/protocol";
import type { RequestHandler } from "express";
import type { Clients } from "../clients.ts";
import type { LoadShedding } from "./load-shedding.ts";

/** Case-insensitive, like the routes. */
const CALLS = /^\/api\//i;

/**
 * Rejects read-only calls before they are logged. Other calls complete or free something, or are rejected where new
 * transfers begin. A request with a Claim is admitted, because it continues a download. The page and its assets are
 * always sent: only the page can report in the user's language that the server is busy, and retry.
 */
export function shedAnswers(load: LoadShedding, { networkOf }: Pick<Clients, "networkOf">): RequestHandler {
  return (request, _response, next) => {
    const onlyReads = request.method === "GET" && request.get(CLAIM_HEADER) === undefined;
    if (onlyReads && CALLS.test(request.path)) load.admit("answer", () => networkOf(request));
    next();
  };
}
