import { expect, test } from "vitest";
import { nameRule, type StepOutcome } from "./name-rule.ts";

const claim = {
  claim: 0,
  kind: "resumable",
  state: "held",
  sentBytes: 5,
  untilSeconds: 120,
  ranges: [{ firstByte: 0, endByte: 10, sentBytes: 5 }],
} as const;
const outcome = {
  step: { act: "release", claim: 0 },
  answer: "ended",
  state: "live",
  downloads: 1,
  heldClaims: 1,
  claims: [{ ...claim, ranges: [...claim.ranges] }],
} satisfies StepOutcome;

test("two drivers that do the same differ in no rule", () => {
  expect(nameRule([outcome, outcome], [structuredClone(outcome), structuredClone(outcome)])).toBeNull();
});

test.each<[string, Partial<StepOutcome>]>([
  ["useOfClaim", { answer: null }],
  ["findRangeProblem", { answer: { result: "used_up" } }],
  ["isAllClaimed", { answer: { result: "all_claimed" } }],
  ["decideRelease", { downloads: 2 }],
  ["decideRelease", { state: "gone" }],
  ["recordSent", { claims: [{ ...claim, ranges: [...claim.ranges], sentBytes: 6 }] }],
  ["addRange or endOpenRange", { claims: [{ ...claim, ranges: [] }] }],
  ["spentUntilMs or claimLeaseUntilMs", { claims: [{ ...claim, ranges: [...claim.ranges], untilSeconds: 119 }] }],
  ["useOfClaim", { claims: [] }],
  ["claimLeaseUntilMs", { heldClaims: 0 }],
])("the rule %s is named, with the step", (rule, change) => {
  const differs = nameRule([outcome, outcome], [outcome, { ...outcome, ...change }]);
  expect(differs).toContain(`rule ${rule} differs in step 2, {"act":"release","claim":0}`);
});
