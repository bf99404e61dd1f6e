import type { Fixture } from "./fixture.ts";

/** A view that a user can see, and how to reach it. */
export type Screen = {
  /** Name used for the screen's screenshots. */
  id: string;
  /** Catalogue entries shown by the screen: routes, states, dialogs. */
  shows: readonly string[];
  /** Goes from a fresh profile to the screen; resolves once it is shown. */
  journey: (fixture: Fixture) => Promise<void>;
};
