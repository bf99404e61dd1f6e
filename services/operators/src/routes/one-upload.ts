import { operatorInput, readOperatorAction, refuseMethod } from "@envoi/platform";
import { type Request, type Response, Router } from "express";
import { type Action, createUploadActions, type UploadActionDeps } from "../upload-actions.ts";
import { actionSchema, requireUploadId } from "./input.ts";

/** Calls for one upload: show, claims, delete, take down, restore. */
export function oneUpload(deps: UploadActionDeps): Router {
  const actions = createUploadActions(deps);
  const routes = Router();
  const act = (action: Action) => async (request: Request<{ id: string }>, response: Response) => {
    const id = requireUploadId(request.params.id);
    const { reason } = operatorInput(actionSchema, request.body);
    response.json({ id, outcome: await actions.act(request, action, id, reason) });
  };

  routes
    .route("/uploads/:id")
    .get(
      async (request, response) => void response.json(await actions.show(request, requireUploadId(request.params.id))),
    )
    .delete(readOperatorAction, act("delete"))
    .all(refuseMethod("GET, DELETE"));
  routes
    .route("/uploads/:id/claims")
    .get(
      async (request, response) =>
        void response.json(await actions.claims(request, requireUploadId(request.params.id))),
    )
    .all(refuseMethod("GET"));
  for (const action of ["take-down", "restore"] as const) {
    routes.route(`/uploads/:id/${action}`).post(readOperatorAction, act(action)).all(refuseMethod("POST"));
  }
  return routes;
}
