import type { Engine } from "@envoi/testkit";
import { describe, it } from "vitest";
import { playIn } from "./play-in.ts";
import { RULES, RULES_OF_ENGINES } from "./rules.ts";

/** Chromium plays every rule, Firefox those that depend on the engine. */
export function playRules(engine: Engine): void {
  const play = playIn(engine);
  describe(`in ${engine}`, () => {
    const rules = engine === "chromium" ? RULES : RULES_OF_ENGINES;
    // With `%s`: long titles stay complete, with the ids that docs/requirements.md cites.
    it.each(rules.map(({ rule, journey }) => [rule, journey] as const))("%s", (_rule, journey) => play(journey));
  });
}
