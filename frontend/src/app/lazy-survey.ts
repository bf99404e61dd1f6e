import { lazyPart } from "../shared/chunks/lazy-part.tsx";

/** The survey, loaded only if the operator has one. */
export const UploadSurvey = lazyPart("survey", async () => (await import("./upload-survey.tsx")).UploadSurvey);
