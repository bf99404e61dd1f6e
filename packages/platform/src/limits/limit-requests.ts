import type { ClientRequest } from "../client-address.ts";
import type { Clients } from "../clients.ts";
import { limitCalls } from "./limit-calls.ts";

/** Pages send a burst of requests at startup, so a network may use several seconds' allowance at once. */
const BURST_SECONDS = 5;

/** Counts a request from a client network. @throws ProtocolError `rate_limited` above the rate */
export type CountRequest = (request: ClientRequest) => Promise<void>;

/** @param perSecond - requests per second; 0: no limit */
export function countRequests({ networkOf }: Pick<Clients, "networkOf">, perSecond: number): CountRequest {
  const count = limitCalls("requests", perSecond * BURST_SECONDS, { seconds: BURST_SECONDS });
  return (request) => count(networkOf(request));
}
