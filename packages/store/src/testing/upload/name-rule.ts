import { isDeepStrictEqual } from "node:util";
import type { OpenClaim } from "../../upload/port.ts";
import type { ClaimProgress } from "../../upload/rules/claim-progress.ts";
import type { Step } from "./download-histories.ts";

export type ShownProgress = Omit<ClaimProgress, "usableUntilMs" | "open"> & {
  usableSeconds: number | null;
  open: { firstByte: number; chargedBytes: number; sentBytes: number; cut: boolean }[];
};
/** `progress`: `null` for a non-resumable Claim. */
export type ShownClaim = Pick<OpenClaim, "kind" | "state" | "sentBytes" | "ranges"> & {
  claim: number;
  untilSeconds: number;
  progress: ShownProgress | null;
};

/** Result of one step of a generated history, and the visible state of the Upload after that step. */
export type StepOutcome = {
  step: Step;
  answer: unknown;
  state: string;
  downloads: number;
  heldClaims: number;
  releasedBytes: number;
  claims: ShownClaim[];
};

/** The rule in `upload/rules` that decides the result of each act, unless the result itself points to another rule. */
const RULES_OF_ACTS: Record<Step["act"], string> = {
  take: "isAllClaimed",
  open: "decideClaimUse",
  renew: "isTooSlow",
  end: "decideRelease",
  spend: "decideClaimUse",
  finish: "maySendLastRecord",
  release: "decideClaimUse",
  wait: "none",
};

/** Fields in order of comparison, each with the rule that decides it. That rule also affects later fields. */
const RULES_OF_PROGRESS: [keyof ShownProgress, string][] = [
  ["usableSeconds", "createProgress"],
  ["spans", "addSpan"],
  ["unreportedBytes", "parseProgress"],
  ["releasedBytes", "chargeOnRelease"],
  ["usedBeforeBytes", "markTaken"],
  ["usedBytes", "endOpenRange"],
  ["reachedByte", "recordSent"],
  ["open", "addRange"],
];

const RULES_OF_CLAIMS: Record<Exclude<keyof ShownClaim, "claim" | "progress">, string> = {
  kind: "createProgress",
  state: "decideRelease",
  untilSeconds: "spentUntilMs or claimLeaseUntilMs",
  sentBytes: "recordSent",
  ranges: "addRange or endOpenRange",
};

function findAnswerRule({ act }: Step, answers: readonly unknown[]): string {
  const said = JSON.stringify(answers);
  if (said.includes("out_of_range") || said.includes("used_up")) return "findRangeProblem";
  if (said.includes("all_claimed")) return "isAllClaimed";
  return RULES_OF_ACTS[act];
}

function findClaimsRule(expected: readonly ShownClaim[], actual: readonly ShownClaim[]): string {
  for (const one of expected) {
    const other = actual.find(({ claim }) => claim === one.claim);
    if (other === undefined) return "decideClaimUse";
    const [, rule] =
      RULES_OF_PROGRESS.find(([key]) => !isDeepStrictEqual(one.progress?.[key], other.progress?.[key])) ?? [];
    if (rule !== undefined) return rule;
    for (const key of ["kind", "state", "ranges", "sentBytes", "untilSeconds"] as const) {
      if (!isDeepStrictEqual(one[key], other[key])) return RULES_OF_CLAIMS[key];
    }
  }
  return "decideClaimUse";
}

/**
 * Compares the results of a driver with those of the rules.
 *
 * @param expected - the results of the driver that uses the rules
 * @returns the rule whose results differ, and the step at which they differ; `null` if all results are the same
 */
export function nameRule(expected: readonly StepOutcome[], actual: readonly StepOutcome[]): string | null {
  for (const [at, right] of expected.entries()) {
    const wrong = actual[at];
    if (isDeepStrictEqual(right, wrong)) continue;
    const { step } = right;
    const where = `in step ${at + 1}, ${JSON.stringify(step)}`;
    const tell = (rule: string, said: unknown, done: unknown) =>
      `rule ${rule} differs ${where}: it says ${JSON.stringify(said)}, the driver ${JSON.stringify(done)}`;
    if (wrong === undefined) return tell("none", "a step", "none");
    if (!isDeepStrictEqual(right.answer, wrong.answer)) {
      return tell(findAnswerRule(step, [right.answer, wrong.answer]), right.answer, wrong.answer);
    }
    for (const key of ["state", "downloads"] as const) {
      if (right[key] !== wrong[key]) return tell("decideRelease", right[key], wrong[key]);
    }
    if (right.releasedBytes !== wrong.releasedBytes) {
      return tell("chargeOnRelease", right.releasedBytes, wrong.releasedBytes);
    }
    if (!isDeepStrictEqual(right.claims, wrong.claims)) {
      return tell(findClaimsRule(right.claims, wrong.claims), right.claims, wrong.claims);
    }
    return tell("claimLeaseUntilMs", right.heldClaims, wrong.heldClaims);
  }
  return null;
}
