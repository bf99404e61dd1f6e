import type { DeliveryTickets } from "@envoi/auth/node";
import {
  type AcceptedUploadRequest,
  ciphertextBytes,
  decodeBase64,
  ProtocolError,
  parseRequestId,
  plaintextBytes,
  type RequestId,
  type UploadId,
  type UploadRequest,
} from "@envoi/protocol";
import { hasPlace, type RequestStore } from "@envoi/store";

/** Downloads of a delivery. Only its owner can download it, so this only bounds the bytes that one client can read. */
const DOWNLOAD_LIMIT = 1_000;

export type DeliveryDeps = {
  uploads: RequestStore;
  /** `null` if requests are turned off. */
  tickets: DeliveryTickets | null;
};

/** The place that an upload takes in a request. */
export type DeliveryPlace = {
  requestId: RequestId;
  /**
   * Takes the place for a session that has been opened.
   *
   * @throws ProtocolError `request_full`, `request_closed`, `not_found`
   */
  take(id: UploadId): Promise<void>;
};

/** An upload that is a delivery, with the limits of its request instead of those of its sender. */
export type AcceptedDelivery = { request: AcceptedUploadRequest; maxBytes: number; place: DeliveryPlace };

/**
 * Checks the first message of a delivery. Takes no place yet.
 *
 * @throws ProtocolError `bad_request`, `bad_length`, `unauthorized` without a valid ticket, `not_found`,
 *   `request_closed`, `request_full`, `too_large`
 */
export async function acceptDelivery(
  { uploads, tickets }: DeliveryDeps,
  { delivery, ext, size, fileMetadata, direct }: UploadRequest,
): Promise<AcceptedDelivery | null> {
  if (delivery === undefined || delivery === null) return null;
  const id = parseRequestId(delivery.id);
  // Only a declared length can be held against the request's limits before bytes arrive.
  if (id === null || ext !== 1 || size === undefined || size === null) throw new ProtocolError("bad_request");
  if (decodeBase64(fileMetadata) === null) throw new ProtocolError("bad_request");
  const bytes = plaintextBytes(size);
  if (bytes === null) throw new ProtocolError("bad_length");
  if (tickets === null) throw new ProtocolError("not_found");
  if (!tickets.isValid(delivery.ticket, id)) throw new ProtocolError("unauthorized");
  const request = await uploads.readRequest(id);
  if (request === null) throw new ProtocolError("not_found");
  if (!request.isOpen) throw new ProtocolError("request_closed");
  if (bytes > request.maxDeliveryBytes) throw new ProtocolError("too_large");
  // `take` decides. This check keeps senders from filling the database with sessions that get no place.
  if (!hasPlace(request, request.taken, bytes)) throw new ProtocolError("request_full");
  return {
    request: {
      sealedMetadata: fileMetadata,
      authKey: request.ownerAuthKey,
      timeLimitSeconds: request.deliverySeconds,
      downloadLimit: DOWNLOAD_LIMIT,
      declaredBytes: size,
      ext: true,
      wrappedKey: null,
      liveLink: false,
      isDirect: direct === 1,
    },
    maxBytes: ciphertextBytes(request.maxDeliveryBytes),
    place: {
      requestId: id,
      async take(uploadId) {
        const outcome = await uploads.reserveDelivery(id, { id: uploadId, wrappedKey: delivery.key, bytes });
        if (outcome === null) throw new ProtocolError("not_found");
        if (outcome !== "reserved") throw new ProtocolError(outcome === "full" ? "request_full" : "request_closed");
      },
    },
  };
}

/**
 * Marks a delivery as complete, which must precede its publication. No effect for other uploads.
 *
 * @throws ProtocolError `request_closed`
 */
export async function completeDelivery(
  uploads: Pick<RequestStore, "completeDelivery">,
  { id, requestId }: { id: UploadId; requestId: RequestId | null },
): Promise<void> {
  if (requestId === null) return;
  if ((await uploads.completeDelivery(requestId, id)) !== "delivered") throw new ProtocolError("request_closed");
}
