import { type Clients, limitCalls } from "@envoi/platform";
import type { RequestHandler } from "express";
import type { BatchQuota } from "./batch-quota.ts";

/** Refuses beacons before their body is read: beyond the rate of a network, and while the storage is full. */
export function limitBeacons(deps: {
  clients: Pick<Clients, "networkOf">;
  quota: Pick<BatchQuota, "admit">;
  perMinute: number;
}): RequestHandler {
  const { clients, quota } = deps;
  const countBeacon = limitCalls("beacons", deps.perMinute);
  return async (request, _response, next) => {
    await countBeacon(clients.networkOf(request));
    await quota.admit();
    next();
  };
}
