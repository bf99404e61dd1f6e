import { ciphertextBytes, type UploadId } from "@envoi/protocol";
import {
  type Delivery,
  type Ender,
  type OwnerStore,
  type QuotaStore,
  type RequestStore,
  type StoredRequest,
  UploadStoreError,
} from "./port.ts";

export type RequestEnds = Pick<RequestStore, "listDeliveries" | "closeRequest" | "deleteRequest"> &
  Pick<OwnerStore, "delete"> &
  Pick<QuotaStore, "admitToQuota" | "dropFromQuota">;

/**
 * Ends deliveries for good. Of the bytes that were counted in the owner's quotas when the request was created, only
 * those of stored deliveries remain counted.
 *
 * @returns `null` as `readRequest` does
 */
export async function closeRequest(uploads: RequestEnds, request: StoredRequest): Promise<"closed" | null> {
  const { id, quotas, deliverySeconds } = request;
  const outcome = await uploads.closeRequest(id);
  if (outcome === null) return null;
  // By then, all stored deliveries have expired.
  const limit = { maxBytes: Number.MAX_SAFE_INTEGER, lifeSeconds: deliverySeconds };
  const stored = ((await uploads.listDeliveries(id)) ?? []).filter(isStored);
  const bytes = stored.reduce((sum, delivery) => sum + ciphertextBytes(delivery.bytes), 0);
  await Promise.all(
    quotas.map((quota) =>
      bytes === 0
        ? uploads.dropFromQuota(quota, countedId(request))
        : uploads.admitToQuota(quota, countedId(request), bytes, limit).catch(acceptFull),
    ),
  );
  return outcome;
}

/**
 * Closes a request, and deletes it with its deliveries. If a step fails, the request is still there, so the call can be
 * repeated.
 *
 * @param onDeleted - called for each deleted delivery
 * @returns `null` as `readRequest` does
 */
export async function deleteRequest(
  uploads: RequestEnds,
  request: StoredRequest,
  { by, onDeleted }: { by: Ender; onDeleted: (delivery: UploadId) => void },
): Promise<"deleted" | null> {
  if ((await uploads.closeRequest(request.id)) === null) return null;
  const deliveries = ((await uploads.listDeliveries(request.id)) ?? []).filter(({ state }) => state !== "gone");
  for (const { id } of deliveries) if ((await uploads.delete(id, crypto.randomUUID(), by)) !== null) onDeleted(id);
  const outcome = await uploads.deleteRequest(request.id);
  await Promise.all(request.quotas.map((quota) => uploads.dropFromQuota(quota, countedId(request))));
  return outcome;
}

/** Closing must work without free space. The earlier, higher count then remains until it lapses. */
function acceptFull(error: unknown): void {
  if (!(error instanceof UploadStoreError && error.code === "full")) throw error;
}

const isStored = ({ state }: Delivery) => state === "delivered" || state === "collected";

/** Requests and uploads have separate ids, but count in the same quotas. */
function countedId({ id }: Pick<StoredRequest, "id">): UploadId {
  return id as string as UploadId;
}
