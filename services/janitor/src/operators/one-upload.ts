import { createHash, randomUUID } from "node:crypto";
import type { OutboxRelay } from "@envoi/events";
import { type Audit, refuseMethod } from "@envoi/platform";
import { ProtocolError, type UploadId } from "@envoi/protocol";
import type { OpenClaim, OperatorStore, OwnerStore, UploadReader } from "@envoi/store";
import { type Request, type Response, Router } from "express";
import { actionSchema, idOf, parse, readAction } from "./input.ts";
import { shown } from "./shown-upload.ts";

const NAME_CHARACTERS = 12;

/** Who has the id of a Claim can download under it, so operators see a hash that tells Claims apart. */
function shownClaim({ claimId, untilMs, ...claim }: OpenClaim) {
  const name = createHash("sha256").update(claimId).digest("hex").slice(0, NAME_CHARACTERS);
  return { name, ...claim, until: new Date(untilMs).toISOString() };
}

/** Calls for one upload: show, claims, delete, take down, restore. */
export function oneUpload(deps: {
  uploads: UploadReader & OperatorStore & Pick<OwnerStore, "delete">;
  relay: Pick<OutboxRelay, "nudge">;
  audit: Audit;
}): Router {
  const { uploads, relay, audit } = deps;
  const routes = Router();

  /** Does something to an upload. @throws ProtocolError `bad_request` without a reason, `not_found` */
  async function act<Outcome extends string>(
    request: Request<{ id: string }>,
    response: Response,
    action: string,
    work: (id: UploadId) => Promise<Outcome | null>,
  ): Promise<void> {
    const id = idOf(request.params.id);
    const { reason } = parse(actionSchema, request.body);
    const about = { uploadId: id, reason };
    await audit.begin(request, action, about);
    const outcome = await work(id).catch(async (error: unknown) => {
      // It may have had its effect.
      await audit.done(request, action, { ...about, outcome: "failed" });
      throw error;
    });
    await audit.done(request, action, { ...about, outcome: outcome ?? "not_found" });
    if (outcome === null) throw new ProtocolError("not_found");
    relay.nudge(id);
    response.json({ id, outcome });
  }

  routes
    .route("/uploads/:id")
    .get(async (request, response) => {
      const id = idOf(request.params.id);
      const [visible, hidden, state] = await Promise.all([
        uploads.read(id),
        uploads.readTakenDown(id),
        uploads.inspect(id),
      ]);
      const upload = visible ?? hidden;
      await audit.done(request, "show", { uploadId: id });
      if (state === null) throw new ProtocolError("not_found");
      response.json({ ...state, id, ...(upload !== null && shown(upload)) });
    })
    .delete(readAction, (request, response) =>
      act(request, response, "delete", (id) => uploads.delete(id, randomUUID())),
    )
    .all(refuseMethod("GET, DELETE"));
  routes
    .route("/uploads/:id/claims")
    .get(async (request, response) => {
      const id = idOf(request.params.id);
      await audit.done(request, "claims", { uploadId: id });
      const claims = await uploads.openClaims(id);
      if (claims.length === 0 && (await uploads.inspect(id)) === null) throw new ProtocolError("not_found");
      response.json(claims.map(shownClaim));
    })
    .all(refuseMethod("GET"));
  routes
    .route("/uploads/:id/take-down")
    .post(readAction, (request, response) => act(request, response, "take-down", (id) => uploads.takeDown(id)))
    .all(refuseMethod("POST"));
  routes
    .route("/uploads/:id/restore")
    .post(readAction, (request, response) => act(request, response, "restore", (id) => uploads.restore(id)))
    .all(refuseMethod("POST"));
  return routes;
}
