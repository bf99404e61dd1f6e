import type { Engine } from "@envoi/testkit";
import { describe, it } from "vitest";
import { createRunner } from "./create-runner.ts";
import type { Rule } from "./rule.ts";

export function testRules(engine: Engine, rules: readonly Rule[]): void {
  const run = createRunner(engine);
  describe(`in ${engine}`, () => {
    // With `%s`, Vitest does not truncate long titles, so they keep the ids that docs/requirements.md cites.
    it.each(rules.map(({ rule, journey }) => [rule, journey] as const))("%s", (_rule, journey) => run(journey));
  });
}
