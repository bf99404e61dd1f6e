import { ProtocolError, parseUploadId, type UploadId } from "@envoi/protocol";
import type { Request, RequestHandler, Response } from "express";

/** @returns a signal that aborts when the connection closes before the response is complete */
export function clientGone(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort(new Error("the client went away"));
  });
  return gone.signal;
}

/**
 * Rejects every method that a route has no handler for.
 *
 * @param allow - the route's methods, as the `Allow` header lists them
 */
export function refuseMethod(allow: string): RequestHandler {
  return (_request, response) => {
    response.setHeader("Allow", allow);
    throw new ProtocolError("method_not_allowed");
  };
}

/** The id in the path. @throws ProtocolError `not_found` if it is malformed */
export function uploadIdOf(request: Request<{ id: string }>): UploadId {
  const id = parseUploadId(request.params.id);
  if (id === null) throw new ProtocolError("not_found");
  return id;
}
