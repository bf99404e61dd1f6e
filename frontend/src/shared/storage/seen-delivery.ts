import { parseRequestId, parseUploadId, type RequestId, type UploadId } from "@envoi/protocol";

/** A delivery that was opened on this device. */
export type SeenDelivery = readonly [request: RequestId, fingerprint: string, delivery: UploadId];

function parseSeenDelivery(json: unknown): SeenDelivery[] {
  if (!Array.isArray(json)) return [];
  const [request, fingerprint, delivery] = json as unknown[];
  const [requestId, deliveryId] = [parseRequestId(request), parseUploadId(delivery)];
  return requestId === null || deliveryId === null || typeof fingerprint !== "string"
    ? []
    : [[requestId, fingerprint, deliveryId]];
}

/** @returns readable records only */
export function parseSeenDeliveries(json: unknown): SeenDelivery[] {
  return Array.isArray(json) ? json.flatMap(parseSeenDelivery) : [];
}
