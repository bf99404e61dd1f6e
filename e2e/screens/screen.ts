import type { Stage } from "./stage.ts";

/** Something that a person can see, and how to reach it. */
export type Screen = {
  /** Used in the names of its pictures. */
  id: string;
  /** The entries of the catalogue that it shows: routes, states, dialogs. */
  shows: readonly string[];
  /** Goes from a fresh profile to the screen; resolves when it is shown. */
  journey: (stage: Stage) => Promise<void>;
};
