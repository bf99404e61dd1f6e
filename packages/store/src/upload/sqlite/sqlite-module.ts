import type { SqliteConnection, SqliteModule } from "@envoi/platform";
import { blockBodies, blockedAfter, hasBlocked, isBlocked, unblockBody } from "./blocklist.ts";
import { giveBackClaim, redeemForClaim, renewClaim, spendClaim, takeClaim } from "./claims.ts";
import { due } from "./due-index.ts";
import { admitList, inspectList, readList, writeList } from "./lists.ts";
import { chargeUploading, readUploading } from "./live-links.ts";
import { mintNonce, readChallenge, redeemForMetadata, redeemNonce } from "./nonces.ts";
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
import { admitPending, dropPending, readPending } from "./pending.ts";
import { endRange, openRange, redeemForRange, releaseClaim, renewRange, spendRange } from "./ranges.ts";
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
import { migrations } from "./schema.ts";
import {
  abandonSession,
  attachParts,
  declareLength,
  openSession,
  publish,
  readEnder,
  readSession,
  recordPart,
  recordProgress,
  renewSession,
  takeOverHttpSession,
  takeOverSession,
} from "./sessions.ts";
import { leaseShards } from "./shard-leases.ts";
import { read, readMetadata, uploadsAfter } from "./uploads.ts";
import { admitWaiting, dropWaiting, readWaiting } from "./waiting.ts";

function ping(database: SqliteConnection, _args: object): void {
  database.get("SELECT 1 FROM uploads LIMIT 1");
}

// What these import is loaded whenever the database's thread starts. The schemas of the protocol would double that time.
const operations = {
  abandonSession,
  addReport,
  admitList,
  admitPending,
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
  dropOldReports,
  dropPending,
  dropWaiting,
  due,
  endRange,
  finishRemoval,
  giveBackClaim,
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
  readPending,
  readChallenge,
  readList,
  readMetadata,
  readReport,
  readSession,
  readTakenDown,
  readUploading,
  readWaiting,
  recordDigest,
  recordPart,
  recordProgress,
  recordTakenPart,
  redeemForClaim,
  redeemForMetadata,
  redeemForRange,
  redeemNonce,
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
  takeOverHttpSession,
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
  "redeemNonce",
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
  "readPending",
  "readWaiting",
  "readUploading",
  "chargeUploading",
  "hasBlocked",
  "isBlocked",
] as const satisfies readonly (keyof typeof operations)[];

function afterBoot(database: SqliteConnection): void {
  database.run("DELETE FROM nonces");
}

export const sqliteModule: SqliteModule<typeof operations> = { migrations, operations, durableSoon, afterBoot };
