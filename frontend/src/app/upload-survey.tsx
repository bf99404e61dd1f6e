import { useCallback, useContext } from "react";
import { Survey } from "../features/survey/survey.tsx";
import { UploadQueueContext } from "../features/upload/run/upload-keeper.tsx";

/** Shows the survey once the dialog in which a link was copied or shared is closed. */
export function UploadSurvey({ surveyUrl }: { surveyUrl: string }) {
  const queue = useContext(UploadQueueContext);
  const onLinkDialogClosed = useCallback(
    (callback: () => void) =>
      queue?.watch((state, before) => {
        const wasOpen = before.kind === "finished" && before.dialog === "open";
        if (wasOpen && state.kind === "finished" && state.dialog === "closed") callback();
      }) ?? (() => undefined),
    [queue],
  );
  return <Survey surveyUrl={surveyUrl} onLinkDialogClosed={onLinkDialogClosed} />;
}
