import { expect } from "vitest";
import type { Rule } from "./rule.ts";
import { openHome, openLink, readAddress, withoutCrypto } from "./steps.ts";

/** Rules for every page. */
export const PAGE_RULES: readonly Rule[] = [
  {
    rows: ["R4.47", "R8.19"],
    rule: "a browser that cannot encrypt is reported, on the home page and on a link",
    journey: async (fixture) => {
      const { page, origin } = fixture;
      await withoutCrypto(page);
      for (const address of [origin, await fixture.receive({})]) {
        await openLink(fixture, address);
        await page.getByTestId("unsupported").waitFor();
        expect(await readAddress(page)).toBe(`${origin}/unsupported/crypto`);
        await page.getByText("Here's what you can do").waitFor();
        await page.getByRole("link", { name: "Get another browser" }).waitFor();
      }
    },
  },
  {
    rows: ["R4.48"],
    rule: "the service worker is registered at /serviceWorker.js [R4.48]",
    journey: async (fixture) => {
      const { page, origin } = fixture;
      await openHome(fixture);
      const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
      expect(script).toBe(`${origin}/serviceWorker.js`);
    },
  },
  {
    rows: [],
    rule: "each page has its own title, without file names or notes",
    journey: async (fixture) => {
      const { page, origin } = fixture;
      const link = await fixture.receive({});
      const readTitle = async (address: string, testId: string) => {
        await page.goto(address);
        await page.getByTestId(testId).first().waitFor({ state: "attached" });
        return page.title();
      };
      expect(await readTitle(origin, "file-input")).toBe("Envoi");
      expect(await readTitle(link, "download-preview")).toBe("Download · Envoi");
      expect(await readTitle(`${origin}/404`, "not-found")).toBe("There is nothing here · Envoi");
      expect(await readTitle(`${origin}/error`, "error")).toBe("Something went wrong · Envoi");
      await page.getByRole("link", { name: "Privacy" }).click();
      await expect.poll(() => page.title()).toBe("Privacy · Envoi");
    },
  },
  {
    rows: [],
    rule: "without accounts, the privacy page does not mention them",
    journey: async (fixture) => {
      const { page, origin } = fixture;
      await page.goto(`${origin}/legal`);
      await page.getByRole("heading", { name: "Privacy and terms" }).waitFor();
      expect(await page.getByRole("main").textContent()).not.toMatch(/account|sign/i);
    },
  },
];
