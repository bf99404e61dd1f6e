import { expect } from "vitest";
import { openProfile } from "./other-device.ts";
import type { Rule } from "./rule.ts";
import type { Stage } from "./stage.ts";
import { chooseFiles, chooseLetter, LETTER, sendLetter, upload, withSurvey } from "./steps.ts";

type Device = { totalUploads?: number; totalDownloads?: number; surveyed?: boolean };

/** A device with this many earlier uploads, on which nobody was asked. */
async function withUse({ page }: Stage, use: Device): Promise<void> {
  await page.addInitScript((record) => {
    for (const [name, value] of Object.entries(record)) localStorage[name] ??= String(value);
  }, use);
}

/** Waits until the script of the survey, which loads late, is listening. */
async function awaitSurvey({ page }: Stage): Promise<void> {
  const script = await page.waitForFunction(
    () =>
      performance.getEntriesByType("resource").find(({ name }) => /\/assets\/upload-survey-.*\.js$/.test(name))?.name,
  );
  // As text: the test's own tools would transform an import.
  await page.evaluate(`import(${JSON.stringify(await script.jsonValue())}).then(() => undefined)`);
  await awaitDrawn({ page });
}

async function awaitDrawn({ page }: Pick<Stage, "page">): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** The survey opens at the moment a dialog closes. */
async function expectNotAsked(stage: Stage): Promise<void> {
  await awaitDrawn(stage);
  expect(await stage.page.getByTestId("survey-skip").count()).toBe(0);
}

async function expectAsked({ page }: Stage): Promise<void> {
  await page.getByRole("dialog").getByTestId("survey-link").waitFor();
}

/** Sends, and closes the dialog with the link, once the survey could open. */
async function sendBeforeSurvey(stage: Stage): Promise<void> {
  await chooseLetter(stage);
  await awaitSurvey(stage);
  await upload(stage);
}

/** Meets all conditions but one, on a device like this. */
function keptAway(rows: readonly string[], rule: string, device: Device): Rule {
  return {
    rows,
    rule,
    journey: async (stage) => {
      await withSurvey(stage);
      await withUse(stage, device);
      await sendBeforeSurvey(stage);
      await expectNotAsked(stage);
    },
  };
}

/** Who is asked for feedback, and who is not. */
export const SURVEY_RULES: readonly Rule[] = [
  {
    rows: ["R4.43", "R4.44", "R4.45"],
    rule: "after two uploads in English, the survey is shown [R1.22]",
    journey: async (stage) => {
      await withSurvey(stage);
      await withUse(stage, { totalUploads: 1 });
      await sendBeforeSurvey(stage);
      await expectAsked(stage);
    },
  },
  {
    rows: ["R4.45"],
    rule: "a person who has received and then sends is asked [R4.45]",
    journey: async (stage) => {
      await withSurvey(stage);
      await withUse(stage, { totalDownloads: 1 });
      await sendBeforeSurvey(stage);
      await expectAsked(stage);
    },
  },
  {
    rows: ["R4.46"],
    rule: "a person is not asked twice [R4.46]",
    journey: async (stage) => {
      const { page } = stage;
      await withSurvey(stage);
      await withUse(stage, { totalUploads: 1 });
      await sendBeforeSurvey(stage);
      await expectAsked(stage);
      await page.getByTestId("survey-skip").click();
      await sendBeforeSurvey(stage);
      await expectNotAsked(stage);
    },
  },
  keptAway(["R4.46"], "nobody is asked on a device on which somebody was asked before [R4.46]", {
    totalUploads: 5,
    surveyed: true,
  }),
  keptAway(["R4.45"], "nobody is asked after a first upload only [R4.45]", {}),
  {
    rows: ["R4.44"],
    rule: "in any other language, the survey is not shown [R1.22b]",
    journey: async (stage) => {
      await withSurvey(stage);
      await using german = await openProfile(stage, "de-DE");
      await withUse(german, { totalUploads: 5 });
      await sendBeforeSurvey(german);
      await expectNotAsked(german);
      await using british = await openProfile(stage, "en-GB");
      await withUse(british, { totalUploads: 5 });
      await sendBeforeSurvey(british);
      await expectAsked(british);
    },
  },
  {
    rows: ["R4.43"],
    rule: "nobody is asked before the dialog with the link closes [R4.43]",
    journey: async (stage) => {
      const { page } = stage;
      await withSurvey(stage);
      await withUse(stage, { totalUploads: 5 });
      await chooseLetter(stage);
      await awaitSurvey(stage);
      await page.getByTestId("upload-button").click();
      await page.getByTestId("dialog-ok").waitFor();
      await expectNotAsked(stage);
      await page.getByTestId("dialog-ok").click();
      await expectAsked(stage);
    },
  },
  {
    rows: ["R4.43"],
    rule: "closing another dialog opens no survey [R4.43]",
    journey: async (stage) => {
      const { page } = stage;
      await withSurvey(stage);
      await sendBeforeSurvey(stage);
      await page.evaluate(() => localStorage.setItem("totalDownloads", "1"));
      await page.getByTestId("card-change").click();
      await page.getByRole("button", { name: "Cancel" }).click();
      await expectNotAsked(stage);
      await page.getByTestId("send-more").click();
      await chooseFiles(stage, LETTER);
      await upload(stage);
      await expectAsked(stage);
    },
  },
  {
    rows: ["R4.43"],
    rule: "without a configured address nobody is asked, and no survey code is loaded [R4.43]",
    journey: async (stage) => {
      const fetched: string[] = [];
      stage.page.on("request", (request) => fetched.push(request.url()));
      await withUse(stage, { totalUploads: 5 });
      // Two visits: by the second, the first has loaded everything.
      await sendLetter(stage);
      await sendLetter(stage);
      await expectNotAsked(stage);
      expect(fetched.filter((address) => address.includes("/assets/upload-survey-"))).toEqual([]);
    },
  },
];
