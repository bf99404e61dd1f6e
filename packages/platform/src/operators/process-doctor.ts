import type { Router } from "express";
import type { Clients } from "../clients.ts";
import type { Log } from "../log.ts";
import { refuseMethod } from "../refuse-method.ts";
import { operatorRouter } from "./operator-router.ts";
import type { ProcessOperators } from "./process-operators.ts";

/** One check of `doctor`. `found`: what it has seen, such as a difference. */
export type DoctorCheck = { name: string; ok: boolean; milliseconds: number; found?: string; problem?: string };

/** @param warnings - of `Clients`, up to now */
export function checkProxies(warnings: readonly string[]): DoctorCheck {
  const problem = warnings.join(" ");
  return {
    name: "clients: TRUST_PROXY fits the proxies in front",
    milliseconds: 0,
    ...(problem === "" ? { ok: true, found: "as far as requests have shown" } : { ok: false, problem }),
  };
}

/** `GET /operators/doctor` of a process that has no more to check. */
export function processDoctorRoutes(
  deps: Pick<ProcessOperators, "access" | "audit"> & { log: Log; clients: Pick<Clients, "warnings"> },
): Router {
  const { access, audit, log, clients } = deps;
  const routes = operatorRouter(access, log);
  routes
    .route("/operators/doctor")
    .get(async (request, response) => {
      await audit.done(request, "doctor");
      const checks = [checkProxies(clients.warnings())];
      response.json({ ok: checks.every(({ ok }) => ok), node: process.version, checks });
    })
    .all(refuseMethod("GET"));
  return routes;
}
