import type { Fixture } from "./fixture.ts";

/** A rule of the page, and a journey that verifies it. */
export type Rule = {
  /** Rows in docs/requirements.md. */
  rows: readonly string[];
  rule: string;
  journey: (fixture: Fixture) => Promise<void>;
};
