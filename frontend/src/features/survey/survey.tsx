import { useEffect, useState } from "react";
import { useEnvironment } from "../../shared/environment.tsx";
import { SurveyDialog } from "./survey-dialog.tsx";
import { isSurveyDue } from "./survey-due.ts";

export type SurveyProps = {
  surveyUrl: string;
  /** Calls back when a dialog with an upload's link closes. @returns a function that unsubscribes */
  onLinkDialogClosed: (callback: () => void) => () => void;
};

/** Asks for feedback, once per device. */
export function Survey({ surveyUrl, onLinkDialogClosed }: SurveyProps) {
  const { storage, language } = useEnvironment();
  const [isShown, setIsShown] = useState(false);

  useEffect(
    () =>
      onLinkDialogClosed(() => {
        if (!isSurveyDue({ locale: language.getState().shown.locale, device: storage.readDevice() })) return;
        storage.writeMark("surveyed", "true");
        setIsShown(true);
      }),
    [onLinkDialogClosed, storage, language],
  );

  return isShown && <SurveyDialog surveyUrl={surveyUrl} onClose={() => setIsShown(false)} />;
}
