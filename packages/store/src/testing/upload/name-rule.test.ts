import { expect, test } from "vitest";
import { nameRule, type ShownProgress, type StepOutcome } from "./name-rule.ts";

const claim = {
  claim: 0,
  kind: "resumable",
  state: "held",
  sentBytes: 5,
  untilSeconds: 120,
  ranges: [{ firstByte: 0, endByte: 10, sentBytes: 5 }],
  progress: null,
} as const;
const progress: ShownProgress = {
  usedBytes: 5,
  usedBeforeBytes: 0,
  unreportedBytes: 0,
  releasedBytes: 0,
  reachedByte: 5,
  usableSeconds: null,
  spans: null,
  open: [],
};
const outcome = {
  step: { act: "release", claim: 0 },
  answer: "ended",
  state: "live",
  downloads: 1,
  heldClaims: 1,
  releasedBytes: 0,
  claims: [{ ...claim, ranges: [...claim.ranges] }],
} satisfies StepOutcome;

test("names no rule if two drivers return the same results", () => {
  expect(nameRule([outcome, outcome], [structuredClone(outcome), structuredClone(outcome)])).toBeNull();
});

test.each<[string, Partial<StepOutcome>]>([
  ["decideClaimUse", { answer: null }],
  ["findRangeProblem", { answer: { result: "used_up" } }],
  ["isAllClaimed", { answer: { result: "all_claimed" } }],
  ["decideRelease", { downloads: 2 }],
  ["decideRelease", { state: "gone" }],
  ["chargeOnRelease", { releasedBytes: 1 }],
  ["recordSent", { claims: [{ ...claim, ranges: [...claim.ranges], sentBytes: 6 }] }],
  ["addRange or endOpenRange", { claims: [{ ...claim, ranges: [] }] }],
  ["spentUntilMs or claimLeaseUntilMs", { claims: [{ ...claim, ranges: [...claim.ranges], untilSeconds: 119 }] }],
  ["decideClaimUse", { claims: [] }],
  ["claimLeaseUntilMs", { heldClaims: 0 }],
])("names the rule %s and the step at which the outcomes differ", (rule, change) => {
  const differs = nameRule([outcome, outcome], [outcome, { ...outcome, ...change }]);
  expect(differs).toContain(`rule ${rule} differs in step 2, {"act":"release","claim":0}`);
});

test.each<[string, Partial<ShownProgress>]>([
  ["addSpan", { spans: [[0, 5]] }],
  ["parseProgress", { unreportedBytes: 1, usedBytes: 6 }],
  ["chargeOnRelease", { releasedBytes: 1 }],
  ["markTaken", { usedBeforeBytes: 1 }],
  ["endOpenRange", { usedBytes: 6, reachedByte: 6 }],
  ["recordSent", { reachedByte: 6 }],
  ["addRange", { open: [{ firstByte: 0, chargedBytes: 1, sentBytes: 0, cut: true }] }],
  ["createProgress", { usableSeconds: 1 }],
])("if the stored progress differs, blames the rule %s", (rule, change) => {
  const claims = (stored: ShownProgress) => [{ ...claim, ranges: [...claim.ranges], progress: stored }];
  const differs = nameRule(
    [{ ...outcome, claims: claims(progress) }],
    [{ ...outcome, claims: claims({ ...progress, ...change }) }],
  );
  expect(differs).toContain(`rule ${rule} differs in step 1`);
});
