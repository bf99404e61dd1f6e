import type { SqliteConnection, SqliteModule } from "@envoi/platform";
import type { StoreTimes } from "../port.ts";
import { blockedAfter, blocklist } from "./blocklist.ts";
import { claims } from "./claims.ts";
import { lists } from "./lists.ts";
import { liveLinks } from "./live-links.ts";
import { nonces } from "./nonces.ts";
import { operators, sessionsAfter, takenDownAfter } from "./operators.ts";
import { deleteFacts, putFactsAside, readFacts } from "./outbox.ts";
import { owner } from "./owner.ts";
import { parts } from "./parts.ts";
import { quotas } from "./quotas.ts";
import { ranges } from "./ranges.ts";
import { inspect, removal } from "./removal.ts";
import { reports } from "./reports.ts";
import { requests, requestsAfter } from "./requests.ts";
import { schema } from "./schema.ts";
import { sessions } from "./sessions.ts";
import type { Transaction } from "./transaction.ts";
import { read, uploadsAfter } from "./uploads.ts";
import { waiting } from "./waiting.ts";

function ping(tx: Transaction): void {
  tx.get("SELECT 1 FROM uploads LIMIT 1");
}

// The imports of these methods are loaded whenever the database's thread starts. Importing the protocol's schemas would
// double the thread's startup time.
const methods = {
  ...blocklist,
  ...claims,
  ...lists,
  ...liveLinks,
  ...nonces,
  ...operators,
  ...owner,
  ...parts,
  ...quotas,
  ...ranges,
  ...removal,
  ...reports,
  ...requests,
  ...sessions,
  ...waiting,
  blockedAfter,
  deleteFacts,
  inspect,
  ping,
  putFactsAside,
  read,
  readFacts,
  requestsAfter,
  sessionsAfter,
  takenDownAfter,
  uploadsAfter,
};
export type UploadMethods = typeof methods;

/** A method call. `args`: the arguments after the transaction. */
type MethodCall = { args: readonly unknown[]; times: StoreTimes };
type MethodOperation = (database: SqliteConnection, call: MethodCall, nowMs: number) => unknown;
export type UploadOperations = Record<keyof UploadMethods, MethodOperation>;

const operations = Object.fromEntries(
  Object.entries(methods).map(([name, method]): [string, MethodOperation] => [
    name,
    (database, { args, times }, nowMs) => Reflect.apply(method, null, [{ ...database, nowMs, times }, ...args]),
  ]),
) as UploadOperations;

/**
 * Steps whose effects need not survive a power cut, because a power cut also ends their transfers. A lost session
 * leaves at most a Blob for the sweep. A lost Claim was not spent, because spending a Claim also makes the earlier
 * steps durable. A Nonce that was used up could come back, so `afterBoot` deletes all Nonces.
 */
const durableSoon = [
  "openSession",
  "renewSession",
  "renewPart",
  "reserveDelivery",
  "takePart",
  "mintNonce",
  "redeemForMetadata",
  "redeemForClaim",
  "redeemForRange",
  "takeClaim",
  "renewClaim",
  "openRange",
  "renewRange",
  "endRange",
  // The steps on Facts need no sync, because the change that a Fact describes is durable before the Fact is published.
  "deleteFacts",
  "readFacts",
  "putFactsAside",
  "readChallenge",
  "read",
  "readEnder",
  "readOwner",
  "readRequest",
  "listDeliveries",
  "readQuota",
  "readWaiting",
  "readUploading",
  "chargeUploading",
  "hasBlocked",
  "isBlocked",
] as const satisfies readonly (keyof UploadMethods)[];

function afterBoot(database: SqliteConnection): void {
  database.run("DELETE FROM nonces");
}

export const sqliteModule: SqliteModule<UploadOperations> = {
  schema,
  operations,
  durableSoon,
  afterBoot,
};
