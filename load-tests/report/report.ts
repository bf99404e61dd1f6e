import { LIMITS } from "../limits.ts";
import type { JourneyName } from "../names.ts";
import type { Plan } from "../plan.ts";
import { AFTER } from "../profiles/profiles.ts";
import type { Settings } from "../settings.ts";
import { METRICS, MIN_GOODPUT, type Threshold } from "../thresholds.ts";
import { leastSeconds } from "./least-seconds.ts";

/** The parts of k6's argument to `handleSummary` that we use. */
export type K6Summary = {
  metrics: Record<
    string,
    { values: Record<string, number>; thresholds?: Record<string, { ok: boolean }>; contains?: string }
  >;
  state: { testRunDurationMs: number };
};

export type Verdict = {
  metric: string;
  expression: string;
  reason: string;
  /** `null` when nothing was counted. */
  value: number | null;
  /** `found`: crossed in a search for the limit. `not run`: its journey did not run. Only `crossed` fails the run. */
  outcome: "held" | "crossed" | "found" | "not run";
};

type JourneyFigures = {
  journey: JourneyName;
  made: number;
  /** Journeys with a wrong response. */
  failed: number;
  /** Journeys that ended because the server was busy (503). */
  busy: number;
  /** Journeys that ended because a limit was reached (429), or the store was full (507). */
  limited: number;
  medianMs: number | null;
  p95Ms: number | null;
  p99Ms: number | null;
};

/** One of k6's own metrics. */
type K6Metric = { metric: string; contains: string; values: Record<string, number> };

/** Completed journeys per second at one level of load. */
type Goodput = { level: string; perSecond: number };

/** One process of the server, if it runs on this machine. */
type ProcessFigures = {
  name: string;
  cpuSeconds: number;
  peakMebibytes: number;
  /** Medians of resident memory after warm-up and at the end; `null` if the run was too short. */
  residentMebibytes: [number | null, number | null];
  /**
   * Lowest retained memory after warm-up and at the end. The minima are used because most memory above them is garbage
   * that has not been collected yet.
   */
  keptMebibytes: [number | null, number | null];
};

export type Report = {
  profile: string;
  what: string;
  baseUrl: string;
  /** When the report was written, in ISO 8601. */
  writtenAt: string;
  seconds: number;
  /** Planned duration, without setup and teardown. */
  plannedSeconds: number;
  /** Whether the run lasted for the planned time. A search may end early. */
  isComplete: boolean;
  rate: number;
  fileBytes: number;
  slack: number;
  iterations: number;
  iterationsPerSecond: number;
  droppedIterations: number;
  mebibytesSent: number;
  mebibytesReceived: number;
  /** Users per second when a search ended; `null` for other profiles. */
  reachedPerSecond: number | null;
  journeys: JourneyFigures[];
  /** How many journeys reached each limit of the server. */
  limits: { limit: string; journeys: number }[];
  /** Empty for profiles without levels. */
  goodput: Goodput[];
  thresholds: Verdict[];
  k6: K6Metric[];
  processes: ProcessFigures[];
  /** Whether the run was complete and no threshold was crossed. */
  isPassed: boolean;
};

const MEBIBYTE = 1_048_576;

/** The value to which an expression such as `p(95)<=300` refers. */
function judgedValue(values: Record<string, number> | undefined, expression: string): number | null {
  const [name = ""] = /^[\w()]+/.exec(expression) ?? [];
  return values?.[name] ?? null;
}

/** Compares the lowest goodput under load with the highest, because k6 cannot compare two figures of a run. */
function goodputVerdicts(goodput: readonly Goodput[]): Verdict[] {
  const loaded = goodput.filter(({ level }) => level !== AFTER).map(({ perSecond }) => perSecond);
  if (loaded.length === 0) return [];
  const share = Math.min(...loaded) / Math.max(...loaded);
  return [
    {
      metric: "least goodput to most",
      expression: `>=${MIN_GOODPUT}`,
      reason: "a server that is asked for more than it can do does not do less",
      value: share,
      outcome: share >= MIN_GOODPUT ? "held" : "crossed",
    },
  ];
}

/** Default file name of a report, which no other run uses. */
export function createReportName(profile: string, now: Date): string {
  return `${profile}-${now.toISOString().replace(/[-:.]/g, "")}`;
}

