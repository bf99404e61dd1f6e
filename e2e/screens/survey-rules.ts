import { expect } from "vitest";
import type { Fixture } from "./fixture.ts";
import { openProfile } from "./other-device.ts";
import type { Rule } from "./rule.ts";
import { chooseFiles, chooseLetter, LETTER, sendLetter, upload, withSurvey } from "./steps.ts";

type Device = { totalUploads?: number; totalDownloads?: number; surveyed?: boolean };

/** Simulates a device with this amount of earlier use. */
async function withUse({ page }: Fixture, use: Device): Promise<void> {
  await page.addInitScript((record) => {
    for (const [name, value] of Object.entries(record)) localStorage[name] ??= String(value);
  }, use);
}

/** Waits until the survey's script, which is loaded late, has run. */
async function awaitSurvey({ page }: Fixture): Promise<void> {
  const script = await page.waitForFunction(
    () =>
      performance.getEntriesByType("resource").find(({ name }) => /\/assets\/upload-survey-.*\.js$/.test(name))?.name,
  );
  // The import is passed as a string, because the test runner would transform it in a function.
  await page.evaluate(`import(${JSON.stringify(await script.jsonValue())}).then(() => undefined)`);
  await awaitDrawn({ page });
}

async function awaitDrawn({ page }: Pick<Fixture, "page">): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Checks that no survey opened when the dialog closed. */
async function expectNotAsked(fixture: Fixture): Promise<void> {
  await awaitDrawn(fixture);
  expect(await fixture.page.getByTestId("survey-skip").count()).toBe(0);
}

async function expectAsked({ page }: Fixture): Promise<void> {
  await page.getByRole("dialog").getByTestId("survey-link").waitFor();
}

/** Sends a file, and closes the link dialog once the survey can open. */
async function sendBeforeSurvey(fixture: Fixture): Promise<void> {
  await chooseLetter(fixture);
  await awaitSurvey(fixture);
  await upload(fixture);
}

/** The rule that no survey opens on a device that meets all conditions except one. */
function keptAway(rows: readonly string[], rule: string, device: Device): Rule {
  return {
    rows,
    rule,
    journey: async (fixture) => {
      await withSurvey(fixture);
      await withUse(fixture, device);
      await sendBeforeSurvey(fixture);
      await expectNotAsked(fixture);
    },
  };
}

/** Rules about who is asked for feedback. */
export const SURVEY_RULES: readonly Rule[] = [
  {
    rows: ["R4.43", "R4.44", "R4.45"],
    rule: "after two uploads in English, the survey is shown [R1.22]",
    journey: async (fixture) => {
      await withSurvey(fixture);
      await withUse(fixture, { totalUploads: 1 });
      await sendBeforeSurvey(fixture);
      await expectAsked(fixture);
    },
  },
  {
    rows: ["R4.45"],
    rule: "a person who has received files and then sends some is asked [R4.45]",
    journey: async (fixture) => {
      await withSurvey(fixture);
      await withUse(fixture, { totalDownloads: 1 });
      await sendBeforeSurvey(fixture);
      await expectAsked(fixture);
    },
  },
  {
    rows: ["R4.46"],
    rule: "a person is not asked twice [R4.46]",
    journey: async (fixture) => {
      const { page } = fixture;
      await withSurvey(fixture);
      await withUse(fixture, { totalUploads: 1 });
      await sendBeforeSurvey(fixture);
      await expectAsked(fixture);
      await page.getByTestId("survey-skip").click();
      await sendBeforeSurvey(fixture);
      await expectNotAsked(fixture);
    },
  },
  keptAway(["R4.46"], "nobody is asked on a device on which somebody was asked before [R4.46]", {
    totalUploads: 5,
    surveyed: true,
  }),
  keptAway(["R4.45"], "nobody is asked after only one upload [R4.45]", {}),
  {
    rows: ["R4.44"],
    rule: "in any other language, the survey is not shown [R1.22b]",
    journey: async (fixture) => {
      await withSurvey(fixture);
      await using german = await openProfile(fixture, "de-DE");
      await withUse(german, { totalUploads: 5 });
      await sendBeforeSurvey(german);
      await expectNotAsked(german);
      await using british = await openProfile(fixture, "en-GB");
      await withUse(british, { totalUploads: 5 });
      await sendBeforeSurvey(british);
      await expectAsked(british);
    },
  },
  {
    rows: ["R4.43"],
    rule: "nobody is asked before the dialog with the link closes [R4.43]",
    journey: async (fixture) => {
      const { page } = fixture;
      await withSurvey(fixture);
      await withUse(fixture, { totalUploads: 5 });
      await chooseLetter(fixture);
      await awaitSurvey(fixture);
      await page.getByTestId("upload-button").click();
      await page.getByTestId("dialog-ok").waitFor();
      await expectNotAsked(fixture);
      await page.getByTestId("dialog-ok").click();
      await expectAsked(fixture);
    },
  },
  {
    rows: ["R4.43"],
    rule: "closing another dialog opens no survey [R4.43]",
    journey: async (fixture) => {
      const { page } = fixture;
      await withSurvey(fixture);
      await sendBeforeSurvey(fixture);
      await page.evaluate(() => localStorage.setItem("totalDownloads", "1"));
      await page.getByTestId("card-change").click();
      await page.getByRole("button", { name: "Cancel" }).click();
      await expectNotAsked(fixture);
      await page.getByTestId("send-more").click();
      await chooseFiles(fixture, LETTER);
      await upload(fixture);
      await expectAsked(fixture);
    },
  },
  {
    rows: ["R4.43"],
    rule: "without a configured address, nobody is asked and no survey code is loaded [R4.43]",
    journey: async (fixture) => {
      const fetched: string[] = [];
      fixture.page.on("request", (request) => fetched.push(request.url()));
      await withUse(fixture, { totalUploads: 5 });
      // Visits the page twice, because only the second visit has everything loaded.
      await sendLetter(fixture);
      await sendLetter(fixture);
      await expectNotAsked(fixture);
      expect(fetched.filter((address) => address.includes("/assets/upload-survey-"))).toEqual([]);
    },
  },
];
