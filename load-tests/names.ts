export const PROFILES = ["smoke", "average", "stress", "spike", "soak", "breakpoint", "overload", "fleet"] as const;
export type ProfileName = (typeof PROFILES)[number];

export const JOURNEYS = ["upload", "download", "limit", "metadata", "owner", "lists", "beacons", "fleet"] as const;
export type JourneyName = (typeof JOURNEYS)[number];

/** A scenario is a single journey, or a mixed day on which each user makes a random journey. */
export type ScenarioName = JourneyName | "day";
