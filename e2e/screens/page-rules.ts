import { expect } from "vitest";
import type { Rule } from "./rule.ts";
import { openHome, openLink, withoutCrypto } from "./steps.ts";

/** Rules for every page. */
export const PAGE_RULES: readonly Rule[] = [
  {
    rows: ["R4.47", "R8.19"],
    rule: "a browser that cannot encrypt is reported, on the home page and on a link",
    journey: async (stage) => {
      const { page, origin } = stage;
      await withoutCrypto(page);
      for (const address of [origin, await stage.receive({})]) {
        await openLink(stage, address);
        await page.getByTestId("unsupported").waitFor();
        expect(page.url()).toBe(`${origin}/unsupported/crypto`);
      }
    },
  },
  {
    rows: ["R4.48"],
    rule: "the service worker is registered at /serviceWorker.js [R4.48]",
    journey: async (stage) => {
      const { page, origin } = stage;
      await openHome(stage);
      const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
      expect(script).toBe(`${origin}/serviceWorker.js`);
    },
  },
];
