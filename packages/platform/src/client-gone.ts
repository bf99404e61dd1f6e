import type { Response } from "express";

/** Aborts when the connection closes before the response is complete. */
export function clientGone(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort(new Error("the client went away"));
  });
  return gone.signal;
}
