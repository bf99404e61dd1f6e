import { createOldestOfShards } from "../oldest-of-shards.ts";
import {
  DEFAULT_STORE_TIMES,
  type DueEntry,
  type OpenRange,
  type Redeem,
  SHARDS,
  type StoreTimes,
  type UploadStore,
  type WaitingLimit,
} from "../port.ts";
import { sessionLeases } from "../rules/sessions.ts";
import { countedBytes } from "../rules/waiting.ts";
import type { OnUnreadableFact } from "../unreadable-facts.ts";
import { blocklist } from "./blocklist.lua.ts";
import { claims } from "./claims.lua.ts";
import { combinedSteps } from "./combined-steps.lua.ts";
import type { RedisAddress } from "./connection.ts";
import { createFactQueue } from "./fact-queue.ts";
import { type Subject, toSubject, WHOLE_STORE_SHARD } from "./keys.ts";
import { leases } from "./leases.lua.ts";
import { lists } from "./lists.lua.ts";
import { liveLinks } from "./live-links.lua.ts";
import { nonces } from "./nonces.lua.ts";
import { operators } from "./operators.lua.ts";
import { owner } from "./owner.lua.ts";
import { parts } from "./parts.lua.ts";
import { type Query, queries } from "./queries.ts";
import { quotas } from "./quotas.lua.ts";
import { ranges } from "./ranges.lua.ts";
import { beginRemoval, finishRemoval } from "./removal.ts";
import {
  blobKeys,
  blockedBodies,
  CHALLENGE_FIELDS,
  challenge,
  challengeInFields,
  clockMs,
  dueEntries,
  fullestMemory,
  lastText,
  listPointer,
  liveEntries,
  openClaims,
  parseRemoval,
  rangeAnswer,
  redeemedRange,
  scanned,
  sessionIds,
  shards,
  storedReport,
  storedSession,
  storedUpload,
  storedUploadOr,
  suspendedSession,
  takenPart,
  texts,
  uploadIds,
  uploadingBody,
  uploadState,
  waitingAnswer,
  waitingSums,
  word,
} from "./replies.ts";
import { reports } from "./reports.lua.ts";
import { openScriptRunner } from "./script-runner.ts";
import { SCRIPTS_OF } from "./scripts-of-methods.ts";
import { sessions } from "./sessions.lua.ts";
import { uploads } from "./uploads.lua.ts";
import { waiting } from "./waiting.lua.ts";

export type { RedisAddress } from "./connection.ts";

export type RedisUploadStoreOptions = {
  address: RedisAddress;
  times?: Partial<StoreTimes>;
  /** Replicas that must have stored a publish, spent Claim, delete, password or limit before the call resolves. */
  waitReplicas?: number;
  /** A command without a reply for this long is rejected; its effect is then unknown. */
  deadlineMs?: number;
  /** Added to the Redis server's time, for tests. */
  clockOffsetMs?: () => number;
  /** Only for logging, because the store reconnects by itself. */
  onConnectionError?: (error: Error) => void;
  onUnreadableFact?: OnUnreadableFact;
};

