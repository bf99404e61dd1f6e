import { moduleUrl, type Sqlite, type SqliteModuleRef } from "@envoi/platform";
import { factSubject, type UploadFact } from "@envoi/protocol";
import { DEFAULT_STORE_TIMES, type StoreTimes, shardOf, type UploadStore, UploadStoreError } from "./port.ts";
import type { ExpiredPlace } from "./sqlite/operators.ts";
import type { UploadMethods, UploadOperations } from "./sqlite/sqlite-module.ts";
import type { Transaction } from "./sqlite/transaction.ts";
import { type OnUnreadableFact, splitFacts } from "./unreadable-facts.ts";

/** The module to pass to `openSqlite` for the database of `createSqliteUploadStore`. */
export const uploadModule: SqliteModuleRef<UploadOperations> = {
  name: "upload",
  url: moduleUrl("./sqlite/sqlite-module", import.meta.url),
};

/** Number of entries per page of the listing methods. */
const PAGE = 1_000;

/** Yields the results of `readAfter` page by page. */
async function* readPages<Entry, Place>(
  readAfter: (after: Place, limit: number) => Promise<readonly Entry[]>,
  first: Place,
  placeOf: (entry: Entry) => Place,
): AsyncGenerator<Entry> {
  for (let after = first; ; ) {
    const page = await readAfter(after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = placeOf(last);
  }
}

type AfterTransaction<Method> = Method extends (tx: Transaction, ...args: infer Args) => unknown ? Args : never;

/**
 * Opens the UploadStore in a database file. Each of the store's methods is one operation of the module, in one
 * transaction.
 */
export function createSqliteUploadStore({
  database,
  times: changedTimes,
  onUnreadableFact = () => {},
}: {
  /** The caller disposes of the database. */
  database: Sqlite;
  times?: Partial<StoreTimes>;
  onUnreadableFact?: OnUnreadableFact;
}): UploadStore {
  const times = { ...DEFAULT_STORE_TIMES, ...changedTimes };

  function call<Name extends keyof UploadMethods>(name: Name) {
    return async (...args: AfterTransaction<UploadMethods[Name]>): Promise<ReturnType<UploadMethods[Name]>> => {
      try {
        const operation: keyof UploadMethods = name;
        // The database's thread runs the method with this name.
        return (await database.call(uploadModule, operation, { args, times })) as ReturnType<UploadMethods[Name]>;
      } catch (cause) {
        throw new UploadStoreError(`${name} failed`, { cause });
      }
    };
  }
  const readFacts = call("readFacts");
  const putFactsAside = call("putFactsAside");
  const deleteFacts = call("deleteFacts");
  const dropFacts = (facts: readonly UploadFact[]) =>
    deleteFacts(facts.map((fact) => ({ id: fact.id, shard: shardOf(factSubject(fact)) })));

  return {
    openSession: call("openSession"),
    attachParts: call("attachParts"),
    recordParts: call("recordParts"),
    renewSession: call("renewSession"),
    readSession: call("readSession"),
    readEnder: call("readEnder"),
    takeOverSession: call("takeOverSession"),
    declareLength: call("declareLength"),
    abandonSession: call("abandonSession"),
    publish: call("publish"),
    takePart: call("takePart"),
    renewPart: call("renewPart"),
    recordTakenPart: call("recordTakenPart"),
    suspendSession: call("suspendSession"),
    admitToQuota: call("admitToQuota"),
    keepInQuota: call("keepInQuota"),
    dropFromQuota: call("dropFromQuota"),
    readQuota: call("readQuota"),
    admitWaiting: call("admitWaiting"),
    dropWaiting: call("dropWaiting"),
    readWaiting: call("readWaiting"),
    readUploading: call("readUploading"),
    chargeUploading: call("chargeUploading"),
    read: call("read"),
    mintNonce: call("mintNonce"),
    readChallenge: call("readChallenge"),
    redeemForMetadata: call("redeemForMetadata"),
    changeLimits: call("changeLimits"),
    setPassword: call("setPassword"),
    readOwner: call("readOwner"),
    delete: call("delete"),
    takeDown: call("takeDown"),
    restore: call("restore"),
    clockMs: call("clockMs"),
    readTakenDown: call("readTakenDown"),
    openClaims: call("openClaims"),
    takeClaim: call("takeClaim"),
    redeemForClaim: call("redeemForClaim"),
    renewClaim: call("renewClaim"),
    spendClaim: call("spendClaim"),
    releaseClaim: call("releaseClaim"),
    openRange: call("openRange"),
    redeemForRange: call("redeemForRange"),
    renewRange: call("renewRange"),
    endRange: call("endRange"),
    spendRange: call("spendRange"),
    endClaim: call("endClaim"),
    admitList: call("admitList"),
    readList: call("readList"),
    writeList: call("writeList"),
    inspectList: call("inspectList"),
    addReport: call("addReport"),
    readReport: call("readReport"),
    listReports: call("listReports"),
    closeReport: call("closeReport"),
    reportedUploads: call("reportedUploads"),
    recordDigest: call("recordDigest"),
    dropOldReports: call("dropOldReports"),
    createRequest: call("createRequest"),
    readRequest: call("readRequest"),
    reserveDelivery: call("reserveDelivery"),
    completeDelivery: call("completeDelivery"),
    releaseDelivery: call("releaseDelivery"),
    listDeliveries: call("listDeliveries"),
    collectDeliveries: call("collectDeliveries"),
    closeRequest: call("closeRequest"),
    deleteRequest: call("deleteRequest"),
    blockBodies: call("blockBodies"),
    unblockBody: call("unblockBody"),
    hasBlocked: call("hasBlocked"),
    isBlocked: call("isBlocked"),
    due: call("due"),
    beginRemoval: call("beginRemoval"),
    finishRemoval: call("finishRemoval"),
    leaseShards: call("leaseShards"),
    inspect: call("inspect"),
    ping: call("ping"),

    async *listTakenDown() {
      const first: ExpiredPlace = { atMs: 0, id: "" };
      for await (const { id } of readPages(call("takenDownAfter"), first, (entry) => entry)) yield id;
    },
    async *listSessions() {
      for await (const { id } of readPages(call("sessionsAfter"), "", (entry) => entry.id)) yield id;
    },
    async *listRequests() {
      for await (const { id } of readPages(call("requestsAfter"), "", (entry) => entry.id)) yield id;
    },
    listUploads: () => readPages(call("uploadsAfter"), "", ({ id }) => id),
    listBlocked: () => readPages(call("blockedAfter"), "", ({ sha256 }) => sha256),

    async pendingFacts(shards, limit) {
      for (;;) {
        const entries = await readFacts(shards, limit);
        const { facts, unreadable } = splitFacts(entries);
        if (unreadable.length === 0) return facts;
        await putFactsAside(entries.filter(({ id }) => unreadable.includes(id)));
        unreadable.forEach(onUnreadableFact);
      }
    },
    dropFacts,
    keepFacts: (published) => dropFacts(published.map(({ fact }) => fact)),
    keptFacts: async () => [],
    dropKeptFacts: async () => undefined,

    readMemory: async () => null,
    [Symbol.asyncDispose]: async () => undefined,
  };
}
