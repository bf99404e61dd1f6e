import type { SqliteConnection, SqliteModule } from "@envoi/platform";
import { blockBodies, blockedAfter, hasBlocked, isBlocked, unblockBody } from "./blocklist.ts";
import { redeemForClaim, releaseClaim, renewClaim, spendClaim, takeClaim } from "./claims.ts";
import { due } from "./due-index.ts";
import { admitList, inspectList, readList, writeList } from "./lists.ts";
import { chargeUploading, readUploading } from "./live-links.ts";
import { mintNonce, readChallenge, redeemForMetadata } from "./nonces.ts";
import {
  openClaims,
  readTakenDown,
  restore,
  sessionsAfter,
  storeClock,
  takeDown,
  takenDownAfter,
} from "./operators.ts";
import { dropFacts, pendingFacts, putFactsAside } from "./outbox.ts";
import { changeLimits, deleteUpload, readOwner, setPassword } from "./owner.ts";
import { recordTakenPart, renewPart, suspendSession, takePart } from "./parts.ts";
import { admitToQuota, dropFromQuota, readQuota } from "./quotas.ts";
import { endClaim, endRange, openRange, redeemForRange, renewRange, spendRange } from "./ranges.ts";
import { beginRemoval, finishRemoval, inspect } from "./removal.ts";
import {
  addReport,
  closeReport,
  dropOldReports,
  listReports,
  readReport,
  recordDigest,
  reportedUploads,
} from "./reports.ts";
import { schema } from "./schema.ts";
import {
  abandonSession,
  attachParts,
  declareLength,
  openSession,
  publish,
  readEnder,
  readSession,
  recordParts,
  renewSession,
  takeOverSession,
} from "./sessions.ts";
import { leaseShards } from "./shard-leases.ts";
import { read, uploadsAfter } from "./uploads.ts";
import { admitWaiting, dropWaiting, readWaiting } from "./waiting.ts";

function ping(database: SqliteConnection, _args: object): void {
  database.get("SELECT 1 FROM uploads LIMIT 1");
}

// Their imports load whenever the database's thread starts. The schemas of the protocol would double that time.
const operations = {
  abandonSession,
  addReport,
  admitList,
  admitToQuota,
  admitWaiting,
  attachParts,
  beginRemoval,
  blockBodies,
  blockedAfter,
  changeLimits,
  chargeUploading,
  closeReport,
  declareLength,
  deleteUpload,
  dropFacts,
  dropFromQuota,
  dropOldReports,
  dropWaiting,
  due,
  endClaim,
  endRange,
  finishRemoval,
  hasBlocked,
  inspect,
  inspectList,
  isBlocked,
  leaseShards,
  listReports,
  mintNonce,
  openClaims,
  openRange,
  openSession,
  pendingFacts,
  ping,
  publish,
  putFactsAside,
  read,
  readEnder,
  readOwner,
  readChallenge,
  readList,
  readQuota,
  readReport,
  readSession,
  readTakenDown,
  readUploading,
  readWaiting,
  recordDigest,
  recordParts,
  recordTakenPart,
  redeemForClaim,
  redeemForMetadata,
  redeemForRange,
  releaseClaim,
  renewClaim,
  renewPart,
  renewRange,
  renewSession,
  reportedUploads,
  restore,
  sessionsAfter,
  setPassword,
  spendClaim,
  spendRange,
  storeClock,
  suspendSession,
  takeClaim,
  takeDown,
  takenDownAfter,
  takeOverSession,
  takePart,
  unblockBody,
  uploadsAfter,
  writeList,
};

/**
 * Steps that promise nothing beyond the machine's run: a power cut ends the transfers that they belong to. A session that
 * is lost leaves at most a Blob for the sweep. A Claim that is lost was not spent, because spending it makes the earlier
 * steps durable too. A Nonce that was used up could come back, so `afterBoot` forgets all of them.
 */
const durableSoon = [
  "openSession",
  "renewSession",
  "renewPart",
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
  // The change that a Fact describes is durable before the Fact is published.
  "dropFacts",
  "pendingFacts",
  "putFactsAside",
  "readChallenge",
  "read",
  "readEnder",
  "readOwner",
  "readQuota",
  "readWaiting",
  "readUploading",
  "chargeUploading",
  "hasBlocked",
  "isBlocked",
] as const satisfies readonly (keyof typeof operations)[];

function afterBoot(database: SqliteConnection): void {
  database.run("DELETE FROM nonces");
}

export const sqliteModule: SqliteModule<typeof operations> = {
  schema,
  operations,
  durableSoon,
  afterBoot,
};
