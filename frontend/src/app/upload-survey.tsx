import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { SurveyProps } from "../features/survey/survey.tsx";
import { loadChunk } from "../shared/chunks/load-chunk.ts";
import { usePublicConfig } from "../shared/config/config-context.tsx";
import { useKeptSession } from "./upload-gate.tsx";

/** The survey, where there is one. It comes after the dialog in which an upload's link was copied or shared. */
export function UploadSurvey() {
  const surveyUrl = usePublicConfig()?.PREFS.surveyUrl;
  const session = useKeptSession();
  const [Survey, setSurvey] = useState<ComponentType<SurveyProps> | null>(null);

  useEffect(() => {
    if (surveyUrl === undefined) return;
    loadChunk("survey", () => import("../features/survey/survey.tsx")).then(
      (loaded) => setSurvey(() => loaded.Survey),
      // Nobody misses a question that did not load.
      () => undefined,
    );
  }, [surveyUrl]);

  const onLinkDialogClosed = useCallback(
    (callback: () => void) =>
      session?.upload.subscribe((state, before) => {
        const wasOpen = before.kind === "finished" && before.dialog === "open";
        if (wasOpen && state.kind === "finished" && state.dialog === "closed") callback();
      }) ?? (() => undefined),
    [session],
  );

  if (surveyUrl === undefined || Survey === null) return null;
  return <Survey surveyUrl={surveyUrl} onLinkDialogClosed={onLinkDialogClosed} />;
}
