import { ProtocolError } from "@envoi/protocol";
import type { Request } from "express";
import type { Log } from "../log.ts";
import { createAuditFile } from "./audit-file.ts";
import { actorOf, type OperatorConfig } from "./operators.ts";

type Asking = Pick<Request, "headers">;

/** The audit log of operators. Each line names the operator, the action and its details. */
export type Audit = {
  /**
   * Writes a call's line before its response is sent.
   *
   * @throws ProtocolError `unavailable` if the audit file cannot be written
   */
  done(request: Asking, action: string, about?: object): Promise<void>;
  /**
   * Runs an operator's action. Writes a line to the audit file before the action starts, so that no action goes
   * unrecorded, and another line with the outcome: `not_found` for `null`, `failed` for an error, in which case the
   * action may have had an effect.
   *
   * @throws what `done` throws, and errors of `work`
   */
  act<Outcome extends string | null>(
    request: Asking,
    action: string,
    about: object,
    work: () => Promise<Outcome>,
  ): Promise<Outcome>;
};

/** Writes lines with `"audit":true` to the log, at any log level, and to the audit file if there is one. */
export function createAudit({ auditFile }: Pick<OperatorConfig, "auditFile">, log: Log): Audit {
  const lines = log.child({}, { level: "info" });
  const file = auditFile === null ? null : createAuditFile(auditFile);

  /** @returns the hash of the line */
  async function append(entry: object): Promise<string | null> {
    if (file === null) return null;
    try {
      return await file.append(entry);
    } catch (error) {
      log.error({ err: error, auditFile }, "AUDIT_LOG_FILE: cannot be written");
      throw new ProtocolError("unavailable", { cause: error });
    }
  }

  async function done(request: Asking, action: string, about: object = {}): Promise<void> {
    const entry = { ...actorOf(request), action, ...about };
    let lineHash: string | null = null;
    try {
      lineHash = await append(entry);
    } finally {
      lines.info({ audit: true, ...entry, ...(lineHash !== null && { lineHash }) }, "operator action");
    }
  }

  return {
    done,
    async act(request, action, about, work) {
      await append({ ...actorOf(request), action, ...about, outcome: "begun" });
      const outcome = await work().catch(async (error: unknown) => {
        await done(request, action, { ...about, outcome: "failed" });
        throw error;
      });
      await done(request, action, { ...about, outcome: outcome ?? "not_found" });
      return outcome;
    },
  };
}
