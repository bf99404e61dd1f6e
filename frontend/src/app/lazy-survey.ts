import { lazyPart } from "../shared/chunks/lazy-part.tsx";

/** The survey, loaded only if the operator has one. */
export const UploadSurvey = lazyPart(
  "survey",
  () => import("./upload-survey.tsx"),
  (module) => module.UploadSurvey,
);
