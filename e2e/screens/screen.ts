import type { Fixture } from "./fixture.ts";

/** View that a person can see, and how to reach it. */
export type Screen = {
  /** Name used for its pictures. */
  id: string;
  /** Entries of the catalogue that the screen shows: routes, states, dialogs. */
  shows: readonly string[];
  /** Goes from a fresh profile to the screen; resolves when it is shown. */
  journey: (fixture: Fixture) => Promise<void>;
};
