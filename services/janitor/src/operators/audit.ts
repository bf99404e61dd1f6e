import { type Log, operatorOf } from "@envoi/platform";
import type { Request } from "express";

/** Writes a line of the audit log: who did what, and what about it. */
export type Audit = (request: Pick<Request, "headers">, action: string, about?: object) => void;

/** The audit log: lines with `"audit":true`, whatever the level of the log is. */
export function createAudit(log: Log): Audit {
  const lines = log.child({}, { level: "info" });
  return (request, action, about = {}) =>
    lines.info({ audit: true, operator: operatorOf(request), action, ...about }, "operator action");
}
