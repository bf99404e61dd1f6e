import type { Router } from "express";
import { z } from "zod";
import type { PlacesInUse } from "../limits/places.ts";
import type { Log } from "../log.ts";
import type { Readiness } from "../readiness.ts";
import { refuseMethod } from "../refuse-method.ts";
import type { Audit } from "./audit.ts";
import { operatorInput, operatorReason, readOperatorAction } from "./operator-input.ts";
import { operatorRouter } from "./operator-router.ts";
import type { OperatorAccess } from "./operators.ts";
import { shownSettings } from "./shown-settings.ts";

/** What operators may ask of any process. */
export type ProcessOperators = {
  access: OperatorAccess;
  audit: Audit;
  /** The effective configuration. Secrets in it are not shown. */
  settings: object;
};

const drainSchema = z.strictObject({ reason: operatorReason, drained: z.boolean() });

/** By service and name. */
type AllPlaces = Readonly<Record<string, Readonly<Record<string, PlacesInUse>>>>;

function shownPlaces(places: AllPlaces) {
  return Object.entries(places).flatMap(([service, own]) =>
    Object.entries(own).map(([name, { taken, inAll, perNetwork }]) => ({
      ...{ service, name, taken, most: inAll, maxPerNetwork: perNetwork === 0 ? null : perNetwork },
    })),
  );
}

/**
 * Calls of operators that concern one process, on its private port: `config`, `limits`, `drain`. They come before those
 * of its service.
 */
export function processOperatorRoutes(
  deps: ProcessOperators & { log: Log; readiness: Readiness; places: AllPlaces },
): Router {
  const { access, audit, settings, log, readiness, places } = deps;
  const routes = operatorRouter(access, log);
  routes
    .route("/operators/config")
    .get(async (request, response) => {
      await audit.done(request, "config");
      response.json(shownSettings(settings));
    })
    .all(refuseMethod("GET"));
  routes
    .route("/operators/limits")
    .get(async (request, response) => {
      await audit.done(request, "limits");
      const {
        quotas = null,
        stored = null,
        storage = null,
        limits = null,
      } = settings as Record<string, object | undefined>;
      response.json({ places: shownPlaces(places), quotas, stored, storage, uploads: limits });
    })
    .all(refuseMethod("GET"));
  routes
    .route("/operators/drain")
    .post(readOperatorAction, async (request, response) => {
      const { reason, drained } = operatorInput(drainSchema, request.body);
      await audit.done(request, "drain", { reason, drained });
      readiness.hold(drained);
      response.json({ drained, ...(await readiness.ask()), places: shownPlaces(places) });
    })
    .all(refuseMethod("POST"));
  return routes;
}
