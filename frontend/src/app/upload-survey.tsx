import { useCallback } from "react";
import { Survey } from "../features/survey/survey.tsx";
import { useKeptUpload } from "../features/upload/upload-keeper.tsx";

/** The survey comes after the dialog in which an upload's link was copied or shared. */
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
