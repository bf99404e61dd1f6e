import type { UploadId } from "@envoi/protocol";
import fc from "fast-check";
import { expect } from "vitest";
import { computeSpareBytes, RELEASED_BYTES_FACTOR, type StoreTimes, type UploadStore } from "../../upload/port.ts";
import type { ClaimProgress } from "../../upload/rules/claim-progress.ts";
import type { ReadRecords } from "./claim-records.ts";
import { newSession, randomHex } from "./fixtures.ts";
import type { ShownClaim, ShownProgress, StepOutcome } from "./name-rule.ts";

/*
 * Histories of one Upload: recipients that claim, fetch and disconnect, and processes that serve them, report late and
 * die. They are generated, to test the bounds of [Note: Bytes without a download] with unforeseen orders of events.
 */

/** A fraction, as a number of quarters. */
type Quarters = number;
type Kind = { randomAccess: boolean; parallel: boolean };
/** `claim` and `request` are indexes that count back from the newest Claim or request. */
export type Step =
  | { act: "take" }
  | ({ act: "open"; claim: number | "new"; first: Quarters; length: Quarters; sends: Quarters } & Kind)
  | { act: "renew"; request: number; sends: Quarters; reports: Quarters }
  | { act: "end"; request: number }
  | { act: "spend"; claim: number }
  | { act: "finish"; request: number }
  | { act: "release"; claim: number }
  | { act: "wait"; seconds: number };

export type History = {
  ciphertextBytes: number;
  downloadLimit: number;
  /** Share of the limit on released bytes that is used up at the start, in tenths. */
  usedTenths: number;
  phases: { steps: Step[]; times: number }[];
};

/**
 * Steps happen at whole seconds, and leases end at half seconds. Redis uses real time, so up to a few hundred
 * milliseconds pass between two calls on a busy host.
 */
const WAITS_SECONDS = [1, 61, 181, 961, 3_661];
/**
 * Time between steps. Lapsed Claims are settled in the order in which their leases end, so no two leases may end at the
 * same time.
 */
const STEP_MS = 1_000;
/** Less than half a second, to keep whole and half seconds distinct. */
const MAX_DRIFT_MS = 250;
export const HISTORY_TIMES: Partial<StoreTimes> = {
  claimLeaseSeconds: 30.5,
  claimGraceSeconds: 250.5,
  claimMinBytesPerSecond: 1_048_576,
};

const quarters = fc.integer({ min: 0, max: 4 });
const recent = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ act: fc.constant("take" as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant("open" as const),
      claim: fc.oneof(fc.constant("new" as const), recent),
      randomAccess: fc.boolean(),
      parallel: fc.boolean(),
      first: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, quarters),
      length: fc.oneof({ weight: 2, arbitrary: fc.constant(4) }, quarters),
      sends: fc.oneof({ weight: 2, arbitrary: fc.constant(4) }, quarters),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant("renew" as const), request: recent, sends: quarters, reports: quarters }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("end" as const), request: recent }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("spend" as const), claim: recent }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("finish" as const), request: recent }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("release" as const), claim: recent }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant("wait" as const), seconds: fc.constantFrom(...WAITS_SECONDS) }),
  },
);
export const histories: fc.Arbitrary<History> = fc.record({
  ciphertextBytes: fc.constantFrom(39, 1_000_000, 160 * 1_048_576),
  downloadLimit: fc.integer({ min: 1, max: 3 }),
  usedTenths: fc.constantFrom(0, 5, 9, 10),
  phases: fc.array(
    fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 4 }), times: fc.constantFrom(1, 1, 2, 4) }),
    { minLength: 1, maxLength: 5 },
  ),
});

/** Orders ranges by their content, because the names of their requests are random. */
const byContent = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** Progress without times and request names, which differ between drivers. */
function showProgress({ open, usableUntilMs, ...progress }: ClaimProgress, startMs: number): ShownProgress {
  const ranges = Object.values(open).map(({ leaseUntilMs: _until, ...range }) => range);
  const usableSeconds = usableUntilMs && Math.floor((usableUntilMs - startMs + MAX_DRIFT_MS) / 1_000);
  return { ...progress, usableSeconds, open: ranges.sort(byContent) };
}

function showStored(progress: ClaimProgress | undefined, startMs: number): ShownProgress | null {
  return progress === undefined ? null : showProgress(progress, startMs);
}

/** Usable Claims in the order in which they were taken. Times are in whole seconds since the start of the history. */
async function readClaims(
  { store }: PlayOptions,
  id: UploadId,
  claimIds: readonly string[],
  startMs: number,
  progress: ReadonlyMap<string, ClaimProgress> | undefined,
): Promise<ShownClaim[]> {
  const claims = await store.openClaims(id);
  const known = claims.toSorted((a, b) => claimIds.indexOf(a.claimId) - claimIds.indexOf(b.claimId));
  return known.map(({ claimId, untilMs, ranges, ...claim }) => ({
    claim: claimIds.indexOf(claimId),
    ...claim,
    untilSeconds: Math.floor((untilMs - startMs + MAX_DRIFT_MS) / 1_000),
    progress: showStored(progress?.get(claimId), startMs),
    ranges: ranges.toSorted(byContent),
  }));
}

/** `readRecords`: reads the driver's own records, to compare them too; if absent, they are not compared. */
type PlayOptions = { store: UploadStore; advance(ms: number): void; readRecords?: ReadRecords };

/** A request as seen by the process that serves it. `requestId`: `null` for a non-resumable Claim. */
type Serving = { claimId: string; requestId: string | null; maxBytes: number; sentBytes: number };

