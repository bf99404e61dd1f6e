import { expect } from "vitest";
import type { Stage } from "./stage.ts";
import { chooseFiles, chooseLetter, LETTER, openHome, sendLetter } from "./steps.ts";

/** Something that the page does or refuses, and how a person meets it. Those with a message of their own are screens. */
type Rule = { rule: string; journey: (stage: Stage) => Promise<void> };

export const RULES: readonly Rule[] = [
  {
    rule: "empty files are ignored",
    journey: async (stage) => {
      await openHome(stage);
      await chooseFiles(stage, { name: "empty.pdf", bytes: 0 }, LETTER);
      await stage.page.getByRole("list", { name: "Chosen files" }).waitFor();
      expect(await stage.page.getByRole("button", { name: /^Remove / }).count()).toBe(1);
    },
  },
  {
    rule: "unticking the password clears it",
    journey: async (stage) => {
      await chooseLetter(stage);
      const toggle = stage.page.getByTestId("password-toggle");
      await toggle.check();
      await stage.page.getByTestId("password-input").pressSequentially("correct horse");
      await toggle.uncheck();
      await toggle.check();
      expect(await stage.page.getByTestId("password-input").inputValue()).toBe("");
    },
  },
  {
    rule: "a second press of the upload button is ignored",
    journey: async (stage) => {
      await chooseLetter(stage);
      await stage.page.getByTestId("upload-button").dblclick();
      await stage.page.getByTestId("dialog-ok").click();
      expect(await stage.page.getByTestId("upload-card").count()).toBe(1);
    },
  },
  {
    rule: "a link that was used up leaves the list of its sender",
    journey: async (stage) => {
      const link = await sendLetter(stage);
      const { page } = stage;
      await page.goto(link);
      await page.getByTestId("download-button").click();
      await page.getByTestId("download-finished").waitFor();
      // Firefox may have the page in the background after a download, and there nothing is refreshed.
      await page.bringToFront();
      await openHome(stage);
      await page.getByTestId("no-uploads").waitFor();
    },
  },
];
