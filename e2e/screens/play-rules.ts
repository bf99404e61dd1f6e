import type { Engine } from "@envoi/testkit";
import { describe, it } from "vitest";
import { playIn } from "./play-in.ts";
import type { Rule } from "./rule.ts";

export function playRules(engine: Engine, rules: readonly Rule[]): void {
  const play = playIn(engine);
  describe(`in ${engine}`, () => {
    // With `%s`: long titles stay complete, with the ids that docs/requirements.md cites.
    it.each(rules.map(({ rule, journey }) => [rule, journey] as const))("%s", (_rule, journey) => play(journey));
  });
}
