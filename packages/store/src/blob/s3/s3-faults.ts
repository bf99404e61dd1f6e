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
/** Answers that another try may change, beside those of 500 and more. */
const PASSING: readonly unknown[] = [408, 409, 425, 429];

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

export function storeError(cause: unknown): BlobStoreError {
  if (cause instanceof BlobStoreError) return cause;
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

/** Whether the same request may succeed later: the store was out of reach or overloaded. */
export function mayPass(error: BlobStoreError): boolean {
  const status = statusOf(error.cause);
  return error.fault === "unavailable" && (status === undefined || status >= 500 || PASSING.includes(status));
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
