import { CATALOGUE } from "../journeys/catalogue.ts";
import { JOURNEYS, type JourneyName, type ProfileName, type ScenarioName } from "../names.ts";

/**
 * A stage of a run: its share of the duration, and the share of the scenario's rate to which it rises or falls
 * linearly.
 */
type Stretch = { share: number; to: number };

/** A part of a run with its own figures. `begin` and `end` are shares of the duration, from 0 to 1. */
type Level = { name: string; begin: number; end: number };

type Steady = {
  rate: number;
  /** Maximum 99th percentile of the waiting time, in milliseconds. */
  p99Ms: number;
};

export type Profile = {
  what: string;
  /** Duration of the run, without setup and teardown. */
  seconds: number;
  /** Initial rate, as a share of the scenario's rate. */
  from: number;
  stretches: readonly Stretch[];
  /** Maximum share of journeys that may end with 503. If it is exceeded, the run fails. */
  busyAtMost: number;
  /** Factor by which all maximum waiting times are multiplied. */
  patience: number;
  /** Parts for which goodput is reported; in `after`, no request may be rejected. Absent: goodput is not reported. */
  levels?: readonly Level[];
  /** Journeys with a constant rate of their own. The server must serve them under any load. */
  steady?: Readonly<Partial<Record<JourneyName, Steady>>>;
  /** Journeys to run if none are named; absent: a mixed day. */
  journeys?: readonly JourneyName[];
  /** Whether the objectives of docs/slo.md apply, too: the server has its ordinary load. */
  hasObjectives?: true;
  /** Whether the run ends when the server reaches its limit. That limit is the run's result and not a failure. */
  isSearch: boolean;
};

/** Name of the load level that follows the overload. */
export const AFTER = "after";

/** A constant rate at which no request may be rejected. */
export const STEADY = { from: 1, stretches: [{ share: 1, to: 1 }], busyAtMost: 0, patience: 1, isSearch: false };

/** Error budget of transfers in docs/slo.md. */
const FAILED_AT_MOST = 0.001;

/** As with real users, the arrival rate does not drop if the server falls behind. */
export const PROFILE: Readonly<Record<ProfileName, Profile>> = {
  smoke: { ...STEADY, what: "everything works, a little of each", seconds: 20 },
  average: {
    ...STEADY,
    what: "an ordinary day, seen quickly",
    seconds: 180,
    from: 0,
    stretches: [
      { share: 0.15, to: 1 },
      { share: 0.75, to: 1 },
      { share: 0.1, to: 0 },
    ],
  },
  stress: {
    ...STEADY,
    what: "up to three times an ordinary day, for a while",
    seconds: 210,
    from: 0,
    stretches: [
      { share: 0.15, to: 1 },
      { share: 0.15, to: 1 },
      { share: 0.15, to: 3 },
      { share: 0.4, to: 3 },
      { share: 0.15, to: 0 },
    ],
    // The server may reject requests as busy, but only rarely.
    busyAtMost: 0.05,
    patience: 3,
  },
  spike: {
    ...STEADY,
    what: "four times as many people from one moment to the next, and back",
    seconds: 120,
    stretches: [
      { share: 0.3, to: 1 },
      { share: 0.03, to: 4 },
      { share: 0.17, to: 4 },
      { share: 0.03, to: 1 },
      { share: 0.47, to: 1 },
    ],
    busyAtMost: 0.25,
    patience: 5,
  },
  soak: { ...STEADY, what: "an ordinary day for long: what grows is found", seconds: 480 },
  breakpoint: {
    what: "more and more, until people wait too long or are sent away",
    seconds: 300,
    from: 0,
    stretches: [{ share: 1, to: 30 }],
    busyAtMost: 0.05,
    patience: 3,
    isSearch: true,
  },
  overload: {
    ...STEADY,
    what: "as much as a server can do, at RATE; twice and three times that; and then little",
    seconds: 150,
    stretches: [
      { share: 0.2, to: 1 },
      { share: 0.01, to: 2 },
      { share: 0.2, to: 2 },
      { share: 0.01, to: 3 },
      { share: 0.2, to: 3 },
      { share: 0.01, to: 0.3 },
      { share: 0.37, to: 0.3 },
    ],
    levels: [
      { name: "1", begin: 0.05, end: 0.2 },
      { name: "2", begin: 0.22, end: 0.41 },
      { name: "3", begin: 0.43, end: 0.62 },
      // Begins thirty seconds after the overload ends.
      { name: AFTER, begin: 0.83, end: 1 },
    ],
    steady: { metadata: { rate: 1, p99Ms: 250 } },
    journeys: ["upload", "metadata"],
    busyAtMost: 1,
    patience: 3,
  },
  fleet: {
    ...STEADY,
    what: "10,000 addresses in 50 networks send until their networks are refused, beside an honest client",
    seconds: 60,
    steady: { download: { rate: 0.25, p99Ms: 2_000 } },
    journeys: ["fleet", "download"],
  },
  today: {
    ...STEADY,
    what: "the page's client: several sockets and ranges, lost connections, live links, events, requests",
    seconds: 120,
    journeys: ["page", "metadata", "upload", "large", "resume", "tus", "live", "events", "requests", "owner", "limit"],
    busyAtMost: FAILED_AT_MOST,
    hasObjectives: true,
  },
};

