import {
  DEFAULT_STORE_TIMES,
  type DueEntry,
  type OpenRange,
  SHARDS,
  type StoreTimes,
  type UploadStore,
  type WaitingLimit,
} from "../port.ts";
import { sessionLeases } from "../rules/sessions.ts";
import { countedBytes } from "../rules/waiting.ts";
import type { OnUnreadableFact } from "../unreadable-facts.ts";
import type { RedisAddress } from "./connection.ts";
import { createFactQueue } from "./fact-queue.ts";
import { type Subject, toSubject, WHOLE_STORE_SHARD } from "./keys.ts";
import { toRequestId, toUploadId } from "./parsers.ts";
import { type Query, queries } from "./queries.ts";
import {
  CHALLENGE_FIELDS,
  challengeInFields,
  clockMs,
  dueEntries,
  entryKeys,
  fullestMemory,
  liveEntries,
  scanned,
} from "./query-replies.ts";
import { openScriptRunner } from "./script-runner.ts";
import { ALL_SCRIPTS, scripts } from "./scripts.ts";
import { createShardMerge } from "./shard-merge.ts";

export type { RedisAddress } from "./connection.ts";

export type RedisUploadStoreOptions = {
  address: RedisAddress;
  times?: Partial<StoreTimes>;
  /**
   * Number of replicas that must have stored a change before the call resolves, for calls that publish or delete an
   * Upload, spend a Claim, change a password or limit, complete a delivery, or create or end a request.
   */
  waitReplicas?: number;
  /** A command that receives no reply within this time fails; whether it had an effect is unknown. */
  deadlineMs?: number;
  /** Added to the Redis server's time, for tests. */
  clockOffsetMs?: () => number;
  /** Called only for logging: the store reconnects automatically. */
  onConnectionError?: (error: Error) => void;
  onUnreadableFact?: OnUnreadableFact;
};

const DEADLINE_MS = 5_000;
/** Approximate number of entries read per scan command. */
const PAGE = 100;
/** Number of blocked bodies read per command. */
const BLOCKED_PAGE = 1_000;

/**
 * UploadStore on Redis 7.0 or later, or Valkey 8 or later: one server, Sentinel or Cluster. Each operation that could
 * race is one script, and uses the Redis server's clock.
 */
