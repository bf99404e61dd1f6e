import { type Clients, limitCalls } from "@envoi/platform";
import type { RequestHandler } from "express";
import type { BatchRoom } from "./batch-room.ts";

/** Refuses beacons before their body is read: beyond the rate of a network, and while there is no room for them. */
export function limitBeacons(deps: {
  clients: Pick<Clients, "networkOf">;
  room: Pick<BatchRoom, "ensure">;
  perMinute: number;
}): RequestHandler {
  const { clients, room } = deps;
  const countBeacon = limitCalls(deps.perMinute);
  return async (request, _response, next) => {
    await countBeacon(clients.networkOf(request));
    await room.ensure();
    next();
  };
}
