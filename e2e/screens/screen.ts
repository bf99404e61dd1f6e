import type { Stage } from "./stage.ts";

/** Something that a person can see, and the way to it. */
export type Screen = {
  /** Names its pictures. */
  id: string;
  /** What of the catalogue it shows: routes, states, dialogs. */
  shows: readonly string[];
  /** Leads from a fresh profile to the screen; resolves when it is there. */
  journey: (stage: Stage) => Promise<void>;
};
