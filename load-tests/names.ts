import { CATALOGUE } from "./journeys/catalogue.ts";

export const PROFILES = [
  "smoke",
  "average",
  "stress",
  "spike",
  "soak",
  "breakpoint",
  "overload",
  "fleet",
  "today",
] as const;
export type ProfileName = (typeof PROFILES)[number];

export type JourneyName = keyof typeof CATALOGUE;
export const JOURNEYS = Object.keys(CATALOGUE) as JourneyName[];

/** A scenario is a single journey, or a mixed day on which each user makes a random journey. */
export type ScenarioName = JourneyName | "day";
