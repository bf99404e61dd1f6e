import { useEffect, useState } from "react";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import type { DeviceRecord } from "../../shared/storage/device-record.ts";
import { Button, ButtonAnchor } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";

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

/** Asks for feedback, which is given on another site. */
function SurveyDialog({ surveyUrl, onClose }: { surveyUrl: string; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      title={t("surveyTitle")}
      onClose={onClose}
      actions={
        <>
          <Button data-testid="survey-skip" onClick={onClose}>
            {t("surveySkip")}
          </Button>
          <ButtonAnchor look="primary" href={surveyUrl} data-testid="survey-link" onClick={onClose}>
            {t("giveFeedback")}
          </ButtonAnchor>
        </>
      }
    >
      <p>{t("surveyLead")}</p>
    </Dialog>
  );
}

const ENGLISH = /^en\b/;

type SurveyContext = {
  /** The page's current language. */
  locale: string;
  device: Pick<DeviceRecord, "totalUploads" | "totalDownloads" | "surveyed">;
};

/** Whether to ask for feedback when the dialog with an upload's link closes. */
export function isSurveyDue({ locale, device }: SurveyContext): boolean {
  const hasUsedIt = device.totalUploads > 1 || device.totalDownloads >= 1;
  return ENGLISH.test(locale) && hasUsedIt && !device.surveyed;
}
