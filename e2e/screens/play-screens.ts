import type { Engine } from "@envoi/testkit";
import { describe, expect, it } from "vitest";
import { lookAt, overflowOf } from "./look.ts";
import { playIn } from "./play-in.ts";
import { SCREENS, SCREENS_OF_ENGINES } from "./screens.ts";

/** Chromium visits every screen, Firefox those that depend on the engine. */
export function playScreens(engine: Engine): void {
  const play = playIn(engine);
  const screens = engine === "chromium" ? SCREENS : SCREENS.filter(({ id }) => SCREENS_OF_ENGINES.includes(id));
  describe(`in ${engine}`, () => {
    it.each(screens)("a person reaches $id, which fits a phone and is accessible", async (screen) => {
      await play(async (stage) => {
        await screen.journey(stage);
        expect(await overflowOf(stage.page)).toEqual([]);
        if (engine === "chromium") expect(await lookAt(stage.page, screen)).toEqual([]);
      });
    });
  });
}
