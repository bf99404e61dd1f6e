import { lazyPart } from "../shared/chunks/lazy-part.tsx";

/** The survey, loaded where there is one. */
export const UploadSurvey = lazyPart("survey", async () => (await import("./upload-survey.tsx")).UploadSurvey);
