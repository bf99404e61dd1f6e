import { NETWORKS, type Quota, uploadsAllowed } from "./fleet.ts";
import { JOURNEYS, type JourneyName, type ScenarioName } from "./names.ts";
import { AFTER, ARRIVALS_PER_SECOND, type Profile, shareOfDay } from "./profiles/profiles.ts";

/** A condition that the server must meet during a run. */
export type Threshold = {
  metric: string;
  /** The journey to which it applies; ignored if that did not run. `null`: the whole run. */
  journey: JourneyName | null;
  expression: string;
  reason: string;
  /** A search ends when one of these is crossed; other profiles fail. Other thresholds always fail. */
  isLimit: boolean;
};

/** Maximum waiting time of 19 in 20 people on each journey, on loopback or a good connection. */
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

/** Goodput under any load, as a share of its peak. */
export const MIN_GOODPUT = 0.9;

/** Share by which a network may exceed its quota. */
const EXCESS = 0.01;

/** Share of planned arrivals without a free virtual user. They were never sent, so no other figure includes them. */
const MAX_DROPPED_SHARE = 0.01;
/** Number that is always allowed, because a brief stall of the machine must not fail a small run. */
const DROPPED_ANYWAY = 2;

/** With this many planned iterations, at least one is certain (except once in three million runs). */
const SURELY_SOMEBODY = 15;

/** Custom metrics, all with the tag `journey`. */
export const METRICS = {
  /** A person's waiting time, milliseconds. */
  waited: "waited",
  /** Requests that were answered 503 or 429. */
  refused: "refused",
  /** Answers of 500 and above other than refusals, and calls without an answer. */
  broken: "broken_answers",
  /** Journeys that were made to their end, with the tag `level`. */
  done: "done_journeys",
  /** Bodies served for a link beyond its limit. */
  overLimit: "served_beyond_limit",
  /** Uploads of the fleet that were taken, with the tag `network`. */
  taken: "taken_uploads",
  sent: "body_bytes_sent",
  received: "body_bytes_received",
  /** Planned arrivals per second at this time: the result of a search. */
  asked: "asked_rate",
} as const;

export type ThresholdInput = {
  profile: Profile;
  arrivals: readonly { scenario: ScenarioName; planned: number }[];
  /** Journeys of the scenarios, including those of a mixed day. */
  journeys: readonly JourneyName[];
  slack: number;
  fileBytes: number;
  /** Of the server; `null` without a fleet. */
  quota: Quota | null;
};

export function createThresholds(input: ThresholdInput): Threshold[] {
  const { profile, arrivals, journeys, slack } = input;
  const rules: Threshold[] = [];
  for (const journey of JOURNEYS.filter((name) => journeys.includes(name))) {
    const of = (metric: string) => `${metric}{journey:${journey}}`;
    const { milliseconds, reason } = WAITS[journey];
    rules.push(
      {
        journey,
        metric: of("checks"),
        expression: "rate==1",
        reason: "every answer is the one that the protocol has",
        isLimit: false,
      },
      {
        journey,
        metric: of(METRICS.broken),
        expression: "count==0",
        reason: "under load a server may say that it is busy, never that it is broken",
        isLimit: false,
      },
      {
        journey,
        metric: of(METRICS.refused),
        expression: profile.refusedAtMost === 0 ? "rate==0" : `rate<=${profile.refusedAtMost}`,
        reason: "people are sent away only where more come than the profile says a server must take",
        isLimit: true,
      },
      {
        journey,
        metric: of(METRICS.waited),
        expression: `p(95)<=${milliseconds * profile.patience * slack}`,
        reason,
        isLimit: true,
      },
    );
    if (journey === "limit" || journey === "download")
      rules.push({
        journey,
        metric: of(METRICS.overLimit),
        expression: "count==0",
        reason: "a limit is a limit: nobody gets a file once more than its sender allowed",
        isLimit: false,
      });
  }
  for (const journey of journeys) {
    const steady = profile.steady?.[journey];
    if (steady === undefined) continue;
    rules.push({
      journey,
      metric: `${METRICS.waited}{journey:${journey}}`,
      expression: `p(99)<=${steady.p99Ms * slack}`,
      reason: "these people are served at once, whatever else is asked of the server",
      isLimit: false,
    });
  }
  if (journeys.includes("fleet")) rules.push(...fleetRules(input));
  for (const { name } of profile.levels ?? []) {
    rules.push({
      journey: null,
      metric: `${METRICS.done}{level:${name}}`,
      expression: "count>0",
      reason: "a server that is asked for too much still does what it can",
      isLimit: false,
    });
    if (name !== AFTER) continue;
    rules.push({
      journey: null,
      metric: `${METRICS.refused}{level:${name}}`,
      expression: "rate==0",
      reason: "half a minute later nobody is sent away any more",
      isLimit: false,
    });
  }
  for (const { scenario, planned } of arrivals) {
    rules.push(
      {
        journey: null,
        metric: `dropped_iterations{scenario:${scenario}}`,
        expression: `count<=${Math.floor(planned * MAX_DROPPED_SHARE * slack) + DROPPED_ANYWAY}`,
        reason: "what was not sent was not measured: then the server is too slow, or the machine that loads it",
        isLimit: true,
      },
      {
        journey: null,
        metric: `iterations{scenario:${scenario}}`,
        expression: "count>0",
        reason: "a run in which nothing happened shows nothing",
        isLimit: false,
      },
    );
    // A search may end before rare journeys have run.
    for (const journey of scenario === "day" && !profile.isSearch ? journeys : []) {
      if (planned * shareOfDay(journey, journeys) < SURELY_SOMEBODY) continue;
      rules.push({
        journey,
        metric: `iterations{journey:${journey}}`,
        expression: "count>0",
        reason:
          "enough iterations are planned that some make this journey; its other thresholds mean nothing without them",
        isLimit: false,
      });
    }
  }
  return rules;
}

/** What each network of the fleet may send. */
function fleetRules({ quota, fileBytes }: ThresholdInput): Threshold[] {
  if (quota === null) return [];
  return Array.from({ length: NETWORKS }, (_, network) => {
    const allowed = uploadsAllowed(network, quota, fileBytes);
    const rule = { journey: "fleet", metric: `${METRICS.taken}{network:${network}}`, isLimit: false } as const;
    return [
      {
        ...rule,
        expression: `count<=${uploadsAllowed(network, quota, fileBytes, 1 + EXCESS)}`,
        reason: "a network does not exceed its quota, whichever of its addresses send",
      },
      {
        ...rule,
        expression: `count>=${Math.ceil(allowed / 2)}`,
        reason: "a network is not refused before it has used up its quota",
      },
    ];
  }).flat();
}

/** Planned arrivals of a whole run. */
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

/** Thresholds in k6's format. Limits end a search after a delay, because a few slow answers count for much at first. */
export function forK6(rules: readonly Threshold[], isSearch: boolean): Record<string, K6Threshold[]> {
  const thresholds: Record<string, K6Threshold[]> = {};
  for (const { metric, expression, isLimit } of rules) {
    thresholds[metric] ??= [];
    thresholds[metric].push({ threshold: expression, abortOnFail: isSearch && isLimit, delayAbortEval: "15s" });
  }
  return thresholds;
}
