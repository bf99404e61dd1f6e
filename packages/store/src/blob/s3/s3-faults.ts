import { S3ServiceException } from "@aws-sdk/client-s3";
import { BlobStoreError } from "../port.ts";

const NOT_THERE = 404;
/** The requested version is not the current version. */
const PRECONDITION_FAILED = 412;
/** The store has no space. */
const INSUFFICIENT_STORAGE = 507;
const FAULT_OF_STATUS = new Map<number | undefined, BlobStoreError["fault"]>([
  [PRECONDITION_FAILED, "changed"],
  [INSUFFICIENT_STORAGE, "full"],
]);
/** Error messages for a bucket over its quota or a full disk, regardless of the status. */
const NO_ROOM = /quota|storagefull|insufficientstorage|no space left/i;
const NOT_IMPLEMENTED = 501;
/** Statuses below 500 after which a retry may succeed. */
const PASSING: readonly number[] = [408, 409, 425, 429];

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

export function storeError(cause: unknown): BlobStoreError {
  if (cause instanceof BlobStoreError) return cause;
  if (cause instanceof S3ServiceException && NO_ROOM.test(`${cause.name} ${cause.message}`)) {
    return new BlobStoreError("full", { cause });
  }
  return new BlobStoreError(FAULT_OF_STATUS.get(statusOf(cause)) ?? "unavailable", { cause });
}

const mayChange = (status: number) => (status >= 500 && status !== NOT_IMPLEMENTED) || PASSING.includes(status);

/**
 * Whether the same request may succeed later: the error is transient, because the store was unreachable or overloaded.
 */
export function mayPass(error: BlobStoreError): boolean {
  const status = statusOf(error.cause);
  return error.fault === "unavailable" && (status === undefined || mayChange(status));
}

/** Whether the store responded, and would give the same response to a retry. The response need not be valid S3. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof BlobStoreError && error.cause instanceof Error)) return false;
  // The SDK sets `$metadata` for every response, even one that it cannot parse.
  const { $metadata }: Partial<S3ServiceException> = error.cause;
  return $metadata?.httpStatusCode !== undefined && !mayChange($metadata.httpStatusCode);
}

/** Awaits a call to the store, converting any error to a BlobStoreError. */
export async function answered<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    throw storeError(error);
  }
}

/** Like `answered`, but resolves with `null` when there is no such object or multipart upload. */
export async function answeredIfThere<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (statusOf(error) === NOT_THERE) return null;
    throw storeError(error);
  }
}
