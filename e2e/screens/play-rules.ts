import type { Engine } from "@envoi/testkit";
import { describe, it } from "vitest";
import { playIn } from "./play-in.ts";
import { RULES } from "./rules.ts";

/** Plays every rule. Each engine has a test file of its own: files run side by side. */
export function playRules(engine: Engine): void {
  const play = playIn(engine);
  describe(`in ${engine}`, () => {
    const rules = RULES.filter(({ onlyIn = engine }) => onlyIn === engine);
    // By `%s`: long titles stay whole, with the ids that docs/requirements.md cites.
    it.each(rules.map(({ rule, journey }) => [rule, journey] as const))("%s", (_rule, journey) => play(journey));
  });
}
