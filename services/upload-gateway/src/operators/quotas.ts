import { isIP } from "node:net";
import {
  type Audit,
  type Clients,
  type CountedSender,
  type Log,
  type OperatorAccess,
  operatorInput,
  operatorReason,
  operatorRouter,
  type QuotaControl,
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
/** The sender that the quota belongs to: the network of an address, or an account. */
const whose = { network: address.optional(), account: account.optional() };
const readSchema = z.strictObject(whose);
const resetSchema = z.strictObject({ ...whose, reason: operatorReason });
const blockSchema = z.strictObject({
  ...whose,
  reason: operatorReason,
  seconds: z.number().int().min(1).max(MAX_BLOCK_SECONDS),
  /**
   * Applies to the whole site of the address, not only to its network: see [Note: Client networks] in
   * `packages/platform`.
   */
  site: z.boolean().optional(),
});

export type QuotaOperators = {
  operators: OperatorAccess;
  audit: Audit;
  quota: QuotaControl;
  storedBy(sender: CountedSender): Pick<StoredBytes, "read">;
  clients: Pick<Clients, "networkOfAddress">;
  log: Log;
};

/**
 * Operators' calls for the quota of one client network or account: show, reset, and block temporarily. Networks are
 * identified by a hash that changes every day, so their counts and blocks end with the day, in UTC. A sender's stored
 * bytes are also shown; they count until the files are deleted.
 */
export function quotaRoutes(deps: QuotaOperators): Router {
  const { operators, audit, quota, storedBy, clients, log } = deps;

  /** @throws ProtocolError `bad_request` unless exactly one of `network` and `account` is given */
  function parseSender(given: { network?: string | undefined; account?: string | undefined }): CountedSender {
    if ((given.network === undefined) === (given.account === undefined)) throw new ProtocolError("bad_request");
    const network = given.network === undefined ? "" : clients.networkOfAddress(given.network);
    return { network, account: given.account ?? null };
  }

  return operatorRouter(operators, log, {
    "/quotas": {
      async get(request) {
        const sender = parseSender(operatorInput(readSchema, request.query));
        await audit.done(request, "quotas show", sender);
        const [states, stored] = await Promise.all([quota.read(sender), storedBy(sender).read()]);
        return [...states, ...stored];
      },
    },
    "/quotas/reset": {
      async post(request) {
        const { reason: why, ...given } = operatorInput(resetSchema, request.body);
        const sender = parseSender(given);
        const outcome = await audit.act(request, "quotas reset", { ...sender, reason: why }, async () => {
          await quota.reset(sender);
          return "reset";
        });
        return { outcome };
      },
    },
    "/quotas/block": {
      async post(request) {
        const { reason: why, seconds: asked, site = false, ...given } = operatorInput(blockSchema, request.body);
        const sender = parseSender(given);
        if (site && sender.account !== null) throw new ProtocolError("bad_request");
        const leftOfDay = Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 1_000);
        const seconds = sender.account === null ? Math.min(asked, leftOfDay) : asked;
        const about = { ...sender, seconds, ...(site && { site }), reason: why };
        const outcome = await audit.act(request, "block", about, () =>
          quota.block(sender, seconds, site ? "site" : undefined),
        );
        return { outcome, seconds };
      },
    },
  });
}
