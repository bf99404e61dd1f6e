import { type OperatorCalls, operatorInput, parseReason } from "@envoi/platform";
import { ProtocolError, parseRequestId, type RequestId } from "@envoi/protocol";
import type { Request } from "express";
import { z } from "zod";
import {
  createRequestActions,
  listedRequests,
  type RequestAction,
  type RequestActionDeps,
} from "../request-actions.ts";
import { whole } from "./uploads.ts";

const filterSchema = z.strictObject({ limit: whole.default(100) });

/** @throws ProtocolError `not_found` */
export function requestIdOf({ params }: Pick<Request<{ id: string }>, "params">): RequestId {
  const id = parseRequestId(params.id);
  if (id === null) throw new ProtocolError("not_found");
  return id;
}

/** Calls about requests: list, show with deliveries, close, delete. A delivery is an upload, to which those calls apply. */
export function requestCalls(deps: RequestActionDeps) {
  const { uploads, audit } = deps;
  const actions = createRequestActions(deps);
  const act = (action: RequestAction) => async (request: Request<{ id: string }>) => {
    const id = requestIdOf(request);
    return { id, outcome: await actions.act(request, action, id, parseReason(request)) };
  };
  return {
    "/requests": {
      async get(request) {
        const { limit } = operatorInput(filterSchema, request.query);
        await audit.done(request, "list requests", { filter: request.query });
        return listedRequests(uploads, limit);
      },
    },
    "/requests/:id": {
      get: (request) => actions.show(request, requestIdOf(request)),
      delete: act("delete"),
    },
    "/requests/:id/close": { post: act("close") },
  } satisfies Record<string, OperatorCalls>;
}
