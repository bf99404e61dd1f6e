import { ProtocolError } from "@envoi/protocol";
import { z } from "zod";
import { wholeBody } from "../bodies.ts";
import { type BlobStore, blobKey } from "../port.ts";

/** Two stores used as one while Blobs are moved between them: [Note: Two stores]. */
export type StoreMove = { from: BlobStore; to: BlobStore };

/**
 * Key of the order to move a store. The order is stored in the destination store: [Note: Moving a store].
 */
export const MOVE_ORDER = blobKey("moves/order");

const orderSchema = z.strictObject({ since: z.iso.datetime(), operator: z.string().max(200) });
export type MoveOrder = z.infer<typeof orderSchema>;

const MAX_BYTES = 1_024;

/** @returns `null` when there is no order or it cannot be parsed */
export async function readMoveOrder(to: Pick<BlobStore, "size" | "readBytes">, signal: AbortSignal) {
  const bytes = await to.size(MOVE_ORDER);
  if (bytes === null || bytes > MAX_BYTES) return null;
  const text = await to.readBytes(MOVE_ORDER, { offset: 0, end: bytes }, signal);
  if (text === null) return null;
  try {
    return orderSchema.parse(JSON.parse(Buffer.from(text).toString()));
  } catch {
    return null;
  }
}

/**
 * Whether the second store also contains a move order. If so, either both are the same store under two names, so
 * nothing may be removed, or another process uses them in the opposite order.
 */
export async function isMoveContradicted({ from }: StoreMove): Promise<boolean> {
  return (await from.size(MOVE_ORDER)) !== null;
}

/**
 * Removes any order for the opposite direction, then orders this move.
 *
 * @throws ProtocolError `precondition_failed` when both are the same store
 */
export async function giveMoveOrder({ from, to }: StoreMove, order: MoveOrder, signal: AbortSignal): Promise<void> {
  const text = Buffer.from(JSON.stringify(order));
  await from.remove(MOVE_ORDER);
  await to.write(MOVE_ORDER, wholeBody(text), text.byteLength, signal);
  if (!(await isMoveContradicted({ from, to }))) return;
  await to.remove(MOVE_ORDER);
  throw new ProtocolError("precondition_failed", { cause: new Error("both stores are the same") });
}

export async function endMoveOrder({ to }: StoreMove): Promise<void> {
  await to.remove(MOVE_ORDER);
}
