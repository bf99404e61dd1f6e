import type { Screen } from "./screen.ts";
import { chooseFiles, LETTER, sendLetter, upload, withSurvey } from "./steps.ts";

/** What people are asked once they know the service. */
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
