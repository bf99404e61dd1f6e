import { JOURNEYS, type JourneyName, type ScenarioName } from "./names.ts";
import { PROFILE, type Profile, peakRate, type Scenario, scenarioOf } from "./profiles/profiles.ts";
import { isLoopback, type Settings } from "./settings.ts";
import { type Threshold, thresholdsOf } from "./thresholds.ts";

export type Plan = {
  profile: Profile;
  seconds: number;
  /** All journeys of the run, on their own or as part of a mixed day. */
  journeys: readonly JourneyName[];
  scenarios: Record<string, Scenario>;
  thresholds: readonly Threshold[];
};

/** Smoke runs each journey on its own, the other profiles a mixed day unless journeys are named. */
export function planOf(settings: Settings): Plan {
  const profile = PROFILE[settings.profile];
  const seconds = settings.seconds ?? profile.seconds;
  const isThere = (journey: JourneyName) => {
    if (journey === "lists") return settings.listToken !== null;
    // Artificial beacons must not mix with real ones, so public servers get them only if the journey is named.
    return journey !== "beacons" || isLoopback(settings.baseUrl);
  };
  const journeys = settings.journeys.length > 0 ? settings.journeys : JOURNEYS.filter(isThere);
  const names: readonly ScenarioName[] =
    settings.journeys.length > 0 || settings.profile === "smoke" ? journeys : ["day"];
  const { rate, slack } = settings;
  const all = names.reduce((sum, name) => sum + peakRate(profile, { name, rate }), 0);
  const scenarios = names.map((name) => {
    // Divides the maximum number of users by rate of arrival.
    const share = peakRate(profile, { name, rate }) / all;
    const maxUsers = Math.max(2, Math.floor(settings.maxUsers * share));
    return [name, scenarioOf(profile, { name, rate, seconds, maxUsers, slack })] as const;
  });
  return {
    profile,
    seconds,
    journeys,
    scenarios: Object.fromEntries(scenarios),
    thresholds: thresholdsOf({ profile, scenarios: names, journeys, rate, seconds, slack }),
  };
}
