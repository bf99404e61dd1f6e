import type { Engine } from "@envoi/testkit";
import { describe, expect, it } from "vitest";
import { lookAt, overflowOf } from "./look.ts";
import { playIn } from "./play-in.ts";
import { SCREENS } from "./screens.ts";

/** Comes to every screen. Each engine has a test file of its own: files run side by side. */
export function playScreens(engine: Engine): void {
  const play = playIn(engine);
  describe(`in ${engine}`, () => {
    it.each(SCREENS)("a person comes to $id, which fits a phone and is open to everyone", async (screen) => {
      await play(async (stage) => {
        await screen.journey(stage);
        expect(await overflowOf(stage.page)).toEqual([]);
        if (engine === "chromium") expect(await lookAt(stage.page, screen)).toEqual([]);
      });
    });
  });
}