const DEADLINE_MS = 5_000;
/** Entries that a scan reads with one command, approximately. */
const PAGE = 100;
/** Blocked bodies that are read with one command. */
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
    scripts: Object.values(SCRIPTS_OF).flat(),
    waitReplicas: options.waitReplicas ?? 0,
    deadlineMs: options.deadlineMs ?? DEADLINE_MS,
    clockOffsetMs,
    onConnectionError: options.onConnectionError ?? (() => {}),
  });
  const { run, runReplicated, query } = runner;
  const factQueue = createFactQueue(runner, options.onUnreadableFact ?? (() => {}));
  const claimLeaseMs = times.claimLeaseSeconds * 1_000;
  const maxMs = times.sessionMaxSeconds * 1_000;
  const rate = {
    graceMs: times.claimGraceSeconds * 1_000,
    minBytesPerSecond: times.claimMinBytesPerSecond,
    maxMs: times.claimMaxSeconds * 1_000,
  };

  /** By the clock of any server. */
  const storeNowMs = async () => clockMs(await query(queries.clock, ofShard(0))) + clockOffsetMs();
  /** The pages of a scan of all shards. */
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
  const redeemArgs = ({ operationId, authKey, ...redeem }: Redeem) => ({
    operation: operationId,
    auth: authKey,
    ...redeem,
  });
  const rangeArgs = (claimId: string, range: OpenRange) => ({
    claim: claimId,
    request: range.requestId,
    first: range.firstByte,
    last: range.endByte,
    isNew: range.isNew ? 1 : 0,
    randomAccess: range.randomAccess === true ? 1 : 0,
    parallel: range.parallel === true ? 1 : 0,
    received: range.receivedBytes ?? 0,
    leaseMs: claimLeaseMs,
    ...rate,
  });

  return {
    async openSession(session) {
      const { id, ownerTokenHash, sealedMetadata, authKey, wrappedKey, declaredBytes, blobKey, http } = session;
      const answer = await run(sessions.open, toSubject(id), {
        owner: ownerTokenHash,
        metadata: sealedMetadata,
        auth: authKey,
        wrapped: wrappedKey ?? "",
        limit: session.downloadLimit,
        life: session.timeLimitSeconds,
        declared: declaredBytes ?? "",
        partBytes: session.partBytes,
        blob: blobKey,
        ...sessionLeases(session, times),
        resumable: session.resumable ? 1 : 0,
        http: http === null ? "" : `${http.tokenHash} ${http.maxBytes}`,
        live: session.liveLink ? 1 : 0,
        quotas: session.quotas.join(" "),
      });
      return word(answer, "opened", "taken");
    },
    async attachParts(id, epoch, partsId) {
      const args = { epoch, partsId };
      return word(await run(sessions.attachParts, toSubject(id), args), "attached", "fenced");
    },
    async recordParts(id, epoch, parts, tail) {
      const args = {
        epoch,
        recorded: JSON.stringify(parts.map(({ number, bytes, etag }) => [number, bytes, etag])),
        rest: tail?.map(({ key, bytes }) => `${key} ${bytes}`).join(" ") ?? "same",
        maxMs,
      };
      return word(await run(sessions.recordParts, toSubject(id), args), "recorded", "fenced");
    },
    async renewSession(id, epoch, { hasBytes } = { hasBytes: true }) {
      return word(
        await run(sessions.renew, toSubject(id), { epoch, maxMs, hasBytes: hasBytes ? 1 : 0 }),
        "renewed",
        "fenced",
      );
    },
    async readSession(id) {
      return storedSession(id, await run(sessions.read, toSubject(id), {}));
    },
    async readEnder(id) {
      const answer = await run(sessions.readEnder, toSubject(id), {});
      return answer === null ? null : word(answer, "owner", "operator");
    },
    async takeOverSession(id, by) {
      const answer =
        "httpTokenHash" in by
          ? await run(sessions.takeOverHttp, toSubject(id), { token: by.httpTokenHash })
          : await run(sessions.takeOver, toSubject(id), { by: by.ownerTokenHash });
      return Array.isArray(answer) || answer === null ? storedSession(id, answer) : word(answer, "published");
    },
    async declareLength(id, epoch, declaredBytes) {
      const answer = await run(sessions.declareLength, toSubject(id), { epoch, bytes: declaredBytes });
      return word(answer, "declared", "fenced", "conflict");
    },
    async abandonSession(id, epoch) {
      await run(sessions.abandon, toSubject(id), { epoch });
    },
    async publish(id, epoch, ciphertextBytes) {
      const args = { epoch, bytes: ciphertextBytes };
      return word(await runReplicated(sessions.publish, toSubject(id), args), "published", "fenced");
    },

    async takePart(id, ownerTokenHash, number) {
      return takenPart(await run(parts.take, toSubject(id), { by: ownerTokenHash, number }));
    },
    async renewPart(id, number, epoch, { hasBytes } = { hasBytes: true }) {
      return word(
        await run(parts.renew, toSubject(id), { epoch, number, maxMs, hasBytes: hasBytes ? 1 : 0 }),
        "renewed",
        "fenced",
      );
    },
    async recordTakenPart(id, epoch, part) {
      return word(await run(parts.record, toSubject(id), { epoch, ...part, maxMs }), "recorded", "fenced");
    },
    async suspendSession(id, epoch) {
      return suspendedSession(await run(parts.suspend, toSubject(id), { epoch }));
    },

    async admitToQuota(quota, id, bytes, { maxBytes, lifeSeconds }) {
      const args = { session: id, bytes, max: maxBytes, life: lifeSeconds };
      return word(await run(quotas.admit, toSubject(quota), args), "admitted", "too_much");
    },
    async dropFromQuota(quota, id) {
      await run(quotas.drop, toSubject(quota), { session: id });
    },
    async readQuota(quota) {
      return Number(await run(quotas.read, toSubject(quota), {}));
    },

    async admitWaiting({ id, network, site, epoch, bytes, busySeconds }, limits) {
      const most = (limit: WaitingLimit) => (bytes === 0 ? limit.emptySessions : limit.bytes);
      const answer = await run(waiting.admit, ofStore(id), {
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
      return waitingAnswer(answer);
    },
    async dropWaiting(id) {
      await run(waiting.drop, ofStore(id), {});
    },
    async readWaiting() {
      return waitingSums(await run(waiting.read, ofStore(), {}));
    },

    async readUploading(id) {
      return uploadingBody(await run(liveLinks.read, toSubject(id), {}));
    },
    async chargeUploading(id, bytes) {
      return word(await run(liveLinks.charge, toSubject(id), { bytes }), "charged", "used_up", "ended");
    },

    async read(id) {
      return storedUpload(id, await run(uploads.read, toSubject(id), {}));
    },
    async mintNonce(id, nonce, requester) {
      return storedUpload(id, await run(nonces.mint, toSubject(id), { nonce, requester }));
    },
    async readChallenge(id, requesters) {
      const subject = toSubject(id);
      const found = await query(queries.challenge, subject, ...CHALLENGE_FIELDS);
      // By this process's clock: if that is wrong, redeeming the Nonce still decides by the clock of the store.
      const few = challengeInFields(found, Date.now() + clockOffsetMs());
      if (few !== null) {
        const isWanted = ({ requester }: { requester: string }) => requesters?.includes(requester) ?? true;
        return { ...few, nonces: few.nonces.filter(isWanted) };
      }
      if (requesters === null) return challenge(await run(nonces.readChallenge, subject, {}));
      return challenge(await run(nonces.readOwnChallenge, subject, { requesters: requesters.join(":") }));
    },
    async redeemForMetadata(id, redeem) {
      const answer = await run(nonces.redeemForMetadata, toSubject(id), redeemArgs(redeem));
      const upload = storedUploadOr(id, answer, "lost");
      return upload === null || upload === "lost" ? upload : { upload, sealedMetadata: lastText(answer) };
    },

    async changeLimits(id, { operationId, downloadLimit, timeLimitSeconds }) {
      const args = { operation: operationId, limit: downloadLimit ?? "", life: timeLimitSeconds ?? "" };
      const answer = await runReplicated(owner.changeLimits, toSubject(id), args);
      return storedUploadOr(id, answer, "used_up", "below_downloads");
    },
    async setPassword(id, { operationId, authKey, wrappedKey }) {
      const args = { operation: operationId, auth: authKey, wrapped: wrappedKey ?? "" };
      return storedUpload(id, await runReplicated(owner.setPassword, toSubject(id), args));
    },
    async readOwner(id) {
      const answer = await run(owner.readOwner, toSubject(id), {});
      return answer === null ? null : String(answer);
    },
    async delete(id, operationId, by = "owner") {
      const answer = await runReplicated(owner.delete, toSubject(id), { operation: operationId, ender: by });
      return answer === null ? null : word(answer, "deleted");
    },

    async takeDown(id) {
      const answer = await runReplicated(operators.takeDown, toSubject(id), {});
      return answer === null ? null : word(answer, "taken_down", "deleted");
    },
    async restore(id) {
      const answer = await runReplicated(operators.restore, toSubject(id), {});
      return answer === null ? null : word(answer, "restored");
    },
    clockMs: storeNowMs,
    async readTakenDown(id) {
      return storedUpload(id, await run(operators.readTakenDown, toSubject(id), {}));
    },
    async *listTakenDown() {
      const nowMs = await storeNowMs();
      for await (const page of pages(queries.live)) {
        for (const { id, expiresAtMs } of liveEntries(page)) if (expiresAtMs <= nowMs) yield id;
      }
    },
    async *listSessions() {
      for await (const page of pages(queries.sessions, "MATCH", "session:*")) yield* sessionIds(page);
    },
    async openClaims(id) {
      return openClaims(await run(operators.openClaims, toSubject(id), {}));
    },

    async takeClaim(id, claimId) {
      const answer = await run(claims.take, toSubject(id), { claim: claimId, leaseMs: claimLeaseMs });
      return storedUploadOr(id, answer, "all_claimed");
    },
    async redeemForClaim(id, redeem, claimId) {
      const args = { ...redeemArgs(redeem), claim: claimId, leaseMs: claimLeaseMs };
      const answer = await run(combinedSteps.redeemForClaim, toSubject(id), args);
      const upload = storedUploadOr(id, answer, "lost");
      return upload === null || upload === "lost" ? upload : { upload, isTaken: lastText(answer) === "1" };
    },
    async renewClaim(id, claimId, sentBytes) {
      const args = { claim: claimId, sentBytes, leaseMs: claimLeaseMs, ...rate };
      return word(await run(claims.renew, toSubject(id), args), "renewed", "lost");
    },
    async spendClaim(id, claimId) {
      return word(await runReplicated(claims.spend, toSubject(id), { claim: claimId }), "spent", "lost");
    },
    async releaseClaim(id, claimId, sentBytes) {
      const answer = await run(claims.release, toSubject(id), { claim: claimId, sentBytes });
      return word(answer, "released", "counted", "lost");
    },

    async openRange(id, claimId, range) {
      return rangeAnswer(await run(ranges.open, toSubject(id), rangeArgs(claimId, range)));
    },
    async redeemForRange(id, redeem, claimId, range) {
      const args = { ...redeemArgs(redeem), ...rangeArgs(claimId, range) };
      return redeemedRange(await run(combinedSteps.redeemForRange, toSubject(id), args));
    },
    async renewRange(id, claimId, requestId, sentBytes) {
      const args = { claim: claimId, request: requestId, sentBytes, leaseMs: claimLeaseMs, ...rate };
      return word(await run(ranges.renew, toSubject(id), args), "renewed", "lost");
    },
    async endRange(id, claimId, requestId, sentBytes) {
      await run(ranges.finish, toSubject(id), { claim: claimId, request: requestId, sentBytes });
    },
    async spendRange(id, claimId, requestId) {
      const args = { claim: claimId, request: requestId };
      return word(await runReplicated(combinedSteps.spendRange, toSubject(id), args), "spent", "lost");
    },
    async endClaim(id, claimId) {
      const answer = await run(ranges.endClaim, toSubject(id), { claim: claimId });
      return answer === null ? null : word(answer, "ended");
    },

    async admitList(accountKey, listKey, { most, lifeSeconds }) {
      const args = { listKey, most, life: lifeSeconds };
      return word(await run(lists.admit, toSubject(accountKey), args), "admitted", "too_many");
    },
    async readList(listKey) {
      return listPointer(await run(lists.read, toSubject(listKey), {}));
    },
    async writeList(listKey, next, expectedEtag) {
      const answer = await run(lists.write, toSubject(listKey), {
        nextEtag: next.etag,
        nextBlob: next.blobKey,
        nextBytes: next.bytes,
        life: next.lifeSeconds,
        expects: expectedEtag === undefined ? "any" : expectedEtag === null ? "none" : "etag",
        expected: expectedEtag ?? "",
      });
      return word(answer, "written", "conflict");
    },

    async addReport(report, site, { lifeSeconds: life, ...most }) {
      const args = { report: report.id, json: JSON.stringify(report), upload: report.uploadId, site, life, ...most };
      const answer = await runReplicated(reports.add, ofStore(), args);
      return word(answer, "added", "replaced", "too_many");
    },
    async readReport(reportId) {
      return storedReport(await run(reports.read, ofStore(), { report: reportId }));
    },
    async listReports() {
      return texts(await run(reports.list, ofStore(), {}));
    },
    async closeReport(reportId) {
      const answer = await run(reports.close, ofStore(), { report: reportId });
      return answer === null ? null : word(answer, "closed");
    },
    async reportedUploads(limit) {
      return uploadIds(await run(reports.reported, ofStore(), { limit }));
    },
    async recordDigest(id, digest) {
      await run(reports.recordDigest, ofStore(id), { digest });
    },
    async dropOldReports() {
      return Number(await run(reports.dropOld, ofStore(), {}));
    },

    async blockBodies(bodies, most) {
      const text = bodies.map(({ sha256, bytes }) => `${sha256} ${bytes}`).join(" ");
      const answer = await runReplicated(blocklist.block, ofStore(), { bodies: text, most });
      return answer === "full" ? "full" : Number(answer);
    },
    async unblockBody(sha256) {
      const answer = await runReplicated(blocklist.unblock, ofStore(), { sha256 });
      return answer === null ? null : word(answer, "unblocked");
    },
    async hasBlocked(bytes) {
      const answer = await run(blocklist.hasLength, ofStore(), { bytes });
      return word(answer, "of_length", "of_others", "none");
    },
    async isBlocked(body) {
      return (await run(blocklist.has, ofStore(), body)) === 1;
    },
    async *listBlocked() {
      for (let first = 0; ; ) {
        const args = { first, limit: BLOCKED_PAGE };
        const page = blockedBodies(await run(blocklist.page, ofStore(), args));
        yield* page;
        if (page.length < BLOCKED_PAGE) return;
        first += page.length;
      }
    },

    async due(ofShards, limit) {
      const merge = createOldestOfShards<DueEntry>(ofShards, limit);
      // `beginRemoval` decides by the clock of the entry's server.
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
    async beginRemoval(entry) {
      return parseRemoval(await beginRemoval(runner, entry));
    },
    async finishRemoval(entry) {
      await finishRemoval(runner, entry);
    },
    async leaseShards(janitor, max, leaseSeconds) {
      return shards(await run(leases, ofStore(), { by: janitor, max, leaseMs: leaseSeconds * 1_000 }));
    },

    async inspect(id) {
      return uploadState(await run(uploads.inspect, toSubject(id), {}));
    },
    async inspectList(listKey) {
      return blobKeys(await run(lists.inspect, toSubject(listKey), {}));
    },
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