const OWN_METRICS: readonly string[] = Object.values(METRICS);

/** k6's own metrics, except those by tag. */
function k6Metrics(metrics: K6Summary["metrics"]): K6Metric[] {
  return Object.entries(metrics)
    .filter(([metric]) => !metric.includes("{") && !OWN_METRICS.includes(metric))
    .map(([metric, { values, contains = "default" }]) => ({ metric, contains, values }))
    .toSorted((one, other) => one.metric.localeCompare(other.metric));
}

export function createReport(
  { metrics, state }: K6Summary,
  { settings, plan }: { settings: Settings; plan: Plan },
): Report {
  const value = (metric: string, name: string) => metrics[metric]?.values[name] ?? 0;
  const isComplete = plan.profile.isSearch || state.testRunDurationMs >= leastSeconds(plan) * 1_000;
  const journeys = plan.journeys.map((journey): JourneyFigures => {
    const waits = metrics[`${METRICS.waited}{journey:${journey}}`]?.values;
    const outcomes = (metric: string) => metrics[`${metric}{journey:${journey}}`]?.values;
    const counts = outcomes(METRICS.busy);
    // k6 reports times of 0 if there are no samples.
    const time = (name: string) => (waits === undefined || waits["max"] === 0 ? null : (waits[name] ?? null));
    return {
      journey,
      made: (counts?.["passes"] ?? 0) + (counts?.["fails"] ?? 0),
      failed: outcomes(METRICS.failed)?.["passes"] ?? 0,
      busy: counts?.["passes"] ?? 0,
      limited: outcomes(METRICS.limited)?.["passes"] ?? 0,
      medianMs: time("med"),
      p95Ms: time("p(95)"),
      p99Ms: time("p(99)"),
    };
  });
  const madeOf = (name: JourneyName) => journeys.find(({ journey }) => journey === name)?.made ?? 0;
  const judgeThreshold = ({ metric, expression, journey, isLimit }: Threshold): Verdict["outcome"] => {
    const judged = metrics[metric]?.thresholds?.[expression];
    // A threshold without a verdict from k6 counts as crossed.
    if (judged === undefined) return "crossed";
    if (!judged.ok && plan.profile.isSearch && isLimit) return "found";
    if (!judged.ok) return isComplete || !expression.startsWith("count>") ? "crossed" : "not run";
    return journey !== null && madeOf(journey) === 0 ? "not run" : "held";
  };
  const thresholds = plan.thresholds.map((threshold): Verdict => {
    const { metric, expression, reason } = threshold;
    const outcome = judgeThreshold(threshold);
    const judged = outcome === "not run" ? null : judgedValue(metrics[metric]?.values, expression);
    return { metric, expression, reason, value: judged, outcome };
  });
  const goodput = (plan.profile.levels ?? []).map(({ name, begin, end }) => ({
    level: name,
    perSecond: value(`${METRICS.done}{level:${name}}`, "count") / ((end - begin) * plan.seconds),
  }));
  if (isComplete) thresholds.push(...goodputVerdicts(goodput));
  return {
    profile: settings.profile,
    what: plan.profile.what,
    baseUrl: settings.baseUrl,
    writtenAt: new Date().toISOString(),
    seconds: Math.round(state.testRunDurationMs / 1_000),
    plannedSeconds: plan.seconds,
    isComplete,
    rate: settings.rate,
    fileBytes: settings.fileBytes,
    slack: settings.slack,
    iterations: value("iterations", "count"),
    iterationsPerSecond: value("iterations", "rate"),
    droppedIterations: value("dropped_iterations", "count"),
    mebibytesSent: value(METRICS.sent, "count") / MEBIBYTE,
    mebibytesReceived: value(METRICS.received, "count") / MEBIBYTE,
    reachedPerSecond: plan.profile.isSearch ? value(METRICS.asked, "max") : null,
    journeys,
    limits: LIMITS.flatMap((limit) => {
      const count = value(`${METRICS.limitsReached}{limit:${limit}}`, "count");
      return count === 0 ? [] : [{ limit, journeys: count }];
    }),
    goodput,
    thresholds,
    k6: k6Metrics(metrics),
    processes: [],
    isPassed: isComplete && thresholds.every(({ outcome }) => outcome !== "crossed"),
  };
}
