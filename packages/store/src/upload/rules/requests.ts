import type { Delivery, NewRequest, StoredRequest } from "../port.ts";

type Openness = { expiresAtMs: number; closedAtMs: number | null };
type Limits = Pick<NewRequest, "maxDeliveries" | "maxBytes" | "maxDeliveryBytes">;

/** Whether deliveries can be reserved and completed, apart from the limits. */
export function isOpen({ expiresAtMs, closedAtMs }: Openness, nowMs: number): boolean {
  return closedAtMs === null && nowMs < expiresAtMs;
}

/** Time at which the last delivery that was completed in time expires, and with it the request's record. */
export function requestEndMs(request: Openness & Pick<NewRequest, "deliverySeconds">): number {
  const { expiresAtMs, closedAtMs, deliverySeconds } = request;
  return Math.min(expiresAtMs, closedAtMs ?? expiresAtMs) + deliverySeconds * 1_000;
}

/** Decides whether another delivery may be reserved. */
export function decideReservation(
  request: Limits & Openness,
  taken: StoredRequest["taken"],
  bytes: number,
  nowMs: number,
): "reserved" | "full" | "closed" {
  if (!isOpen(request, nowMs)) return "closed";
  return hasPlace(request, taken, bytes) ? "reserved" : "full";
}

/** Whether the limits leave a place for a delivery. Only `reserveDelivery` takes it. */
export function hasPlace(request: Limits, taken: StoredRequest["taken"], bytes: number): boolean {
  const isFull = taken.deliveries >= request.maxDeliveries || taken.bytes + bytes > request.maxBytes;
  return !isFull && bytes <= request.maxDeliveryBytes;
}

/** Whether the place of a delivery becomes free again when its session or Upload ends. */
export function freesPlace({ state }: Pick<Delivery, "state">, wasPublished: boolean): boolean {
  return !wasPublished && (state === "reserved" || state === "delivered");
}

/** Deliveries as `listDeliveries` returns them. Those of the same millisecond are ordered by id. */
export function oldestFirst(deliveries: readonly Delivery[]): Delivery[] {
  return deliveries.toSorted((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1));
}
