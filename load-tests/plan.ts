import { JOURNEYS, type JourneyName, type ScenarioName } from "./names.ts";
import { PROFILE, type Profile, peakRate, type Scenario, scenarioOf } from "./profiles/profiles.ts";
import { isLoopback, type Settings } from "./settings.ts";
import { type Threshold, thresholdsOf } from "./thresholds.ts";

export type Plan = {
  profile: Profile;
  seconds: number;
  /** All that are made, on their own or by the people of a mixed day. */
  journeys: readonly JourneyName[];
  scenarios: Record<string, Scenario>;
  thresholds: readonly Threshold[];
};

/** Profile × journeys: smoke makes each journey on its own, the others a mixed day, unless journeys are named. */
export function planOf(settings: Settings): Plan {
  const profile = PROFILE[settings.profile];
  const seconds = settings.seconds ?? profile.seconds;
  const isThere = (journey: JourneyName) => {
    if (journey === "lists") return settings.listToken !== null;
    // Made-up beacons do not belong among real ones: on a public server they are sent only if the journey is named.
    return journey !== "beacons" || isLoopback(settings.baseUrl);
  };
  const journeys = settings.journeys.length > 0 ? settings.journeys : JOURNEYS.filter(isThere);
  const names: readonly ScenarioName[] =
    settings.journeys.length > 0 || settings.profile === "smoke" ? journeys : ["day"];
  const { rate, slack } = settings;
  const all = names.reduce((sum, name) => sum + peakRate(profile, { name, rate }), 0);
  const scenarios = names.map((name) => {
    // The users there may be are shared by how many people come.
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
