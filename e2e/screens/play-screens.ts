import type { Engine } from "@envoi/testkit";
import { describe, expect, it } from "vitest";
import { findOverflow, lookAt } from "./look.ts";
import { playIn } from "./play-in.ts";
import type { Screen } from "./screen.ts";

/** Visits screens. */
export function playScreens(engine: Engine, screens: readonly Screen[]): void {
  const play = playIn(engine);
  describe(`in ${engine}`, () => {
    it.each(screens)("a person reaches $id, which fits a phone and is accessible", async (screen) => {
      await play(async (stage) => {
        await screen.journey(stage);
        expect(await findOverflow(stage.page)).toEqual([]);
        if (engine === "chromium") expect(await lookAt(stage.page, screen)).toEqual([]);
      });
    });
  });
}
