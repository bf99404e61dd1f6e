import type { Screen } from "./screen.ts";
import { chooseFiles, LETTER, sendLetter, upload, withSurvey } from "./steps.ts";

/** The survey, for users who have used the service before. */
export const SURVEY_SCREENS: readonly Screen[] = [
  {
    id: "survey",
    shows: ["UploadSurvey"],
    journey: async (fixture) => {
      await withSurvey(fixture);
      await sendLetter(fixture);
      await fixture.page.getByTestId("send-more").click();
      await chooseFiles(fixture, LETTER);
      await upload(fixture);
      await fixture.page.getByTestId("survey-skip").waitFor();
    },
  },
];
