import {
  EXT_HEADER,
  LAST_EVENT_ID_HEADER,
  ProtocolError,
  parseEventPosition,
  type RequestId,
  subscriptionSchema,
  type UploadId,
} from "@envoi/protocol";
import type { Request, RequestHandler } from "express";
import type { OwnerNews } from "../owner-events/owner-news.ts";

export type EventsRouteDeps = {
  news: Pick<OwnerNews, "open">;
  requesterOf(request: Request): string;
  /** Counts further owner calls from this network. @throws ProtocolError `rate_limited` */
  countOwnerCalls(requester: string, calls: number): Promise<void>;
};

/**
 * `POST /api/events`. Each Upload and request counts as an owner call; the first one's call is counted with the HTTP request itself.
 */
export function eventsRoute({ news, requesterOf, countOwnerCalls }: EventsRouteDeps): RequestHandler {
  return async (request, response) => {
    if (request.get(EXT_HEADER) !== "1") throw new ProtocolError("bad_request");
    const parsed = subscriptionSchema.safeParse(request.body);
    if (!parsed.success) throw new ProtocolError("bad_request", { cause: parsed.error });
    const uploads = parsed.data.uploads.map(({ id, ownerToken }) => ({ id: id as UploadId, ownerToken }));
    const requests = (parsed.data.requests ?? []).map(({ id, ownerToken }) => ({ id: id as RequestId, ownerToken }));
    for (const named of [uploads, requests]) {
      if (new Set(named.map(({ id }) => id)).size < named.length) throw new ProtocolError("bad_request");
    }
    const watched = uploads.length + requests.length;
    const network = requesterOf(request);
    if (watched > 1) await countOwnerCalls(network, watched - 1);
    // Lets the OwnerTokens be garbage-collected: the request object lives as long as the stream.
    request.body = undefined;
    await news.open(
      { uploads, requests, since: parseEventPosition(request.get(LAST_EVENT_ID_HEADER)), network },
      response,
    );
  };
}
