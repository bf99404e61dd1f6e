import { NETWORKS, type Quota, uploadsAllowed } from "./fleet.ts";
import { CATALOGUE } from "./journeys/catalogue.ts";
import { JOURNEYS, type JourneyName, type ScenarioName } from "./names.ts";
import { AFTER, arrivalsPerSecond, type Profile, shareOfDay } from "./profiles/profiles.ts";

/** A condition that the server must meet during a run. */
export type Threshold = {
  metric: string;
  /** The journey to which the threshold applies; if it did not run, the threshold is ignored. `null`: the whole run. */
  journey: JourneyName | null;
  expression: string;
  reason: string;
  /** Whether crossing this threshold ends a search. Otherwise, crossing it fails the run. */
  isLimit: boolean;
  /** Whether crossing this threshold aborts the run. */
  isAbort?: true;
};

/** Minimum goodput under any load, as a share of its peak. */
export const MIN_GOODPUT = 0.9;

/** Share by which a network may exceed its quota. */
const EXCESS = 0.01;

/**
 * Maximum share of planned arrivals for which no virtual user is free. They are never sent, so no other figure includes
 * them.
 */
const MAX_DROPPED_SHARE = 0.01;
/** Number of dropped arrivals that is always allowed: a brief stall of the machine must not fail a small run. */
const DROPPED_ANYWAY = 2;

/**
 * A journey with at least this number of planned iterations runs at least once, except in one of three million runs.
 */
const SURELY_SOMEBODY = 15;

/** Custom metrics, all with the tag `journey`. */
export const METRICS = {
  /** A user's waiting time in milliseconds. */
  waited: "waited",
  /** Journeys that ended because the server was busy (503). */
  busy: "busy",
  /** Journeys that ended because a limit was reached (429), or the store was full (507). */
  limited: "limited",
  /** The same journeys, with the tag `limit`: the setting of the limit. */
  limitsReached: "limits_reached",
  /** Journeys with a wrong response. */
  failed: "failed_journeys",
  /** Journeys that were not completed, for any of these reasons. */
  unserved: "unserved_journeys",
  /** Responses with a status of 500 or above other than 503 and 507, and calls without a response. */
  broken: "broken_answers",
  /** Completed journeys, tagged with their load level (`level`). */
  done: "done_journeys",
  /** Bodies served beyond a link's download limit. */
  overLimit: "served_beyond_limit",
  /** The fleet's accepted uploads, with the tag `network`. */
  taken: "taken_uploads",
  sent: "body_bytes_sent",
  received: "body_bytes_received",
  /** Planned arrivals per second at the moment. A search reports their maximum as its result. */
  asked: "asked_rate",
} as const;

/** The calls of the objective "File information is fast" in docs/slo.md. */
const FILE_INFORMATION = [
  "GET /api/exists/:id",
  "GET /api/metadata/:id",
  "POST /api/info/:id",
  "POST /api/delete/:id",
  "POST /api/password/:id",
  "POST /api/params/:id",
];
const FILE_INFORMATION_MS = 500;

type Arrivals = { scenario: ScenarioName; planned: number };

type ThresholdInput = {
  profile: Profile;
  arrivals: readonly Arrivals[];
  /** Journeys of the scenarios, including those of a mixed day. */
  journeys: readonly JourneyName[];
  slack: number;
  fileBytes: number;
  /** Share of unserved journeys above which the run is aborted; `null`: never. */
  abortAbove: number | null;
  /** The server's quota; `null` without a fleet. */
  quota: Quota | null;
};

function threshold(
  journey: JourneyName | null,
  metric: string,
  expression: string,
  reason: string,
  isLimit = false,
): Threshold {
  return { journey, metric, expression, reason, isLimit };
}

export function createThresholds(input: ThresholdInput): Threshold[] {
  const { profile, arrivals, journeys } = input;
  return [
    ...JOURNEYS.filter((name) => journeys.includes(name)).flatMap((name) => journeyThresholds(name, input)),
    ...(journeys.includes("fleet") ? fleetThresholds(input) : []),
    ...(profile.levels ?? []).flatMap(({ name }) => levelThresholds(name)),
    ...(profile.hasObjectives ? FILE_INFORMATION.map((call) => objective(call, input.slack)) : []),
    ...arrivals.flatMap((arrival) => arrivalThresholds(arrival, input)),
    ...(input.abortAbove === null ? [] : [abortThreshold(input.abortAbove)]),
  ];
}

