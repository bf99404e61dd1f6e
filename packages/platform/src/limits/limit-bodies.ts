import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import type { Clients } from "../clients.ts";
import { hasBody, pauseBodyDeadline } from "./body-deadline.ts";
import { createSlots } from "./slots.ts";

/** Maximum number of requests whose body is still arriving. The received part of each is in memory. */
const BODIES = { inAll: 512, perNetwork: 64 };
/** Age at which an incomplete body counts as idle while other requests wait for a slot. */
const IDLE_BESIDE_OTHERS_MS = 1_000;

/** For each request, the function that frees the slot of its body. */
const leaving = new WeakMap<IncomingMessage, () => void>();

/**
 * Exempts a request from this module's limits, for a route that has its own limits.
 *
 * @returns a disposable that ends the exemption, after which the rest of the body must arrive within the usual time
 */
export function handOverBody(request: IncomingMessage): Disposable {
  leaving.get(request)?.();
  return pauseBodyDeadline(request);
}

/** Limits the number of request bodies arriving concurrently, see [Note: Slots]. */
export function limitBodies({ networkOf }: Pick<Clients, "networkOf">): RequestHandler {
  const slots = createSlots(BODIES);

  async function enter(request: Request, response: Response): Promise<void> {
    const since = performance.now();
    const holder = {
      isIdle: () => performance.now() - since > IDLE_BESIDE_OTHERS_MS,
      evict: () => void request.destroy(),
    };
    const slot = await slots.takeSoon(networkOf(request), holder, {});
    leaving.set(request, slot.leave);
    request.once("end", slot.leave);
    response.once("close", slot.leave);
    if (response.destroyed) slot.leave();
  }

  return (request, response, next) => {
    if (!hasBody(request)) return next();
    return enter(request, response).then(() => next());
  };
}
