import { moduleUrl, type Sqlite, type SqliteModuleRef } from "@envoi/platform";
import { DEFAULT_STORE_TIMES, type StoreTimes, shardOf, type UploadStore, UploadStoreError } from "./port.ts";
import { sessionLeases } from "./rules/sessions.ts";
import type { ExpiredPlace } from "./sqlite/operators.ts";
import type { sqliteModule } from "./sqlite/sqlite-module.ts";
import { type OnUnreadableFact, splitFacts } from "./unreadable-facts.ts";

/** The module to pass to `openSqlite` for the database of `createSqliteUploadStore`. */
export const uploadModule: SqliteModuleRef<(typeof sqliteModule)["operations"]> = {
  name: "upload",
  url: moduleUrl("./sqlite/sqlite-module", import.meta.url),
};

/** Ids that lists read at a time. */
const PAGE = 1_000;

/** The UploadStore in a database file. Each method is one operation of the module, in one transaction. */
export function createSqliteUploadStore({
  database,
  times: changedTimes,
  onUnreadableFact = () => {},
}: {
  /** The caller disposes of it. */
  database: Sqlite;
  times?: Partial<StoreTimes>;
  onUnreadableFact?: OnUnreadableFact;
}): UploadStore {
  const times = { ...DEFAULT_STORE_TIMES, ...changedTimes };
  const maxMs = times.sessionMaxSeconds * 1_000;
  const call: Sqlite["call"] = async (module, operation, args) => {
    try {
      return await database.call(module, operation, args);
    } catch (cause) {
      throw new UploadStoreError(`${operation} failed`, { cause });
    }
  };

  return {
    openSession: (session) => call(uploadModule, "openSession", { session, ...sessionLeases(session, times) }),
    attachParts: (id, epoch, partsId) => call(uploadModule, "attachParts", { id, epoch, partsId }),
    recordParts: (id, epoch, parts, tail) => call(uploadModule, "recordParts", { id, epoch, parts, tail, maxMs }),
    renewSession: (id, epoch, options) => call(uploadModule, "renewSession", { id, epoch, maxMs, ...options }),
    readSession: (id) => call(uploadModule, "readSession", { id }),
    readEnder: (id) => call(uploadModule, "readEnder", { id }),
    takeOverSession: (id, by) => call(uploadModule, "takeOverSession", { id, by }),
    declareLength: (id, epoch, declaredBytes) => call(uploadModule, "declareLength", { id, epoch, declaredBytes }),
    abandonSession: (id, epoch) => call(uploadModule, "abandonSession", { id, epoch }),
    publish: (id, epoch, ciphertextBytes) => call(uploadModule, "publish", { id, epoch, ciphertextBytes }),

    takePart: (id, ownerTokenHash, number) => call(uploadModule, "takePart", { id, ownerTokenHash, number }),
    renewPart: (id, number, epoch, options) =>
      call(uploadModule, "renewPart", { id, number, epoch, maxMs, ...options }),
    recordTakenPart: (id, epoch, part) => call(uploadModule, "recordTakenPart", { id, epoch, part, maxMs }),
    suspendSession: (id, epoch) => call(uploadModule, "suspendSession", { id, epoch }),

    admitToQuota: (quota, id, bytes, limit) => call(uploadModule, "admitToQuota", { quota, id, bytes, ...limit }),
    dropFromQuota: (quota, id) => call(uploadModule, "dropFromQuota", { quota, id }),
    readQuota: (quota) => call(uploadModule, "readQuota", { quota }),

    admitWaiting: (session, limits) => call(uploadModule, "admitWaiting", { session, limits }),
    dropWaiting: (id) => call(uploadModule, "dropWaiting", { id }),
    readWaiting: () => call(uploadModule, "readWaiting", {}),

    readUploading: (id) => call(uploadModule, "readUploading", { id }),
    chargeUploading: (id, bytes) => call(uploadModule, "chargeUploading", { id, bytes }),

    read: (id) => call(uploadModule, "read", { id }),

    mintNonce: (id, nonce, requester) => call(uploadModule, "mintNonce", { id, nonce, requester }),
    readChallenge: (id, requesters) => call(uploadModule, "readChallenge", { id, requesters }),
    redeemForMetadata: (id, redeem) => call(uploadModule, "redeemForMetadata", { id, ...redeem }),

    changeLimits: (id, change) => call(uploadModule, "changeLimits", { id, ...change }),
    setPassword: (id, change) => call(uploadModule, "setPassword", { id, ...change }),
    readOwner: (id) => call(uploadModule, "readOwner", { id }),
    delete: (id, operationId, by = "owner") => call(uploadModule, "deleteUpload", { id, operationId, by }),
    takeDown: (id) => call(uploadModule, "takeDown", { id }),
    restore: (id) => call(uploadModule, "restore", { id }),
    clockMs: () => call(uploadModule, "storeClock", {}),
    readTakenDown: (id) => call(uploadModule, "readTakenDown", { id }),
    async *listTakenDown() {
      let after: ExpiredPlace = { atMs: 0, id: "" };
      for (;;) {
        const page = await call(uploadModule, "takenDownAfter", { after, limit: PAGE });
        for (const { id } of page) yield id;
        const last = page.at(-1);
        if (last === undefined) return;
        after = last;
      }
    },
    async *listSessions() {
      let after = "";
      for (;;) {
        const page = await call(uploadModule, "sessionsAfter", { after, limit: PAGE });
        yield* page;
        const last = page.at(-1);
        if (last === undefined) return;
        after = last;
      }
    },
    openClaims: (id) => call(uploadModule, "openClaims", { id }),

    takeClaim: (id, claimId) => call(uploadModule, "takeClaim", { id, claimId, times }),
    redeemForClaim: (id, redeem, claimId) =>
      call(uploadModule, "redeemForClaim", { redeem: { id, ...redeem }, claimId, times }),
    renewClaim: (id, claimId, sentBytes) => call(uploadModule, "renewClaim", { id, claimId, sentBytes, times }),
    spendClaim: (id, claimId) => call(uploadModule, "spendClaim", { id, claimId }),
    releaseClaim: (id, claimId, sentBytes) => call(uploadModule, "releaseClaim", { id, claimId, sentBytes }),

    openRange: (id, claimId, range) => call(uploadModule, "openRange", { id, claimId, ...range, times }),
    redeemForRange: (id, redeem, claimId, range) =>
      call(uploadModule, "redeemForRange", { id, redeem: { id, ...redeem }, claimId, ...range, times }),
    renewRange: (id, claimId, requestId, sentBytes) =>
      call(uploadModule, "renewRange", { id, claimId, requestId, sentBytes, times }),
    endRange: (id, claimId, requestId, sentBytes) =>
      call(uploadModule, "endRange", { id, claimId, requestId, sentBytes }),
    spendRange: (id, claimId, requestId) => call(uploadModule, "spendRange", { id, claimId, requestId }),
    endClaim: (id, claimId) => call(uploadModule, "endClaim", { id, claimId }),

    admitList: (accountKey, listKey, lists) => call(uploadModule, "admitList", { accountKey, listKey, ...lists }),
    readList: (listKey) => call(uploadModule, "readList", { listKey }),
    writeList: (listKey, next, expectedEtag) => call(uploadModule, "writeList", { listKey, next, expectedEtag }),

    addReport: (report, site, bounds) => call(uploadModule, "addReport", { report, site, bounds }),
    readReport: (reportId) => call(uploadModule, "readReport", { reportId }),
    listReports: () => call(uploadModule, "listReports", {}),
    closeReport: (reportId) => call(uploadModule, "closeReport", { reportId }),
    reportedUploads: (limit) => call(uploadModule, "reportedUploads", { limit }),
    recordDigest: (id, digest) => call(uploadModule, "recordDigest", { id, digest }),
    dropOldReports: () => call(uploadModule, "dropOldReports", {}),

    blockBodies: (bodies, most) => call(uploadModule, "blockBodies", { bodies, most }),
    unblockBody: (sha256) => call(uploadModule, "unblockBody", { sha256 }),
    hasBlocked: (bytes) => call(uploadModule, "hasBlocked", { bytes }),
    isBlocked: (body) => call(uploadModule, "isBlocked", body),
    async *listBlocked() {
      let after = "";
      for (;;) {
        const page = await call(uploadModule, "blockedAfter", { after, limit: PAGE });
        yield* page;
        const last = page.at(-1);
        if (last === undefined) return;
        after = last.sha256;
      }
    },

    due: (shards, limit) => call(uploadModule, "due", { shards, limit }),
    beginRemoval: (entry) => call(uploadModule, "beginRemoval", { entry }),
    finishRemoval: (entry) => call(uploadModule, "finishRemoval", { entry }),
    leaseShards: (janitor, max, leaseSeconds) => call(uploadModule, "leaseShards", { janitor, max, leaseSeconds }),

    inspect: (id) => call(uploadModule, "inspect", { id }),
    inspectList: (listKey) => call(uploadModule, "inspectList", { listKey }),
    async *listUploads() {
      let after = "";
      for (;;) {
        const page = await call(uploadModule, "uploadsAfter", { after, limit: PAGE });
        yield* page;
        const last = page.at(-1);
        if (last === undefined) return;
        after = last.id;
      }
    },

    async pendingFacts(shards, limit) {
      for (;;) {
        const entries = await call(uploadModule, "pendingFacts", { shards, limit });
        const { facts, unreadable } = splitFacts(entries);
        if (unreadable.length === 0) return facts;
        const isUnreadable = ({ id }: { id: string }) => unreadable.includes(id);
        await call(uploadModule, "putFactsAside", { facts: entries.filter(isUnreadable) });
        unreadable.forEach(onUnreadableFact);
      }
    },
    dropFacts: (facts) =>
      call(uploadModule, "dropFacts", { facts: facts.map(({ id, uploadId }) => ({ id, shard: shardOf(uploadId) })) }),

    ping: () => call(uploadModule, "ping", {}),
    readMemory: async () => null,
    [Symbol.asyncDispose]: async () => undefined,
  };
}