/**
 * Runs a history, and checks after every step that no limit is exceeded.
 *
 * @returns the result of each step, the same on every driver
 */
export async function play(
  played: PlayOptions,
  { ciphertextBytes, downloadLimit, usedTenths, phases }: History,
): Promise<StepOutcome[]> {
  const { store, advance } = played;
  const session = newSession({ downloadLimit });
  const { id } = session;
  const startMs = await store.clockMs();
  await store.openSession(session);
  await store.publish(id, 1, ciphertextBytes);

  const claimIds: string[] = [];
  const serving: Serving[] = [];
  const maxReleasedBytes = RELEASED_BYTES_FACTOR * downloadLimit * ciphertextBytes;
  const maxBytes = maxReleasedBytes + downloadLimit * (2 * ciphertextBytes + computeSpareBytes(ciphertextBytes));
  let sentBytes = 0;

  function send(request: Serving, share: Quarters): void {
    const bytes = Math.floor(((request.maxBytes - request.sentBytes) * share) / 4);
    request.sentBytes += bytes;
    sentBytes += bytes;
  }
  function stopServing(request: Serving): void {
    serving.splice(serving.indexOf(request), 1);
  }
  async function end(request: Serving): Promise<unknown> {
    stopServing(request);
    const { claimId, requestId } = request;
    if (requestId === null) return store.releaseClaim(id, claimId, request.sentBytes);
    return store.endRange(id, claimId, requestId, request.sentBytes);
  }

  async function open(step: Extract<Step, { act: "open" }>): Promise<unknown> {
    const { claim, randomAccess, parallel, first, length, sends } = step;
    const isNew = claim === "new";
    const claimId = isNew ? randomHex(8) : claimIds.at(-1 - claim);
    if (claimId === undefined) return null;
    const firstByte = Math.floor((ciphertextBytes * first) / 4);
    const endByte = firstByte + Math.ceil((ciphertextBytes * length) / 4);
    const requestId = randomHex(4);
    const range = { requestId, firstByte, endByte };
    const answer = await store.openRange(id, claimId, { ...range, isNew, randomAccess, parallel });
    if (answer?.result === "opened") {
      if (isNew) claimIds.push(claimId);
      const most = Math.min(endByte, ciphertextBytes) - firstByte;
      const request = { claimId, requestId, maxBytes: most, sentBytes: 0 };
      serving.push(request);
      send(request, sends);
    }
    return answer?.result === "opened" ? [answer.spent, answer.randomAccess, answer.parallel] : answer;
  }

  async function take(): Promise<unknown> {
    const claimId = randomHex(8);
    const answer = await store.takeClaim(id, claimId);
    if (answer === null || answer === "all_claimed") return answer;
    claimIds.push(claimId);
    serving.push({ claimId, requestId: null, maxBytes: ciphertextBytes, sentBytes: 0 });
    return "taken";
  }

  async function renew({ request, sends, reports }: Extract<Step, { act: "renew" }>): Promise<unknown> {
    const served = serving.at(-1 - request);
    if (served === undefined) return null;
    const { claimId, requestId } = served;
    send(served, sends);
    const reported = Math.floor((served.sentBytes * reports) / 4);
    const answer =
      requestId === null
        ? await store.renewClaim(id, claimId, reported)
        : await store.renewRange(id, claimId, requestId, reported);
    if (answer === "lost") await end(served);
    return answer;
  }

  async function finish({ request }: Extract<Step, { act: "finish" }>): Promise<unknown> {
    const served = serving.at(-1 - request);
    if (served === undefined || served.requestId === null) return null;
    const answer = await store.spendRange(id, served.claimId, served.requestId);
    if (answer === "lost") return [answer, await end(served)];
    send(served, 4);
    stopServing(served);
    return answer;
  }

  async function act(step: Step): Promise<unknown> {
    switch (step.act) {
      case "take":
        return take();
      case "open":
        return open(step);
      case "renew":
        return renew(step);
      case "end": {
        const served = serving.at(-1 - step.request);
        return served === undefined ? null : end(served);
      }
      case "spend":
        return store.spendClaim(id, claimIds.at(-1 - step.claim) ?? "unknown");
      case "finish":
        return finish(step);
      case "release":
        return store.endClaim(id, claimIds.at(-1 - step.claim) ?? "unknown");
      case "wait":
        return advance(step.seconds * 1_000);
    }
  }

  if (usedTenths > 0) {
    await take();
    const [request] = serving;
    if (request === undefined) throw new Error("the first Claim is free");
    request.sentBytes = (maxReleasedBytes * usedTenths) / 10;
    sentBytes += request.sentBytes;
    await end(request);
  }
  const outcomes: StepOutcome[] = [];
  for (const { steps, times } of phases) {
    for (let n = 0; n < times; n++) {
      for (const step of steps) {
        const answer = await act(step);
        advance(STEP_MS);
        const state = await store.inspect(id);
        expect(sentBytes).toBeLessThanOrEqual(maxBytes);
        if (state === null || state.state === "session") throw new Error("an Upload or its tombstone");
        const heldClaims = state.state === "live" ? state.heldClaims : 0;
        expect(state.downloads + heldClaims).toBeLessThanOrEqual(downloadLimit);
        const records = await played.readRecords?.(id, await store.clockMs());
        const claims = await readClaims(played, id, claimIds, startMs, records?.progress);
        const { downloads } = state;
        const releasedBytes = records?.releasedBytes ?? 0;
        outcomes.push({ step, answer, state: state.state, downloads, heldClaims, releasedBytes, claims });
      }
    }
  }
  return outcomes;
}
