import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { SurveyProps } from "../features/survey/survey.tsx";
import { useKeptUpload } from "../features/upload/upload-keeper.tsx";
import { loadChunk } from "../shared/chunks/load-chunk.ts";
import { usePublicConfig } from "../shared/config/config-context.tsx";

/** The survey, if one is configured. It opens after the dialog in which an upload's link was copied or shared. */
export function UploadSurvey() {
  const surveyUrl = usePublicConfig()?.PREFS.surveyUrl;
  const draft = useKeptUpload();
  const [Survey, setSurvey] = useState<ComponentType<SurveyProps> | null>(null);

  useEffect(() => {
    if (surveyUrl === undefined) return;
    loadChunk("survey", () => import("../features/survey/survey.tsx")).then(
      (loaded) => setSurvey(() => loaded.Survey),
      // If the survey fails to load, nothing is shown.
      () => undefined,
    );
  }, [surveyUrl]);

  const onLinkDialogClosed = useCallback(
    (callback: () => void) =>
      draft?.upload.subscribe((state, before) => {
        const wasOpen = before.kind === "finished" && before.dialog === "open";
        if (wasOpen && state.kind === "finished" && state.dialog === "closed") callback();
      }) ?? (() => undefined),
    [draft],
  );

  if (surveyUrl === undefined || Survey === null) return null;
  return <Survey surveyUrl={surveyUrl} onLinkDialogClosed={onLinkDialogClosed} />;
}
