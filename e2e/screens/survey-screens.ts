import type { Screen } from "./screen.ts";
import { chooseFiles, LETTER, sendLetter, upload, withSurvey } from "./steps.ts";

/** The survey, for people who have used the service before. */
export const SURVEY_SCREENS: readonly Screen[] = [
  {
    id: "survey",
    shows: ["survey-dialog"],
    journey: async (stage) => {
      await withSurvey(stage);
      await sendLetter(stage);
      await stage.page.getByTestId("send-more").click();
      await chooseFiles(stage, LETTER);
      await upload(stage);
      await stage.page.getByTestId("survey-skip").waitFor();
    },
  },
];
