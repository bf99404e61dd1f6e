import { isIP } from "node:net";
import {
  type Audit,
  type Clients,
  type Log,
  type OperatorAccess,
  operatorInput,
  operatorReason,
  operatorRouter,
  type QuotaControl,
  type QuotaHolder,
} from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import type { Router } from "express";
import { z } from "zod";
import type { StoredBytes } from "../stored-bytes.ts";

const DAY_MS = 86_400_000;
const MAX_BLOCK_SECONDS = 2_592_000;
const MAX_ACCOUNT_CHARACTERS = 512;

const address = z.string().refine((text) => isIP(text) !== 0);
const account = z.string().min(1).max(MAX_ACCOUNT_CHARACTERS);
/** Whose quota: of the network of an address, or of an account. */
const whose = { network: address.optional(), account: account.optional() };
const readSchema = z.strictObject(whose);
const resetSchema = z.strictObject({ ...whose, reason: operatorReason });
const blockSchema = z.strictObject({
  ...whose,
  reason: operatorReason,
  seconds: z.number().int().min(1).max(MAX_BLOCK_SECONDS),
  /** Not only the network of the address, but its site: [Note: Client networks] in `packages/platform`. */
  site: z.boolean().optional(),
});

export type QuotaOperators = {
  operators: OperatorAccess;
  audit: Audit;
  quota: QuotaControl;
  storedBy(holder: QuotaHolder): Pick<StoredBytes, "read">;
  clients: Pick<Clients, "networkOfAddress">;
  log: Log;
};

/**
 * Calls of operators for the quota of one client network or account: show, reset, and block for a time. Networks are
 * known by a hash that changes every day, so their counts and blocks end with the day, in UTC. What a holder has stored is
 * shown, too; it counts until the files are gone.
 */
export function quotaRoutes(deps: QuotaOperators): Router {
  const { operators, audit, quota, storedBy, clients, log } = deps;

  /** @throws ProtocolError `bad_request` unless there is exactly one of them */
  function parseHolder(given: { network?: string | undefined; account?: string | undefined }): QuotaHolder {
    if ((given.network === undefined) === (given.account === undefined)) throw new ProtocolError("bad_request");
    const network = given.network === undefined ? "" : clients.networkOfAddress(given.network);
    return { network, account: given.account ?? null };
  }

  return operatorRouter(operators, log, {
    "/quotas": {
      async get(request) {
        const holder = parseHolder(operatorInput(readSchema, request.query));
        await audit.done(request, "quotas show", holder);
        const [states, stored] = await Promise.all([quota.read(holder), storedBy(holder).read()]);
        return [...states, ...stored];
      },
    },
    "/quotas/reset": {
      async post(request) {
        const { reason: why, ...given } = operatorInput(resetSchema, request.body);
        const holder = parseHolder(given);
        const outcome = await audit.act(request, "quotas reset", { ...holder, reason: why }, async () => {
          await quota.reset(holder);
          return "reset";
        });
        return { outcome };
      },
    },
    "/quotas/block": {
      async post(request) {
        const { reason: why, seconds: asked, site = false, ...given } = operatorInput(blockSchema, request.body);
        const holder = parseHolder(given);
        if (site && holder.account !== null) throw new ProtocolError("bad_request");
        const leftOfDay = Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 1_000);
        const seconds = holder.account === null ? Math.min(asked, leftOfDay) : asked;
        const about = { ...holder, seconds, ...(site && { site }), reason: why };
        const outcome = await audit.act(request, "block", about, () =>
          quota.block(holder, seconds, site ? "site" : undefined),
        );
        return { outcome, seconds };
      },
    },
  });
}
