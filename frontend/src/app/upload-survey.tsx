import { useCallback } from "react";
import { Survey } from "../features/survey/survey.tsx";
import { useKeptUpload } from "../features/upload/upload-keeper.tsx";

/** Shows the survey once the dialog in which a link was copied or shared is closed. */
export function UploadSurvey({ surveyUrl }: { surveyUrl: string }) {
  const draft = useKeptUpload();
  const onLinkDialogClosed = useCallback(
    (callback: () => void) =>
      draft?.upload.subscribe((state, before) => {
        const wasOpen = before.kind === "finished" && before.dialog === "open";
        if (wasOpen && state.kind === "finished" && state.dialog === "closed") callback();
      }) ?? (() => undefined),
    [draft],
  );
  return <Survey surveyUrl={surveyUrl} onLinkDialogClosed={onLinkDialogClosed} />;
}
