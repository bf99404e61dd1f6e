import { useText } from "../../shared/l10n/use-text.ts";
import { Button, ButtonAnchor } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";

/** Asks for feedback, which is given on another site. */
export function SurveyDialog({ surveyUrl, onClose }: { surveyUrl: string; onClose: () => void }) {
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
