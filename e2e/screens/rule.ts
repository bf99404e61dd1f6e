import type { Stage } from "./stage.ts";

/** A rule of the page, and a journey that shows it. */
export type Rule = {
  /** Its rows in docs/requirements.md. */
  rows: readonly string[];
  rule: string;
  journey: (stage: Stage) => Promise<void>;
};
