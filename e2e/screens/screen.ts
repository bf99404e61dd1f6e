import type { Fixture } from "./fixture.ts";

/** A view that a person can see, and how to reach it. */
export type Screen = {
  /** Name used for its pictures. */
  id: string;
  /** Entries of the catalogue that the screen shows: routes, states, dialogs. */
  shows: readonly string[];
  /** Goes from a fresh profile to the screen; resolves once the screen is shown. */
  journey: (fixture: Fixture) => Promise<void>;
};
