import { useContext, useEffect, useState } from "react";
import { UploadQueueContext } from "../features/upload/run/upload-keeper.tsx";
import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import type { DeviceRecord } from "../shared/storage/device-record.ts";
import { Button, ButtonAnchor } from "../shared/ui/button.tsx";
import { Dialog } from "../shared/ui/dialog.tsx";

type SurveyContext = {
  locale: string;
  device: Pick<DeviceRecord, "totalUploads" | "totalDownloads" | "surveyed">;
};

/** Whether to ask for feedback when the dialog with an upload's link closes. */
export function isSurveyDue({ locale, device }: SurveyContext): boolean {
  const hasUsedIt = device.totalUploads > 1 || device.totalDownloads >= 1;
  return /^en\b/.test(locale) && hasUsedIt && !device.surveyed;
}

/**
 * Asks for feedback on another site. Appears once per device, when the dialog in which a link was copied or shared
 * closes.
 */
export function UploadSurvey({ surveyUrl }: { surveyUrl: string }) {
  const t = useText();
  const queue = useContext(UploadQueueContext);
  const { storage, language } = useEnvironment();
  const [isShown, setIsShown] = useState(false);

  useEffect(
    () =>
      queue?.watch((state, before) => {
        const wasOpen = before.kind === "finished" && before.dialog === "open";
        if (!wasOpen || state.kind !== "finished" || state.dialog !== "closed") return;
        if (!isSurveyDue({ locale: language.getState().shown.locale, device: storage.readDevice() })) return;
        storage.writeMark("surveyed", "true");
        setIsShown(true);
      }),
    [queue, storage, language],
  );

  if (!isShown) return null;
  const close = () => setIsShown(false);
  return (
    <Dialog
      title={t("surveyTitle")}
      onClose={close}
      actions={
        <>
          <Button data-testid="survey-skip" onClick={close}>
            {t("surveySkip")}
          </Button>
          <ButtonAnchor look="primary" href={surveyUrl} data-testid="survey-link" onClick={close}>
            {t("giveFeedback")}
          </ButtonAnchor>
        </>
      }
    >
      <p>{t("surveyLead")}</p>
    </Dialog>
  );
}
