import type { UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { SPENT_CLAIM_SECONDS, type UploadStore } from "../../upload/port.ts";
import {
  newAuthKey,
  newNonce,
  type OpenHarness,
  publishUpload,
  randomHex,
  readFacts,
  sweep,
  UPLOAD_BYTES,
} from "./fixtures.ts";
import { replay } from "./replay.ts";

/** Mulberry32: a small seeded random number generator, reproducible on every computer. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Results that the actors received, for the final checks. */
type SeenAnswers = { spent: number; counted: number; deleted: boolean; sentAuthKeys: Set<string> };

/** Downloads a few times: takes a Claim, renews it, and spends or releases it. Some calls are repeated. */
async function recipient(store: UploadStore, id: UploadId, random: () => number, seen: SeenAnswers): Promise<void> {
  for (let n = 0; n < 6; n++) {
    const claimId = randomHex(8);
    const deletedBefore = seen.deleted;
    const answer = await store.takeClaim(id, claimId);
    if (answer === null) continue;
    expect(deletedBefore).toBe(false);
    if (answer === "all_claimed") continue;
    if (random() < 0.3) await store.takeClaim(id, claimId);
    if (random() < 0.5) await store.renewClaim(id, claimId, 1_000);
    const fate = random();
    if (fate < 0.1) continue;
    const spend = async () => {
      const answers = await Promise.all([store.spendClaim(id, claimId), store.spendClaim(id, claimId)]);
      expect(answers[0]).toBe(answers[1]);
      if (answers[0] === "spent") seen.spent++;
      return answers[0];
    };
    const release = async () => {
      const answers = await Promise.all([
        store.releaseClaim(id, claimId, UPLOAD_BYTES),
        store.releaseClaim(id, claimId, UPLOAD_BYTES),
      ]);
      expect(answers[0]).toBe(answers[1]);
      if (answers[0] === "counted") seen.counted++;
      return answers[0];
    };
    if (fate < 0.4) await spend();
    else if (fate < 0.8) await release();
    else {
      const [spent, released] = await Promise.all([spend(), release()]);
      expect(spent === "spent" && released !== "lost").toBe(false);
    }
  }
}

/** Downloads in ranges, some interrupted or requested twice concurrently; some Claims lapse, and some are released. */
async function resumer(store: UploadStore, id: UploadId, random: () => number, seen: SeenAnswers): Promise<void> {
  for (let n = 0; n < 3; n++) {
    const claimId = randomHex(8);
    let sent = 0;
    let spent = false;
    while (!spent && random() < 0.9) {
      const range = { requestId: randomHex(8), firstByte: sent, endByte: sent + 300_000, isNew: sent === 0 };
      const deletedBefore = seen.deleted;
      const [answer, again] = await Promise.all([
        store.openRange(id, claimId, range),
        store.openRange(id, claimId, { ...range, requestId: randomHex(8) }),
      ]);
      if (answer?.result !== "opened") break;
      expect(deletedBefore).toBe(false);
      if (again?.result === "opened" && random() < 0.5) await store.renewRange(id, claimId, range.requestId, 100_000);
      if (sent + 300_000 >= UPLOAD_BYTES) {
        const answers = await Promise.all([store.spendClaim(id, claimId), store.spendClaim(id, claimId)]);
        expect(answers[0]).toBe(answers[1]);
        spent = answers[0] === "spent";
        if (spent) seen.spent++;
      }
      sent = Math.min(UPLOAD_BYTES, sent + (random() < 0.7 ? 300_000 : 50_000));
      await store.endRange(id, claimId, range.requestId, sent - range.firstByte);
    }
    if (random() < 0.5) await store.endClaim(id, claimId);
  }
}

/** Reads random ranges of the body under a random-access Claim. */
async function previewer(store: UploadStore, id: UploadId, random: () => number, seen: SeenAnswers): Promise<void> {
  for (let n = 0; n < 3; n++) {
    const claimId = randomHex(8);
    const openPiece = (isNew: boolean) => {
      const firstByte = Math.floor(random() * UPLOAD_BYTES);
      const range = { requestId: randomHex(8), firstByte, endByte: firstByte + 100_000, isNew, randomAccess: true };
      return store.openRange(id, claimId, range);
    };
    const deletedBefore = seen.deleted;
    const answer = await openPiece(true);
    if (answer?.result !== "opened") continue;
    expect(deletedBefore).toBe(false);
    if (random() < 0.2) {
      await store.endClaim(id, claimId);
      continue;
    }
    const answers = await Promise.all([store.spendClaim(id, claimId), store.spendClaim(id, claimId)]);
    expect(answers[0]).toBe(answers[1]);
    if (answers[0] !== "spent") continue;
    seen.spent++;
    await Promise.all([1, 2, 3].map(() => openPiece(false)));
    if (random() < 0.5) await store.endClaim(id, claimId);
  }
}

async function owner(store: UploadStore, id: UploadId, random: () => number, seen: SeenAnswers): Promise<void> {
  for (let n = 0; n < 8; n++) {
    const operationId = randomHex(8);
    const action = random();
    if (action < 0.6) {
      const change = { operationId, downloadLimit: 1 + Math.floor(random() * 8) };
      await Promise.all([store.changeLimits(id, change), store.changeLimits(id, change)]);
    } else if (action < 0.9) {
      const authKey = newAuthKey();
      seen.sentAuthKeys.add(authKey);
      await store.setPassword(id, { operationId, authKey });
    } else if ((await store.delete(id, operationId)) === "deleted") {
      seen.deleted = true;
      expect(await store.read(id)).toBeNull();
    }
  }
}

async function visitor(store: UploadStore, id: UploadId): Promise<void> {
  for (let n = 0; n < 8; n++) {
    const nonce = newNonce();
    await store.mintNonce(id, nonce, "visitor");
    const challenge = await store.readChallenge(id, null);
    if (challenge === null) return;
    const redeem = { nonce, mintedFor: "visitor", authKey: challenge.authKey, requester: "visitor" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => store.redeemForMetadata(id, { ...redeem, operationId: randomHex(8), nextNonce: newNonce() })),
    );
    expect(answers.filter((answer) => answer !== "lost" && answer !== null).length).toBeLessThanOrEqual(1);
  }
}

