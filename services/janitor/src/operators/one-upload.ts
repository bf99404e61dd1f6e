import { randomUUID } from "node:crypto";
import type { OutboxRelay } from "@envoi/events";
import { refuseMethod } from "@envoi/platform";
import { ProtocolError, type UploadId } from "@envoi/protocol";
import type { OperatorStore, OwnerStore, UploadReader } from "@envoi/store";
import { type Request, type Response, Router } from "express";
import type { Audit } from "./audit.ts";
import { actionSchema, idOf, parse, readAction } from "./input.ts";
import { shown } from "./shown-upload.ts";

/** Calls for one upload: show, delete, take down, restore. */
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
    const done = (outcome: string) => audit(request, action, { uploadId: id, reason, outcome });
    const outcome = await work(id).catch((error: unknown) => {
      // It may have had its effect.
      done("failed");
      throw error;
    });
    done(outcome ?? "not_found");
    if (outcome === null) throw new ProtocolError("not_found");
    relay.nudge(id);
    response.json({ id, outcome });
  }

  routes
    .route("/uploads/:id")
    .get(async (request, response) => {
      const id = idOf(request.params.id);
      const [upload, state] = await Promise.all([uploads.read(id), uploads.inspect(id)]);
      audit(request, "show", { uploadId: id });
      if (state === null) throw new ProtocolError("not_found");
      response.json({ ...state, id, ...(upload !== null && shown(upload)) });
    })
    .delete(readAction, (request, response) =>
      act(request, response, "delete", (id) => uploads.delete(id, randomUUID())),
    )
    .all(refuseMethod("GET, DELETE"));
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