function journeyThresholds(journey: JourneyName, { profile, slack }: ThresholdInput): Threshold[] {
  const { maxWaitMs, reason } = CATALOGUE[journey];
  const steady = profile.steady?.[journey];
  const add = (metric: string, expression: string, why: string, isLimit?: boolean) =>
    threshold(journey, `${metric}{journey:${journey}}`, expression, why, isLimit);
  const broken = "under load a server may say that it is busy, never that it is broken";
  const busy = "people are sent away only where more come than the profile says a server must take";
  const limited = "a limit that the load itself reaches hides what the server could do: lift it, or load less";
  const overLimit = "a limit is a limit: nobody gets a file once more than its sender allowed";
  const served = "these people are served at once, whatever else is asked of the server";
  return [
    add("checks", "rate==1", "every answer is the one that the protocol has"),
    add(METRICS.broken, "count==0", broken),
    add(METRICS.busy, profile.busyAtMost === 0 ? "rate==0" : `rate<=${profile.busyAtMost}`, busy, true),
    add(METRICS.limited, "rate==0", limited, true),
    add(METRICS.failed, "rate==0", "a journey with a wrong answer is a journey that failed"),
    add(METRICS.waited, `p(95)<=${maxWaitMs * profile.patience * slack}`, reason, true),
    ...(journey === "limit" || journey === "download" ? [add(METRICS.overLimit, "count==0", overLimit)] : []),
    ...(steady === undefined ? [] : [add(METRICS.waited, `p(99)<=${steady.p99Ms * slack}`, served)]),
  ];
}

function levelThresholds(level: string): Threshold[] {
  const done = "a server that is asked for too much still does what it can";
  const busy = "half a minute later nobody is sent away any more";
  return [
    threshold(null, `${METRICS.done}{level:${level}}`, "count>0", done),
    ...(level === AFTER ? [threshold(null, `${METRICS.busy}{level:${level}}`, "rate==0", busy)] : []),
  ];
}

function arrivalThresholds({ scenario, planned }: Arrivals, { profile, journeys, slack }: ThresholdInput): Threshold[] {
  // A search may end before rare journeys have run.
  const certain = (scenario === "day" && !profile.isSearch ? journeys : []).filter(
    (journey) => planned * shareOfDay(journey, journeys) >= SURELY_SOMEBODY,
  );
  const dropped = "what was not sent was not measured: then the server is too slow, or the machine that loads it";
  const made =
    "enough iterations are planned that some make this journey; its other thresholds mean nothing without them";
  const maxDropped = Math.floor(planned * MAX_DROPPED_SHARE * slack) + DROPPED_ANYWAY;
  return [
    threshold(null, `dropped_iterations{scenario:${scenario}}`, `count<=${maxDropped}`, dropped, true),
    threshold(null, `iterations{scenario:${scenario}}`, "count>0", "a run in which nothing happened shows nothing"),
    ...certain.map((journey) => threshold(journey, `iterations{journey:${journey}}`, "count>0", made)),
  ];
}

function objective(call: string, slack: number): Threshold {
  const expression = `p(99)<=${FILE_INFORMATION_MS * slack}`;
  return threshold(
    null,
    `http_req_duration{name:${call}}`,
    expression,
    "the objective for file information: docs/slo.md",
  );
}

function abortThreshold(share: number): Threshold {
  const reason = "ABORT_ABOVE: the load must not continue if it harms the users of a real site";
  return { ...threshold(null, METRICS.unserved, `rate<=${share}`, reason), isAbort: true };
}

function fleetThresholds({ quota, fileBytes }: ThresholdInput): Threshold[] {
  if (quota === null) return [];
  const most = "a network does not exceed its quota, whichever of its addresses send";
  const least = "a network is not refused before it has used up its quota";
  return Array.from({ length: NETWORKS }, (_, network) => {
    const metric = `${METRICS.taken}{network:${network}}`;
    const min = Math.ceil(uploadsAllowed(network, quota, fileBytes) / 2);
    return [
      threshold("fleet", metric, `count<=${uploadsAllowed(network, quota, fileBytes, 1 + EXCESS)}`, most),
      threshold("fleet", metric, `count>=${min}`, least),
    ];
  }).flat();
}

export function plannedArrivals(
  profile: Profile,
  { name, rate, seconds }: { name: ScenarioName; rate: number; seconds: number },
): number {
  let before = profile.from;
  let shares = 0;
  for (const { share, to } of profile.stretches) {
    shares += ((before + to) / 2) * share;
    before = to;
  }
  return shares * arrivalsPerSecond(name) * rate * seconds;
}

type K6Threshold = { threshold: string; abortOnFail: boolean; delayAbortEval: string };

/**
 * Thresholds in k6's format. A search ends when it exceeds a limit, but not within the first seconds, when a few slow
 * responses weigh heavily.
 */
export function forK6(rules: readonly Threshold[], isSearch: boolean): Record<string, K6Threshold[]> {
  const thresholds: Record<string, K6Threshold[]> = {};
  for (const { metric, expression, isLimit, isAbort = false } of rules) {
    thresholds[metric] ??= [];
    const abortOnFail = isAbort || (isSearch && isLimit);
    thresholds[metric].push({ threshold: expression, abortOnFail, delayAbortEval: isAbort ? "5s" : "15s" });
  }
  return thresholds;
}
