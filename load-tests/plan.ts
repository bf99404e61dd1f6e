import { checkFleet } from "./fleet.ts";
import { CATALOGUE } from "./journeys/catalogue.ts";
import { JOURNEYS, type JourneyName, type ScenarioName } from "./names.ts";
import { createScenario, PROFILE, type Profile, peakRate, type Scenario, STEADY } from "./profiles/profiles.ts";
import { isLoopback, type Settings } from "./settings.ts";
import { createThresholds, plannedArrivals, type Threshold } from "./thresholds.ts";

export type Plan = {
  profile: Profile;
  seconds: number;
  /** All journeys of the run, on their own or as part of a mixed day. */
  journeys: readonly JourneyName[];
  scenarios: Record<string, Scenario>;
  thresholds: readonly Threshold[];
};

/**
 * Plans a run: the profile `smoke` runs each journey on its own; the others run a mixed day unless journeys are named.
 *
 * @throws Error if a fleet with these settings would prove nothing
 */
export function createPlan(settings: Settings): Plan {
  const profile = PROFILE[settings.profile];
  const seconds = settings.seconds ?? profile.seconds;
  const isThere = (journey: JourneyName) => {
    if (journey === "fleet" || "isOwnClient" in CATALOGUE[journey]) return false;
    if (journey === "lists") return settings.listToken !== null;
    // Artificial beacons must not be mixed with real ones, so public servers get them only if the journey is named.
    return journey !== "beacons" || isLoopback(settings.baseUrl);
  };
  const named = settings.journeys.length > 0 ? settings.journeys : profile.journeys;
  const journeys = named ?? JOURNEYS.filter(isThere);
  const names: readonly ScenarioName[] = named !== undefined || settings.profile === "smoke" ? journeys : ["day"];
  const { slack } = settings;
  const steadyOf = (name: ScenarioName) => (name === "day" ? undefined : profile.steady?.[name]);
  const profileOf = (name: ScenarioName) =>
    steadyOf(name) === undefined ? profile : { ...profile, from: STEADY.from, stretches: STEADY.stretches };
  const rateOf = (name: ScenarioName) => steadyOf(name)?.rate ?? settings.rate;
  const arrivals = names.map((name) => ({
    scenario: name,
    planned: plannedArrivals(profileOf(name), { name, rate: rateOf(name), seconds }),
  }));
  if (settings.quota !== null && journeys.includes("fleet")) checkFleet(arrivals, settings.quota, settings.fileBytes);
  const computePeak = (name: ScenarioName) => peakRate(profileOf(name), { name, rate: rateOf(name) });
  const all = names.reduce((sum, name) => sum + computePeak(name), 0);
  const scenarios = names.map((name) => {
    // Divides the maximum number of users in proportion to the arrival rates.
    const share = computePeak(name) / all;
    const maxUsers = Math.max(2, Math.floor(settings.maxUsers * share));
    return [name, createScenario(profileOf(name), { name, rate: rateOf(name), seconds, maxUsers, slack })] as const;
  });
  return {
    profile,
    seconds,
    journeys,
    scenarios: Object.fromEntries(scenarios),
    thresholds: createThresholds({
      profile,
      arrivals,
      journeys,
      slack,
      fileBytes: settings.fileBytes,
      abortAbove: settings.abortAbove,
      quota: settings.quota,
    }),
  };
}
