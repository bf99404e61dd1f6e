import type { Rule } from "./rule.ts";
import { chooseLetter, openHome, sendLetter, upload } from "./steps.ts";

const LIFE_SECONDS = 300;

/** Rules about a user's own uploads. */
export const LIST_RULES: readonly Rule[] = [
  {
    rows: ["R4.8", "R4.22"],
    rule: "an upload stays in its sender's list when the page is reopened",
    journey: async (fixture) => {
      const { page } = fixture;
      await sendLetter(fixture);
      await page.getByTestId("upload-card").getByText("1 day left").waitFor();
      await openHome(fixture);
      await page.getByTestId("upload-card").getByText("1 download left").waitFor();
    },
  },
  {
    rows: ["R4.18", "R4.20", "R4.21"],
    rule: "a used-up link leaves its sender's list, which says that it was downloaded [R2.81b]",
    journey: async (fixture) => {
      const link = await sendLetter(fixture);
      const { page } = fixture;
      await page.goto(link);
      await page.getByTestId("download-button").click();
      await page.getByTestId("download-finished").waitFor();
      // After a download, Firefox may keep the page in the background, where it is not refreshed.
      await page.bringToFront();
      await openHome(fixture);
      await page.getByTestId("no-uploads").waitFor();
      await page
        .getByTestId("past-uploads")
        .getByText(/^Downloaded/)
        .waitFor();
      await page.getByTestId("clear-past").click();
      await page.getByTestId("past-uploads").waitFor({ state: "detached" });
    },
  },
  {
    rows: ["R4.19", "R4.20", "R4.42"],
    rule: "an expired link leaves its sender's list without any action [R4.19]",
    journey: async (fixture) => {
      const { page } = fixture;
      await page.clock.install();
      await chooseLetter(fixture);
      await page.getByTestId("time-limit").selectOption(String(LIFE_SECONDS));
      await upload(fixture);
      await page.getByTestId("upload-card").waitFor();
      // Simulates the computer waking up: each overdue timer fires once.
      await page.clock.fastForward((LIFE_SECONDS + 60) * 1000);
      await page.getByTestId("no-uploads").waitFor();
    },
  },
];
