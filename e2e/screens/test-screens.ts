import type { Engine } from "@envoi/testkit";
import { describe, expect, it } from "vitest";
import { createRunner } from "./create-runner.ts";
import { findOverflow, lookAt } from "./look.ts";
import type { Screen } from "./screen.ts";

/** Visits each screen and checks its layout and accessibility. */
export function testScreens(engine: Engine, screens: readonly Screen[]): void {
  const run = createRunner(engine);
  describe(`in ${engine}`, () => {
    it.each(screens)("the screen $id is reachable, fits a phone and is accessible", async (screen) => {
      await run(async (fixture) => {
        await screen.journey(fixture);
        expect(await findOverflow(fixture.page)).toEqual([]);
        if (engine === "chromium") expect(await lookAt(fixture.page, screen)).toEqual([]);
      });
    });
  });
}
