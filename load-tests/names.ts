export const PROFILES = ["smoke", "average", "stress", "spike", "soak", "breakpoint"] as const;
export type ProfileName = (typeof PROFILES)[number];

export const JOURNEYS = ["upload", "download", "limit", "metadata", "owner", "lists", "beacons"] as const;
export type JourneyName = (typeof JOURNEYS)[number];

/** A scenario is one journey, or people of a mixed day, each of whom makes one. */
export type ScenarioName = JourneyName | "day";
