import type { OutboxRelay } from "@envoi/events";
import type { Audit } from "@envoi/platform";
import { ProtocolError, type RequestId } from "@envoi/protocol";
import {
  closeRequest,
  type Delivery,
  deleteRequest,
  type RequestEnds,
  type RequestStore,
  type StoredRequest,
} from "@envoi/store";
import type { Request } from "express";
import type { OperatorsReporter } from "./reporter.ts";

type Asking = Pick<Request, "headers">;

export const REQUEST_ACTIONS = ["close", "delete"] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

const iso = (ms: number) => new Date(ms).toISOString();

/** A request as an operator sees it: without its label, which the server cannot read, and without keys. */
function shownRequest(request: StoredRequest) {
  const { id, isOpen, hasPassword, maxDeliveries, maxBytes, maxDeliveryBytes, taken, createdAtMs, expiresAtMs } =
    request;
  const limits = { deliveries: taken.deliveries, maxDeliveries, bytes: taken.bytes, maxBytes, maxDeliveryBytes };
  return { id, isOpen, passwordSet: hasPassword, ...limits, createdAt: iso(createdAtMs), expiresAt: iso(expiresAtMs) };
}

export type ListedRequest = ReturnType<typeof shownRequest>;

function shownDelivery({ id, bytes, state, wasCollected, atMs }: Delivery) {
  return { id, bytes, state, wasCollected, at: iso(atMs) };
}

export type ShownRequest = ListedRequest & { list: ReturnType<typeof shownDelivery>[] };

export type RequestActionDeps = {
  uploads: RequestStore & RequestEnds;
  relay: Pick<OutboxRelay, "nudge">;
  report: Pick<OperatorsReporter, "requestClosed" | "requestDeleted">;
  audit: Audit;
};

/** Requests that still have a record, in no particular order. */
export async function* listedRequests(uploads: RequestStore, limit: number): AsyncGenerator<ListedRequest, void> {
  let left = limit;
  if (left === 0) return;
  for await (const id of uploads.listRequests()) {
    const request = await uploads.readRequest(id);
    if (request === null) continue;
    yield shownRequest(request);
    if (--left === 0) return;
  }
}

/**
 * Operators' actions on one request. Each action writes its lines to the audit log. A delivery is an upload, to which
 * those actions apply.
 *
 * @throws ProtocolError `not_found`
 */
export function createRequestActions({ uploads, relay, report, audit }: RequestActionDeps) {
  const works: Record<RequestAction, (stored: StoredRequest) => Promise<string | null>> = {
    async close(stored) {
      const outcome = await closeRequest(uploads, stored);
      if (outcome !== null) report.requestClosed(stored.id);
      return outcome;
    },
    async delete(stored) {
      const outcome = await deleteRequest(uploads, stored, { by: "operator", onDeleted: relay.nudge });
      if (outcome !== null) report.requestDeleted(stored.id);
      return outcome;
    },
  };
  return {
    async show(request: Asking, id: RequestId): Promise<ShownRequest> {
      await audit.done(request, "show request", { requestId: id });
      const [stored, deliveries] = await Promise.all([uploads.readRequest(id), uploads.listDeliveries(id)]);
      if (stored === null) throw new ProtocolError("not_found");
      return { ...shownRequest(stored), list: (deliveries ?? []).map(shownDelivery) };
    },
    async act(request: Asking, action: RequestAction, id: RequestId, reason: string): Promise<string> {
      const outcome = await audit.act(request, `${action} request`, { requestId: id, reason }, async () => {
        const stored = await uploads.readRequest(id);
        return stored && works[action](stored);
      });
      if (outcome === null) throw new ProtocolError("not_found");
      relay.nudge(id);
      return outcome;
    },
  };
}
