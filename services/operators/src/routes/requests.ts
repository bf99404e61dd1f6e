import type { OutboxRelay } from "@envoi/events";
import { type Audit, type OperatorCalls, operatorInput, parseReason } from "@envoi/platform";
import { ProtocolError, parseRequestId, type RequestId } from "@envoi/protocol";
import {
  closeRequest,
  type Delivery,
  deleteRequest,
  type RequestEnds,
  type RequestStore,
  type StoredRequest,
} from "@envoi/store";
import type { Request } from "express";
import { z } from "zod";
import type { OperatorsReporter } from "../reporter.ts";
import { whole } from "./uploads.ts";

type RequestDeps = {
  uploads: RequestStore & RequestEnds;
  relay: Pick<OutboxRelay, "nudge">;
  report: Pick<OperatorsReporter, "requestClosed" | "requestDeleted">;
  audit: Audit;
};

const filterSchema = z.strictObject({ limit: whole.default(100) });
const iso = (ms: number) => new Date(ms).toISOString();

/** @throws ProtocolError `not_found` */
function requestIdOf({ params }: Request<{ id: string }>): RequestId {
  const id = parseRequestId(params.id);
  if (id === null) throw new ProtocolError("not_found");
  return id;
}

/** A request as an operator sees it: without its label, which the server cannot read, and without keys. */
function shownRequest(request: StoredRequest) {
  const { id, isOpen, hasPassword, maxDeliveries, maxBytes, maxDeliveryBytes, taken, createdAtMs, expiresAtMs } =
    request;
  const limits = { deliveries: taken.deliveries, maxDeliveries, bytes: taken.bytes, maxBytes, maxDeliveryBytes };
  return { id, isOpen, passwordSet: hasPassword, ...limits, createdAt: iso(createdAtMs), expiresAt: iso(expiresAtMs) };
}

function shownDelivery({ id, bytes, state, wasCollected, atMs }: Delivery) {
  return { id, bytes, state, wasCollected, at: iso(atMs) };
}

async function* listed(uploads: RequestStore, limit: number) {
  let left = limit;
  if (left === 0) return;
  for await (const id of uploads.listRequests()) {
    const request = await uploads.readRequest(id);
    if (request === null) continue;
    yield shownRequest(request);
    if (--left === 0) return;
  }
}

/** Calls about requests: list, show with deliveries, close, delete. A delivery is an upload, to which those calls apply. */
export function requestCalls({ uploads, relay, report, audit }: RequestDeps) {
  const act =
    (action: string, work: (request: StoredRequest) => Promise<string | null>) =>
    async (request: Request<{ id: string }>) => {
      const id = requestIdOf(request);
      const about = { requestId: id, reason: parseReason(request) };
      const outcome = await audit.act(request, action, about, async () => {
        const stored = await uploads.readRequest(id);
        return stored && work(stored);
      });
      if (outcome === null) throw new ProtocolError("not_found");
      relay.nudge(id);
      return { id, outcome };
    };
  return {
    "/requests": {
      async get(request) {
        const { limit } = operatorInput(filterSchema, request.query);
        await audit.done(request, "list requests", { filter: request.query });
        return listed(uploads, limit);
      },
    },
    "/requests/:id": {
      async get(request) {
        const id = requestIdOf(request);
        await audit.done(request, "show request", { requestId: id });
        const [stored, deliveries] = await Promise.all([uploads.readRequest(id), uploads.listDeliveries(id)]);
        if (stored === null) throw new ProtocolError("not_found");
        return { ...shownRequest(stored), list: (deliveries ?? []).map(shownDelivery) };
      },
      delete: act("delete request", async (stored) => {
        const outcome = await deleteRequest(uploads, stored, { by: "operator", onDeleted: relay.nudge });
        if (outcome !== null) report.requestDeleted(stored.id);
        return outcome;
      }),
    },
    "/requests/:id/close": {
      post: act("close request", async (stored) => {
        const outcome = await closeRequest(uploads, stored);
        if (outcome !== null) report.requestClosed(stored.id);
        return outcome;
      }),
    },
  } satisfies Record<string, OperatorCalls>;
}
