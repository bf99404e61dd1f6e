import { type Audit, operatorInput, refuseMethod } from "@envoi/platform";
import type { OperatorStore, SessionStore, StoredSession } from "@envoi/store";
import { Router } from "express";
import { z } from "zod";
import { whole } from "./input.ts";
import { sendLines } from "./send-lines.ts";

type ListedStore = Pick<OperatorStore, "listSessions"> & Pick<SessionStore, "readSession">;

const filterSchema = z.strictObject({ limit: whole.default(100), minBytes: whole.default(0) });
type Filter = z.infer<typeof filterSchema>;

const iso = (ms: number) => new Date(ms).toISOString();

/** An upload that is not complete, as an operator sees it. `socket`: it ends with its connection. */
function shownSession(session: StoredSession) {
  const { id, http, resumable, liveLink, declaredBytes, storedBytes, tail, epoch, createdAtMs, leaseUntilMs } = session;
  const kind = http !== null ? "http" : resumable ? "resumable" : "socket";
  const bytes = tail.reduce((sum, piece) => sum + piece.bytes, storedBytes);
  return {
    id,
    kind,
    liveLink,
    storedBytes: bytes,
    declaredBytes,
    epoch,
    createdAt: iso(createdAtMs),
    leaseUntil: iso(leaseUntilMs),
  };
}

export async function* matchingSessions(uploads: ListedStore, { limit, minBytes }: Filter) {
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

/** `GET /sessions`: a line for each upload that is not complete. */
export function listSessions({ uploads, audit }: { uploads: ListedStore; audit: Audit }): Router {
  const routes = Router();
  routes
    .route("/sessions")
    .get(async (request, response) => {
      const filter = operatorInput(filterSchema, request.query);
      await audit.done(request, "sessions", { filter: request.query });
      await sendLines(matchingSessions(uploads, filter), response);
    })
    .all(refuseMethod("GET"));
  return routes;
}
