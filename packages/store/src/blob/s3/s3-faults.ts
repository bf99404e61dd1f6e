import { S3ServiceException } from "@aws-sdk/client-s3";
import { BlobStoreError } from "../port.ts";

const NOT_THERE = 404;
/** The version that was asked for is not the one there. */
const PRECONDITION_FAILED = 412;
/** The store has no room. */
const INSUFFICIENT_STORAGE = 507;
const FAULT_OF_STATUS = new Map<number | undefined, BlobStoreError["fault"]>([
  [PRECONDITION_FAILED, "changed"],
  [INSUFFICIENT_STORAGE, "full"],
]);
/** What stores say of a bucket that has reached its quota, and of a disk of theirs that is full, whatever the status. */
const NO_ROOM = /quota|storagefull|insufficientstorage|no space left/i;
const NOT_IMPLEMENTED = 501;
/** Answers that another try may change, beside those of 500 and more. */
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

/** Waits for a write that names the version it replaces. Stores differ in what they say when there is none. */
export async function answeredVersion<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    throw statusOf(error) === NOT_THERE ? new BlobStoreError("changed", { cause: error }) : storeError(error);
  }
}

const mayChange = (status: number) => (status >= 500 && status !== NOT_IMPLEMENTED) || PASSING.includes(status);

/** Whether the same request may succeed later: the store was out of reach or overloaded. */
export function mayPass(error: BlobStoreError): boolean {
  const status = statusOf(error.cause);
  return error.fault === "unavailable" && (status === undefined || mayChange(status));
}

/** Whether the store has answered, and would answer the same request so again, also where its answer is none of S3's. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof BlobStoreError && error.cause instanceof Error)) return false;
  // The SDK notes it of any answer, also of one that it can't read.
  const { $metadata }: Partial<S3ServiceException> = error.cause;
  return $metadata?.httpStatusCode !== undefined && !mayChange($metadata.httpStatusCode);
}

/** Waits for a call to the store; its error becomes ours. */
export async function answered<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    throw storeError(error);
  }
}

/** As `answered`, but `null` when nothing has this key, or this name of unfinished Parts. */
export async function answeredIfThere<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (statusOf(error) === NOT_THERE) return null;
    throw storeError(error);
  }
}
