import { type Audit, type Clock, type OperatorCalls, operatorOf, parseReason } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import { endMoveOrder, giveMoveOrder, readMoveOrder, type StoreMove } from "@envoi/store";
import type { Request } from "express";

/** Maximum number of entries counted, so that a response takes only seconds. */
const MAX_COUNTED = 10_000;

const never = new AbortController().signal;

/** Counts the entries that the second store still contains. */
async function countLeft({ from }: StoreMove) {
  const left = { blobs: 0, bytes: 0, unfinished: 0, isMore: false };
  for await (const { bytes, partsId } of from.list("")) {
    if (left.blobs + left.unfinished === MAX_COUNTED) return { ...left, isMore: true };
    if (partsId === null) left.blobs += 1;
    else left.unfinished += 1;
    left.bytes += bytes;
  }
  return left;
}

/**
 * Calls about moving a store: show, start, stop. The janitors do the work: see [Note: Moving a store].
 *
 * @param deps.move - the two stores; `null` if there is only one, in which case every call returns `not_found`
 */
export function storeMoveCalls(deps: { move: StoreMove | null; clock: Clock; audit: Audit }) {
  const { clock, audit } = deps;

  /** @throws ProtocolError `not_found` */
  function stores(): StoreMove {
    if (deps.move === null) throw new ProtocolError("not_found");
    return deps.move;
  }

  /** @throws ProtocolError `bad_request` if there is no reason; errors of `work` */
  async function act(request: Request<{ id: string }>, outcome: string, work: (move: StoreMove) => Promise<void>) {
    const move = stores();
    const reason = parseReason(request);
    await audit.act(request, "store-move", { reason }, async () => {
      await work(move);
      return outcome;
    });
    return { outcome };
  }

  return {
    "/store-move": {
      async get(request) {
        const move = stores();
        await audit.done(request, "store-move");
        const [order, left] = await Promise.all([readMoveOrder(move.to, never), countLeft(move)]);
        return { order, left };
      },
    },
    "/store-move/start": {
      post(request) {
        const order = { since: new Date(clock.now()).toISOString(), operator: operatorOf(request) };
        return act(request, "started", (move) => giveMoveOrder(move, order, never));
      },
    },
    "/store-move/stop": { post: (request) => act(request, "stopped", endMoveOrder) },
  } satisfies Record<string, OperatorCalls>;
}
