import { once } from "node:events";
import { ProtocolError } from "@envoi/protocol";
import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { z } from "zod";
import type { Log } from "../log.ts";
import { refuseMethod } from "../route-helpers.ts";
import { type OperatorAccess, requireOperator } from "./operators.ts";

/** The operator's reason for an action, recorded in the audit log. */
export const operatorReason = z.string().min(1).max(500);
const actionSchema = z.strictObject({ reason: operatorReason });

/** Parses the query or the body of a call. @throws ProtocolError `bad_request` unless it fits the schema */
export function operatorInput<Parsed>(schema: z.ZodType<Parsed>, value: unknown): Parsed {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw new ProtocolError("bad_request", { cause: parsed.error });
  return parsed.data;
}

/** Parses a body containing only a reason. @throws ProtocolError `bad_request` */
export function parseReason({ body }: Pick<Request, "body">): string {
  return operatorInput(actionSchema, body).reason;
}

/** @returns the response: an object to send as JSON, or items to send as a line of JSON each */
type Call = (request: Request<{ id: string }>, response: Response) => Promise<object>;
type Method = "get" | "post" | "delete";
/** The handlers for one path. `readBody` replaces the default parser for small JSON bodies. */
export type OperatorCalls = { [method in Method]?: Call } & { readBody?: RequestHandler };

const readAction = express.json({ limit: 4_096 });

/**
 * Routes below `/operators` that admit only operators, are not cached, and reject other methods.
 * @param calls - the handlers by path
 */
export function operatorRouter(
  access: OperatorAccess,
  log: Log,
  calls: Readonly<Record<string, OperatorCalls>>,
): Router {
  const routes = Router();
  routes.use("/operators", requireOperator(access, log), (_request, response, next) => {
    response.setHeader("Cache-Control", "no-store");
    next();
  });
  for (const [path, { readBody = readAction, ...byMethod }] of Object.entries(calls)) {
    const route = routes.route(`/operators${path}`);
    for (const [method, call] of Object.entries(byMethod)) {
      const handlers = method === "get" ? [] : [readBody];
      route[method as Method](...handlers, async (request: Request<Record<string, string>>, response: Response) => {
        const answer = await call(request as Request<{ id: string }>, response);
        if (Symbol.asyncIterator in answer) await sendLines(answer as AsyncIterable<object>, response);
        else response.json(answer);
      });
    }
    route.all(refuseMethod(Object.keys(byMethod).join(", ").toUpperCase()));
  }
  return routes;
}

/** Interval between empty lines: clients give up after five minutes without a byte. */
const EMPTY_LINE_MS = 30_000;

/**
 * Sends a line of JSON for each item, and empty lines while waiting for the next item. Holds only one item in memory.
 */
async function sendLines(items: AsyncIterable<object>, response: Response): Promise<void> {
  response.setHeader("Content-Type", "application/x-ndjson");
  const waiting = setInterval(() => response.write("\n"), EMPTY_LINE_MS);
  try {
    for await (const item of items) {
      if (response.destroyed) break;
      if (!response.write(`${JSON.stringify(item)}\n`)) {
        await Promise.race([once(response, "drain"), once(response, "close")]);
      }
    }
  } finally {
    clearInterval(waiting);
  }
  response.end();
}
