import type { Stage } from "./stage.ts";

/** Something that the page does or refuses, and how a person meets it. */
export type Rule = {
  /** Its rows in docs/requirements.md. */
  rows: readonly string[];
  rule: string;
  journey: (stage: Stage) => Promise<void>;
};