export function createRedisUploadStore(options: RedisUploadStoreOptions): UploadStore {
  const times = { ...DEFAULT_STORE_TIMES, ...options.times };
  const clockOffsetMs = options.clockOffsetMs ?? (() => 0);
  const runner = openScriptRunner({
    address: options.address,
    scripts: ALL_SCRIPTS,
    waitReplicas: options.waitReplicas ?? 0,
    deadlineMs: options.deadlineMs ?? DEADLINE_MS,
    clockOffsetMs,
    onConnectionError: options.onConnectionError ?? (() => {}),
  });
  const { run, runReplicated, query } = runner;
  const { beginRemoval, blocklist, claims, combinedSteps, finishRemoval, leases, lists, liveLinks, nonces } = scripts;
  const { operators, owner, parts, quotas, ranges, reports, requests, sessions, uploads, waiting } = scripts;
  const factQueue = createFactQueue(runner, options.onUnreadableFact ?? (() => {}));
  const leaseMs = times.claimLeaseSeconds * 1_000;
  const maxMs = times.sessionMaxSeconds * 1_000;
  const rate = {
    graceMs: times.claimGraceSeconds * 1_000,
    minBytesPerSecond: times.claimMinBytesPerSecond,
    maxMs: times.claimMaxSeconds * 1_000,
  };

  /** The time, from the clock of any Redis server. */
  const storeNowMs = async () => clockMs(await query(queries.clock, ofShard(0))) + clockOffsetMs();
  /** Scans all shards, and yields the entries page by page. */
  async function* pages(scan: Query, ...options: readonly string[]): AsyncGenerator<unknown> {
    for (let shard = 0; shard < SHARDS; shard++) {
      let cursor = "0";
      do {
        const page = scanned(await query(scan, ofShard(shard), cursor, ...options, "COUNT", PAGE));
        yield page.entries;
        cursor = page.cursor;
      } while (cursor !== "0");
    }
  }
  const dueOfKind = (kind: DueEntry["kind"]) => pages(queries.sessionsAndRequests, "MATCH", `${kind}:*`);
  const rangeArgs = (claim: string, { requestId, firstByte, endByte, receivedBytes = 0, ...range }: OpenRange) => ({
    claim,
    request: requestId,
    first: firstByte,
    last: endByte,
    isNew: range.isNew,
    randomAccess: range.randomAccess,
    parallel: range.parallel,
    received: receivedBytes,
    leaseMs,
    ...rate,
  });

  return {
    openSession: ({ http, quotas, ...session }) =>
      run(sessions.open, session.id, {
        ...session,
        ...sessionLeases(session, times),
        http: http && `${http.tokenHash} ${http.maxBytes}`,
        quotas: quotas.join(" "),
      }),
    attachParts: (id, epoch, partsId) => run(sessions.attachParts, id, { epoch, partsId }),
    recordParts(id, epoch, parts, tail) {
      const recorded = JSON.stringify(parts.map(({ number, bytes, etag }) => [number, bytes, etag]));
      const rest = tail?.map(({ key, bytes }) => `${key} ${bytes}`).join(" ") ?? "same";
      return run(sessions.recordParts, id, { epoch, recorded, rest, maxMs });
    },
    renewSession: (id, epoch, { hasBytes } = { hasBytes: true }) => run(sessions.renew, id, { epoch, maxMs, hasBytes }),
    readSession: (id) => run(sessions.read, id, {}),
    readEnder: (id) => run(sessions.readEnder, id, {}),
    takeOverSession: (id, by) =>
      "httpTokenHash" in by ? run(sessions.takeOverHttp, id, by) : run(sessions.takeOver, id, by),
    declareLength: (id, epoch, bytes) => run(sessions.declareLength, id, { epoch, bytes }),
    abandonSession: (id, epoch) => run(sessions.abandon, id, { epoch }),
    publish: (id, epoch, bytes) => runReplicated(sessions.publish, id, { epoch, bytes }),

    takePart: (id, ownerTokenHash, number) => run(parts.take, id, { ownerTokenHash, number }),
    renewPart: (id, number, epoch, { hasBytes } = { hasBytes: true }) =>
      run(parts.renew, id, { epoch, number, maxMs, hasBytes }),
    recordTakenPart: (id, epoch, part) => run(parts.record, id, { epoch, ...part, maxMs }),
    suspendSession: (id, epoch) => run(parts.suspend, id, { epoch }),

    admitToQuota: (quota, session, bytes, limit) => run(quotas.admit, quota, { session, bytes, ...limit }),
    keepInQuota: (quota, session, lifeSeconds) => run(quotas.keep, quota, { session, lifeSeconds }),
    dropFromQuota: (quota, session) => run(quotas.drop, quota, { session }),
    readQuota: (quota) => run(quotas.read, quota, {}),

    admitWaiting({ id, network, site, epoch, bytes, busySeconds }, limits) {
      const most = (limit: WaitingLimit) => (bytes === 0 ? limit.emptySessions : limit.bytes);
      return run(waiting.admit, ofStore(id), {
        network,
        site,
        epoch,
        bytes: countedBytes(bytes),
        busyMs: busySeconds * 1_000,
        lifeMs: limits.lifeSeconds * 1_000,
        maxPerNetwork: most(limits.perNetwork),
        maxPerSite: most(limits.perSite),
        maxInAll: most(limits.inAll),
      });
    },
    dropWaiting: (id) => run(waiting.drop, ofStore(id), {}),
    readWaiting: () => run(waiting.read, ofStore(), {}),

    readUploading: (id) => run(liveLinks.read, id, {}),
    chargeUploading: (id, bytes) => run(liveLinks.charge, id, { bytes }),

    read: (id) => run(uploads.read, id, {}),
    mintNonce: (id, nonce, requester) => run(nonces.mint, id, { nonce, requester }),
    async readChallenge(id, requesters) {
      const found = await query(queries.challenge, toSubject(id), ...CHALLENGE_FIELDS);
      // This process's clock is accurate enough here, because redeeming the Nonce uses the store's clock.
      const few = challengeInFields(found, Date.now() + clockOffsetMs());
      if (few !== null) {
        const isWanted = ({ requester }: { requester: string }) => requesters?.includes(requester) ?? true;
        return { ...few, nonces: few.nonces.filter(isWanted) };
      }
      if (requesters === null) return run(nonces.readChallenge, id, {});
      return run(nonces.readOwnChallenge, id, { requesters: requesters.join(":") });
    },
    redeemForMetadata: (id, redeem) => run(nonces.redeemForMetadata, id, redeem),

    changeLimits: (id, { operationId, downloadLimit, timeLimitSeconds }) =>
      runReplicated(owner.changeLimits, id, { operationId, downloadLimit, timeLimitSeconds }),
    setPassword: (id, { operationId, authKey, wrappedKey }) =>
      runReplicated(owner.setPassword, id, { operationId, authKey, wrappedKey }),
    readOwner: (id) => run(owner.readOwner, id, {}),
    delete: (id, operationId, by = "owner") => runReplicated(owner.delete, id, { operationId, by }),

    takeDown: (id) => runReplicated(operators.takeDown, id, {}),
    restore: (id) => runReplicated(operators.restore, id, {}),
    clockMs: storeNowMs,
    readTakenDown: (id) => run(operators.readTakenDown, id, {}),
    async *listTakenDown() {
      const nowMs = await storeNowMs();
      for await (const page of pages(queries.live)) {
        for (const { id, expiresAtMs } of liveEntries(page)) if (expiresAtMs <= nowMs) yield id;
      }
    },
    async *listSessions() {
      for await (const page of dueOfKind("session")) yield* entryKeys(page).map(toUploadId);
    },
    openClaims: (id) => run(operators.openClaims, id, {}),

    takeClaim: (id, claim) => run(claims.take, id, { claim, leaseMs }),
    redeemForClaim: (id, redeem, claim) => run(combinedSteps.redeemForClaim, id, { ...redeem, claim, leaseMs }),
    renewClaim: (id, claim, sentBytes) => run(claims.renew, id, { claim, sentBytes, leaseMs, ...rate }),
    spendClaim: (id, claim) => runReplicated(claims.spend, id, { claim }),
    releaseClaim: (id, claim, sentBytes) => run(claims.release, id, { claim, sentBytes }),

    openRange: (id, claim, range) => run(ranges.open, id, rangeArgs(claim, range)),
    redeemForRange: (id, redeem, claim, range) =>
      run(combinedSteps.redeemForRange, id, { ...redeem, ...rangeArgs(claim, range) }),
    renewRange: (id, claim, request, sentBytes) =>
      run(ranges.renew, id, { claim, request, sentBytes, leaseMs, ...rate }),
    endRange: (id, claim, request, sentBytes) => run(ranges.finish, id, { claim, request, sentBytes }),
    spendRange: (id, claim, request) => runReplicated(combinedSteps.spendRange, id, { claim, request }),
    endClaim: (id, claim) => run(ranges.endClaim, id, { claim }),

    admitList: (accountKey, listKey, limits) => run(lists.admit, accountKey, { listKey, ...limits }),
    readList: (listKey) => run(lists.read, listKey, {}),
    writeList: (listKey, next, expectedEtag) =>
      run(lists.write, listKey, {
        nextEtag: next.etag,
        nextBlob: next.blobKey,
        nextBytes: next.bytes,
        life: next.lifeSeconds,
        expects: expectedEtag === undefined ? "any" : expectedEtag === null ? "none" : "etag",
        expected: expectedEtag,
      }),

    addReport(report, site, bounds) {
      const args = { report: report.id, json: JSON.stringify(report), upload: report.uploadId, site, ...bounds };
      return runReplicated(reports.add, ofStore(), args);
    },
    readReport: (report) => run(reports.read, ofStore(), { report }),
    listReports: () => run(reports.list, ofStore(), {}),
    closeReport: (report) => run(reports.close, ofStore(), { report }),
    reportedUploads: (limit) => run(reports.reported, ofStore(), { limit }),
    recordDigest: (id, digest) => run(reports.recordDigest, ofStore(id), { digest }),
    dropOldReports: () => run(reports.dropOld, ofStore(), {}),

    blockBodies(bodies, most) {
      const text = bodies.map(({ sha256, bytes }) => `${sha256} ${bytes}`).join(" ");
      return runReplicated(blocklist.block, ofStore(), { bodies: text, most });
    },
    unblockBody: (sha256) => runReplicated(blocklist.unblock, ofStore(), { sha256 }),
    hasBlocked: (bytes) => run(blocklist.hasLength, ofStore(), { bytes }),
    isBlocked: (body) => run(blocklist.has, ofStore(), body),
    async *listBlocked() {
      for (let first = 0; ; ) {
        const page = await run(blocklist.page, ofStore(), { first, limit: BLOCKED_PAGE });
        yield* page;
        if (page.length < BLOCKED_PAGE) return;
        first += page.length;
      }
    },

    createRequest(request) {
      const { ownerTokenHash, timeLimitSeconds, deliverySeconds, maxDeliveries, maxBytes, maxDeliveryBytes } = request;
      const limits = { maxDeliveries, maxBytes, maxDeliveryBytes };
      const args = { json: JSON.stringify(request), ownerTokenHash, timeLimitSeconds, deliverySeconds, ...limits };
      return runReplicated(requests.create, request.id, args);
    },
    readRequest: (id) => run(requests.read, id, {}),
    reserveDelivery: (id, { id: delivery, wrappedKey, bytes }) =>
      run(requests.reserve, id, { delivery, wrappedKey, size: bytes }),
    completeDelivery: (id, delivery) => runReplicated(requests.complete, id, { delivery }),
    releaseDelivery: (id, delivery, wasPublished) => run(requests.release, id, { delivery, wasPublished }),
    listDeliveries: (id) => run(requests.list, id, {}),
    collectDeliveries: (id, deliveries) => run(requests.collect, id, { ids: deliveries.join(" ") }),
    closeRequest: (id) => runReplicated(requests.close, id, {}),
    deleteRequest: (id) => runReplicated(requests.delete, id, {}),
    async *listRequests() {
      for await (const page of dueOfKind("request")) yield* entryKeys(page).map(toRequestId);
    },

    async due(ofShards, limit) {
      const merge = createShardMerge<DueEntry>(ofShards, limit);
      // Any server's clock is accurate enough here, because `beginRemoval` uses the clock of the entry's server.
      const nowMs = await storeNowMs();
      for (let reads = merge.next(); reads !== null; reads = merge.next()) {
        const { most } = reads;
        const found = reads.shards.map(async (shard) => {
          const args = ["-inf", nowMs, "WITHSCORES", "LIMIT", 0, most] as const;
          merge.add(shard, dueEntries(shard, await query(queries.due, ofShard(shard), ...args)));
        });
        await Promise.all(found);
      }
      return merge.oldest();
    },
    beginRemoval: ({ kind, key }) => run(beginRemoval[kind], ...dueSubject(key)),
    finishRemoval: async ({ kind, key }) => {
      if (kind !== "request") await run(finishRemoval[kind], ...dueSubject(key));
    },
    leaseShards: (janitor, max, leaseSeconds) => run(leases.leaseShards, ofStore(), { janitor, max, leaseSeconds }),

    inspect: (id) => run(uploads.inspect, id, {}),
    inspectList: (listKey) => run(lists.inspect, listKey, {}),
    async *listUploads() {
      const nowMs = await storeNowMs();
      for await (const page of pages(queries.live)) {
        for (const { id, blobKey, expiresAtMs } of liveEntries(page)) if (nowMs < expiresAtMs) yield { id, blobKey };
      }
    },

    async pendingFacts(ofShards, limit) {
      const found = (await Promise.all(ofShards.map((shard) => factQueue.pending(shard, limit)))).flat();
      return found.sort((a, b) => a.atMs - b.atMs).slice(0, limit);
    },
    dropFacts: (facts) => factQueue.drop(facts),
    keepFacts: (published) => factQueue.keep(published),
    keptFacts: async (ofShards) => (await Promise.all(ofShards.map(factQueue.kept))).flat(),
    dropKeptFacts: (kept) => factQueue.dropKept(kept),

    ping: () => runner.ping(),
    readMemory: async () => fullestMemory(await runner.infoMemory()),
    [Symbol.asyncDispose]: () => runner.close(),
  };
}

function ofShard(shard: number): Subject {
  return { shard, id: "" };
}

function ofStore(id = ""): Subject {
  return { shard: WHOLE_STORE_SHARD, id };
}

/** A replaced version of a list is indexed as `<list key>:<blob key>`; the list key determines the shard. */
function dueSubject(key: string): [id: string, args: { blob: string }] {
  const [id = "", blob = ""] = key.split(":");
  return [id, { blob }];
}