/** Users per second on a mixed day, at a rate of 1. */
const DAY_PER_SECOND = 5;

export function arrivalsPerSecond(name: ScenarioName): number {
  return name === "day" ? DAY_PER_SECOND : CATALOGUE[name].perSecond;
}

const weightOf = (journey: JourneyName) => CATALOGUE[journey].dayWeight;

/** Share of users on a mixed day who make this journey, if users make only the journeys in this list. */
export function shareOfDay(journey: JourneyName, journeys: readonly JourneyName[]): number {
  return weightOf(journey) / journeys.reduce((sum, name) => sum + weightOf(name), 0);
}

/** @param at - the user, as a position from 0 to 1 among all users */
export function personOfDay(at: number, isThere: (journey: JourneyName) => boolean): JourneyName {
  const present = JOURNEYS.filter(isThere);
  let left = at * present.reduce((sum, journey) => sum + weightOf(journey), 0);
  for (const journey of present) {
    left -= weightOf(journey);
    if (left < 0) return journey;
  }
  return present[0] ?? "metadata";
}

/** @param progress - share of the run, from 0 to 1 */
export function levelAt({ levels = [] }: Profile, progress: number): string | null {
  return levels.find(({ begin, end }) => progress >= begin && progress < end)?.name ?? null;
}

/**
 * Time for which one virtual user is reserved per arrival. Virtual users are created in advance, because arrivals are
 * dropped while one is being created.
 */
const SECONDS_OF_A_PERSON = 2.5;
/** Longer than the request timeout, so requests without a response are counted. */
const GRACEFUL_STOP = "65s";

export type ScenarioInput = { name: ScenarioName; rate: number; seconds: number; maxUsers: number; slack: number };

type ScenarioOf<Executor extends string, Load> = Load & {
  executor: Executor;
  /** The function in `main.ts`, which finds the journey by the scenario's name. */
  exec: "runScenario";
  gracefulStop: string;
  tags: { journey: string };
};

type Arrivals = {
  startRate: number;
  timeUnit: "1m";
  stages: { duration: string; target: number }[];
  preAllocatedVUs: number;
  maxVUs: number;
};

/** A fixed number of iterations, which does not depend on how quickly the server responds. */
type Iterations = { iterations: number; vus: number; maxDuration: string };

export type Scenario = ScenarioOf<"ramping-arrival-rate", Arrivals> | ScenarioOf<"shared-iterations", Iterations>;

/** Maximum number of arrivals per second. */
export function peakRate(profile: Profile, { name, rate }: Pick<ScenarioInput, "name" | "rate">): number {
  return arrivalsPerSecond(name) * rate * Math.max(profile.from, ...profile.stretches.map(({ to }) => to));
}

/** Maximum number of fleet senders that wait for a response at the same time. */
const FLEET_AT_ONCE = 40;
/** Factor by which a fleet may take longer than planned. */
const FLEET_PATIENCE = 5;

/** A k6 scenario with a ramping arrival rate or, for a fleet, with a fixed number of uploads. */
export function createScenario(profile: Profile, input: ScenarioInput): Scenario {
  const common = { exec: "runScenario" as const, gracefulStop: GRACEFUL_STOP, tags: { journey: input.name } };
  if (input.name === "fleet") {
    return {
      ...common,
      executor: "shared-iterations",
      iterations: Math.round(arrivalsPerSecond("fleet") * input.rate * input.seconds),
      vus: Math.min(FLEET_AT_ONCE, input.maxUsers),
      maxDuration: `${input.seconds * FLEET_PATIENCE}s`,
    };
  }
  const perMinute = (share: number) => Math.round(arrivalsPerSecond(input.name) * input.rate * share * 60);
  const maxVUs = Math.max(1, input.maxUsers);
  const wanted = Math.ceil(peakRate(profile, input) * SECONDS_OF_A_PERSON * profile.patience * input.slack) + 3;
  return {
    ...common,
    executor: "ramping-arrival-rate",
    startRate: perMinute(profile.from),
    timeUnit: "1m",
    stages: profile.stretches.map(({ share, to }) => ({
      duration: `${Math.max(1, Math.round(input.seconds * share))}s`,
      target: perMinute(to),
    })),
    preAllocatedVUs: Math.min(wanted, maxVUs),
    maxVUs,
  };
}
