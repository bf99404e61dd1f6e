import type { DeadLetter, EventBus } from "@envoi/events";
import { type Audit, operatorInput, readOperatorAction, refuseMethod } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import { type Request, Router } from "express";
import { z } from "zod";
import { actionSchema, whole } from "./input.ts";

/** Dead letters that a list has, and among which one is found by its id. */
const MAX_LETTERS = 1_000;
const filterSchema = z.strictObject({ limit: whole.pipe(z.number().max(MAX_LETTERS)).default(20) });

/** Facts contain ids and counts only. */
export function shownLetter({ atMs, ...letter }: DeadLetter) {
  return { ...letter, at: new Date(atMs).toISOString() };
}

/** @returns a function that retries a dead letter and returns the outcome. @throws ProtocolError `not_found` */
export function createRetry({ bus, audit }: { bus: EventBus; audit: Audit }) {
  return async (request: Pick<Request, "headers">, id: string, reason: string): Promise<string> => {
    const about = { letterId: id, reason };
    const outcome = await audit.act(request, "dead-letters retry", about, () => bus.retryDeadLetter(id));
    if (outcome === null) throw new ProtocolError("not_found");
    return outcome;
  };
}

/** `GET /dead-letters`, and one of them: Facts that a consumer gave up. They can be retried. */
export function deadLetters({ bus, audit }: { bus: EventBus; audit: Audit }): Router {
  const routes = Router();
  const retry = createRetry({ bus, audit });
  routes
    .route("/dead-letters")
    .get(async (request, response) => {
      const { limit } = operatorInput(filterSchema, request.query);
      await audit.done(request, "dead-letters list");
      response.json((await bus.deadLetters(limit)).map(shownLetter));
    })
    .all(refuseMethod("GET"));
  routes
    .route("/dead-letters/:id")
    .get(async (request, response) => {
      const { id } = request.params;
      await audit.done(request, "dead-letters show", { letterId: id });
      const letter = (await bus.deadLetters(MAX_LETTERS)).find((one) => one.id === id);
      if (letter === undefined) throw new ProtocolError("not_found");
      response.json(shownLetter(letter));
    })
    .all(refuseMethod("GET"));
  routes
    .route("/dead-letters/:id/retry")
    .post(readOperatorAction, async (request, response) => {
      const { id } = request.params;
      const { reason } = operatorInput(actionSchema, request.body);
      response.json({ id, outcome: await retry(request, id, reason) });
    })
    .all(refuseMethod("POST"));
  return routes;
}
