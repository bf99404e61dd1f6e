import { NETWORKS, type Quota, uploadsAllowed } from "./fleet.ts";
import { JOURNEYS, type JourneyName, type ScenarioName } from "./names.ts";
import { AFTER, ARRIVALS_PER_SECOND, type Profile, shareOfDay } from "./profiles/profiles.ts";

/** A condition that the server must meet during a run. */
export type Threshold = {
  metric: string;
  /** The journey to which the threshold applies; if it did not run, the threshold is ignored. `null`: the whole run. */
  journey: JourneyName | null;
  expression: string;
  reason: string;
  /** Whether crossing this threshold ends a search. Otherwise, crossing it fails the run. */
  isLimit: boolean;
};

/** Maximum 95th percentile of each journey's waiting time, on loopback or a good connection. */
const WAITS: Readonly<Record<JourneyName, { milliseconds: number; reason: string }>> = {
  upload: {
    milliseconds: 2_000,
    reason: "from opening the socket to ok, for a small file: longer feels like a large one",
  },
  download: { milliseconds: 2_000, reason: "page, metadata and a small body: longer feels like a large one" },
  limit: {
    milliseconds: 4_000,
    reason: "five requests at the same moment, all answered: they wait for each other",
  },
  metadata: {
    milliseconds: 1_000,
    reason: "the page shows the file's name after this: a second is what people take for at once",
  },
  owner: { milliseconds: 1_000, reason: "one click on a file of one's own: a second is what people take for at once" },
  lists: { milliseconds: 1_000, reason: "the list is merged while the page is read: a second is not noticed" },
  fleet: { milliseconds: 2_000, reason: "an upload is taken or refused at once, however many ask" },
  beacons: { milliseconds: 1_000, reason: "browsers drop beacons of a page that is closed when they take long" },
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
  /** Responses with status 503 or 429. */
  refused: "refused",
  /** Responses with a status of 500 or above other than 503, and calls without a response. */
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

type Arrivals = { scenario: ScenarioName; planned: number };

type ThresholdInput = {
  profile: Profile;
  arrivals: readonly Arrivals[];
  /** Journeys of the scenarios, including those of a mixed day. */
  journeys: readonly JourneyName[];
  slack: number;
  fileBytes: number;
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
    ...arrivals.flatMap((arrival) => arrivalThresholds(arrival, input)),
  ];
}

function journeyThresholds(journey: JourneyName, { profile, slack }: ThresholdInput): Threshold[] {
  const { milliseconds, reason } = WAITS[journey];
  const steady = profile.steady?.[journey];
  const add = (metric: string, expression: string, why: string, isLimit?: boolean) =>
    threshold(journey, `${metric}{journey:${journey}}`, expression, why, isLimit);
  const broken = "under load a server may say that it is busy, never that it is broken";
  const refused = "people are sent away only where more come than the profile says a server must take";
  const overLimit = "a limit is a limit: nobody gets a file once more than its sender allowed";
  const served = "these people are served at once, whatever else is asked of the server";
  return [
    add("checks", "rate==1", "every answer is the one that the protocol has"),
    add(METRICS.broken, "count==0", broken),
    add(METRICS.refused, profile.refusedAtMost === 0 ? "rate==0" : `rate<=${profile.refusedAtMost}`, refused, true),
    add(METRICS.waited, `p(95)<=${milliseconds * profile.patience * slack}`, reason, true),
    ...(journey === "limit" || journey === "download" ? [add(METRICS.overLimit, "count==0", overLimit)] : []),
    ...(steady === undefined ? [] : [add(METRICS.waited, `p(99)<=${steady.p99Ms * slack}`, served)]),
  ];
}

function levelThresholds(level: string): Threshold[] {
  const done = "a server that is asked for too much still does what it can";
  const refused = "half a minute later nobody is sent away any more";
  return [
    threshold(null, `${METRICS.done}{level:${level}}`, "count>0", done),
    ...(level === AFTER ? [threshold(null, `${METRICS.refused}{level:${level}}`, "rate==0", refused)] : []),
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
  return shares * ARRIVALS_PER_SECOND[name] * rate * seconds;
}

type K6Threshold = { threshold: string; abortOnFail: boolean; delayAbortEval: string };

/**
 * Thresholds in k6's format. A search ends when it exceeds a limit, but not within the first seconds, when a few slow
 * responses weigh heavily.
 */
export function forK6(rules: readonly Threshold[], isSearch: boolean): Record<string, K6Threshold[]> {
  const thresholds: Record<string, K6Threshold[]> = {};
  for (const { metric, expression, isLimit } of rules) {
    thresholds[metric] ??= [];
    thresholds[metric].push({ threshold: expression, abortOnFail: isSearch && isLimit, delayAbortEval: "15s" });
  }
  return thresholds;
}
