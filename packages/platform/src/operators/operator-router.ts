import { Router } from "express";
import type { Log } from "../log.ts";
import { type OperatorAccess, requireOperator } from "./operators.ts";

/** Routes below `/operators` that admit only operators, and are not cached. */
export function operatorRouter(access: OperatorAccess, log: Log): Router {
  const routes = Router();
  routes.use("/operators", requireOperator(access, log), (_request, response, next) => {
    response.setHeader("Cache-Control", "no-store");
    next();
  });
  return routes;
}
