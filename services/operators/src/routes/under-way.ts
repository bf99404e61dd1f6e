import type { DeadLetter, EventBus } from "@envoi/events";
import { type Audit, type OperatorCalls, operatorInput, parseReason } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import { type OperatorStore, type OutboxStore, type SessionStore, SHARDS, type StoredSession } from "@envoi/store";
import type { Request } from "express";
import { z } from "zod";
import { whole } from "./uploads.ts";

type Sessions = Pick<OperatorStore, "listSessions"> & Pick<SessionStore, "readSession">;

const sessionFilter = z.strictObject({ limit: whole.default(100), minBytes: whole.default(0) });

const iso = (ms: number) => new Date(ms).toISOString();

/** An incomplete upload, as an operator sees it. An upload of the kind `socket` ends with its connection. */
function shownSession(session: StoredSession) {
  const { id, http, resumable, liveLink, declaredBytes, storedBytes, tail, epoch, createdAtMs, leaseUntilMs } = session;
  return {
    id,
    kind: http !== null ? "http" : resumable ? "resumable" : "socket",
    liveLink,
    storedBytes: tail.reduce((sum, piece) => sum + piece.bytes, storedBytes),
    declaredBytes,
    epoch,
    createdAt: iso(createdAtMs),
    leaseUntil: iso(leaseUntilMs),
  };
}

export async function* matchingSessions(uploads: Sessions, { limit, minBytes }: z.infer<typeof sessionFilter>) {
  let left = limit;
  if (left === 0) return;
  for await (const id of uploads.listSessions()) {
    const session = await uploads.readSession(id);
    if (session === null) continue;
    const shown = shownSession(session);
    if (shown.storedBytes < minBytes) continue;
    yield shown;
    if (--left === 0) return;
  }
}

/** Maximum number of Facts counted per shard. */
const MAX_COUNTED = 1_000;

/** Lists the shards with Facts that the bus has not accepted. */
export async function* waitingFacts(uploads: OutboxStore) {
  for (let shard = 0; shard < SHARDS; shard++) {
    const facts = await uploads.pendingFacts([shard], MAX_COUNTED);
    const [oldest] = facts;
    if (oldest === undefined) continue;
    yield { shard, facts: facts.length, isMore: facts.length === MAX_COUNTED, oldestAt: iso(oldest.atMs) };
  }
}

/** Maximum number of dead letters that one call lists, or searches for an id. */
const MAX_LETTERS = 1_000;
const letterFilter = z.strictObject({ limit: whole.pipe(z.number().max(MAX_LETTERS)).default(20) });

/** A dead letter as an operator sees it. Its Fact is shown, because Facts contain only ids and counts. */
export function shownLetter({ atMs, ...letter }: DeadLetter) {
  return { ...letter, at: iso(atMs) };
}

/** Retries a dead letter. @returns the outcome. @throws ProtocolError `not_found` */
export async function retryLetter(
  { bus, audit }: { bus: EventBus; audit: Audit },
  request: Pick<Request, "headers">,
  id: string,
  reason: string,
): Promise<string> {
  const about = { letterId: id, reason };
  const outcome = await audit.act(request, "dead-letters retry", about, () => bus.retryDeadLetter(id));
  if (outcome === null) throw new ProtocolError("not_found");
  return outcome;
}

/** Calls about unfinished work: uploads, Facts that the bus has not accepted, and Facts that a consumer gave up on. */
export function underWayCalls(deps: { uploads: Sessions & OutboxStore; bus: EventBus; audit: Audit }) {
  const { uploads, bus, audit } = deps;
  return {
    "/sessions": {
      async get(request) {
        const filter = operatorInput(sessionFilter, request.query);
        await audit.done(request, "sessions", { filter: request.query });
        return matchingSessions(uploads, filter);
      },
    },
    "/outbox": {
      async get(request) {
        await audit.done(request, "outbox");
        return waitingFacts(uploads);
      },
    },
    "/dead-letters": {
      async get(request) {
        const { limit } = operatorInput(letterFilter, request.query);
        await audit.done(request, "dead-letters list");
        return (await bus.deadLetters(limit)).map(shownLetter);
      },
    },
    "/dead-letters/:id": {
      async get(request) {
        const { id } = request.params;
        await audit.done(request, "dead-letters show", { letterId: id });
        const letter = (await bus.deadLetters(MAX_LETTERS)).find((one) => one.id === id);
        if (letter === undefined) throw new ProtocolError("not_found");
        return shownLetter(letter);
      },
    },
    "/dead-letters/:id/retry": {
      async post(request) {
        const { id } = request.params;
        return { id, outcome: await retryLetter(deps, request, id, parseReason(request)) };
      },
    },
  } satisfies Record<string, OperatorCalls>;
}
