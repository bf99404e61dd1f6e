import { BlockList } from "node:net";
import type { Router } from "express";
import { z } from "zod";
import type { Clients } from "../clients.ts";
import type { SlotUse } from "../limits/slots.ts";
import type { Log } from "../log.ts";
import type { Readiness } from "../readiness.ts";
import type { Audit } from "./audit.ts";
import { operatorInput, operatorReason, operatorRouter } from "./operator-router.ts";
import type { OperatorAccess } from "./operators.ts";

/** Dependencies of the operators' calls that every process has. */
export type ProcessOperators = {
  access: OperatorAccess;
  audit: Audit;
  /** The effective configuration. Its secrets are hidden. */
  settings: object;
};

const drainSchema = z.strictObject({ reason: operatorReason, drained: z.boolean() });

/** Names of settings whose values are or may be secrets. */
const SECRET = /password|secret|accesskey|hashkey|seed|creds|^key$/i;

/** A value in the configuration as an operator may see it: for a secret, only whether it is set. */
export function shownSettings(value: unknown, name = ""): unknown {
  if (value === undefined || value === null) return null;
  if (ArrayBuffer.isView(value)) return "(set)";
  if (SECRET.test(name) && typeof value === "string") return "(set)";
  if (value instanceof BlockList) return value.rules;
  if (value instanceof URL) return `${value.origin}${value.pathname}`;
  if (Array.isArray(value)) return value.map((item) => shownSettings(item, name));
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, shownSettings(held, key)]));
}

/** The use and limits of all slots, by service and by the slots' name. */
type AllSlots = Readonly<Record<string, Readonly<Record<string, SlotUse>>>>;

function describeSlots(slots: AllSlots) {
  return Object.entries(slots).flatMap(([service, own]) =>
    Object.entries(own).map(([name, { taken, inAll, perNetwork }]) => ({
      service,
      name,
      taken,
      most: inAll,
      maxPerNetwork: perNetwork === 0 ? null : perNetwork,
    })),
  );
}

/** One check of `doctor`. `found`: the check's finding, such as a difference. */
export type DoctorCheck = { name: string; ok: boolean; milliseconds: number; found?: string; problem?: string };

/** The response to `doctor`. */
export function describeHealth(checks: readonly DoctorCheck[]) {
  return { ok: checks.every(({ ok }) => ok), node: process.version, checks };
}

/** @param warnings - the warnings from `Clients` so far */
export function checkProxies(warnings: readonly string[]): DoctorCheck {
  const problem = warnings.join(" ");
  return {
    name: "clients: TRUST_PROXY fits the proxies in front",
    milliseconds: 0,
    ...(problem === "" ? { ok: true, found: "as far as requests have shown" } : { ok: false, problem }),
  };
}

/**
 * Operators' calls about a single process, on its private port: `config`, `limits`, `drain`. The process matches these
 * routes before those of its service.
 */
export function processOperatorRoutes(
  deps: ProcessOperators & { log: Log; readiness: Readiness; slots: AllSlots },
): Router {
  const { access, audit, settings, log, readiness, slots } = deps;
  return operatorRouter(access, log, {
    "/config": {
      async get(request) {
        await audit.done(request, "config");
        return shownSettings(settings) as object;
      },
    },
    "/limits": {
      async get(request) {
        await audit.done(request, "limits");
        const known = settings as Record<string, object | undefined>;
        const { quotas = null, stored = null, storage = null, limits = null } = known;
        return { slots: describeSlots(slots), quotas, stored, storage, uploads: limits };
      },
    },
    "/drain": {
      async post(request) {
        const { reason, drained } = operatorInput(drainSchema, request.body);
        await audit.done(request, "drain", { reason, drained });
        readiness.hold(drained);
        return { drained, ...(await readiness.ask()), slots: describeSlots(slots) };
      },
    },
  });
}

/**
 * `GET /operators/doctor` for a process that has no checks of its own. This route comes after the routes of the
 * process's service.
 */
export function processDoctorRoutes(
  deps: Pick<ProcessOperators, "access" | "audit"> & { log: Log; clients: Pick<Clients, "warnings"> },
): Router {
  const { access, audit, log, clients } = deps;
  return operatorRouter(access, log, {
    "/doctor": {
      async get(request) {
        await audit.done(request, "doctor");
        return describeHealth([checkProxies(clients.warnings())]);
      },
    },
  });
}