const END_OF_REASON = { deleted: "upload.deleted", expired: "upload.expired", exhausted: "download.exhausted" };

export function describeRaces(open: OpenHarness): void {
  test.for([1, 2, 3, 4, 5, 6])(
    "I3, I4: concurrent claims, limits, passwords, deletes and expiry break no invariant (seed %i)",
    async (seed) => {
      await using harness = await open({ times: { claimLeaseSeconds: 120 } });
      const { store } = harness;
      const random = seededRandom(seed);
      const uploads = await Promise.all(
        [60, 300, 86_400, 86_400].map((timeLimitSeconds) =>
          publishUpload(store, { timeLimitSeconds, downloadLimit: 1 + Math.floor(random() * 6) }),
        ),
      );
      let running = true;
      const time = (async () => {
        while (running) {
          await harness.advance(random() * 3_000);
          await sweep(store);
          await new Promise(setImmediate);
        }
      })();
      const histories = await Promise.all(
        uploads.map(async (session) => {
          const seen: SeenAnswers = { spent: 0, counted: 0, deleted: false, sentAuthKeys: new Set([session.authKey]) };
          await Promise.all([
            ...Array.from({ length: 12 }, () => recipient(store, session.id, random, seen)),
            ...Array.from({ length: 4 }, () => resumer(store, session.id, random, seen)),
            ...Array.from({ length: 4 }, () => previewer(store, session.id, random, seen)),
            owner(store, session.id, random, seen),
            visitor(store, session.id),
            visitor(store, session.id),
          ]);
          return { id: session.id, seen };
        }),
      );
      running = false;
      await time;
      await harness.advance((SPENT_CLAIM_SECONDS + 30) * 1_000);
      await sweep(store);
      for (const { id, seen } of histories) {
        const facts = await readFacts(store, id);
        expect(new Set(facts.map((fact) => fact.id)).size).toBe(facts.length);
        const { downloads, end } = replay(facts);
        // A lapsed Claim may also have been counted without any actor receiving a result.
        expect(downloads).toBeGreaterThanOrEqual(seen.spent + seen.counted);
        if (seen.deleted) expect(end).toBe("upload.deleted");
        const state = await store.inspect(id);
        if (state?.state === "live") {
          expect(end).toBeNull();
          expect(state).toMatchObject({ downloads, heldClaims: 0 });
          expect(seen.sentAuthKeys).toContain((await store.readChallenge(id, null))?.authKey);
        }
        if (state?.state === "gone") expect(state).toMatchObject({ downloads, blobRemoved: true });
        if (state?.state === "gone") expect(end).toBe(END_OF_REASON[state.reason]);
      }
    },
  );
}
