import type { Engine } from "@envoi/testkit";
import type { Stage } from "./stage.ts";

/** Something that the page does or refuses, and how a person meets it. */
export type Rule = {
  /** Its rows in docs/requirements.md. */
  rows: readonly string[];
  rule: string;
  /** Where it is played; absent: in all engines. */
  onlyIn?: Engine;
  journey: (stage: Stage) => Promise<void>;
};
