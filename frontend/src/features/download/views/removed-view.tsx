import { usePublicConfig } from "../../../shared/config/config-context.tsx";
import { useText } from "../../../shared/l10n/use-text.ts";
import { ButtonAnchor, ButtonLink } from "../../../shared/ui/button.tsx";
import { DeadEnd } from "../../../shared/ui/dead-end.tsx";
import { EmptyLetter } from "../../../shared/ui/illustrations.tsx";

/** The operator took the upload down: says so, and whom to ask about it. */
export function RemovedView() {
  const t = useText();
  const address = usePublicConfig()?.REPORTS?.ADDRESS;
  return (
    <DeadEnd illustration={<EmptyLetter />} title={t("removedTitle")} lead={t("removedLead")} testId="removed">
      <ButtonLink to="/" look="primary">
        {t("sendYourOwn")}
      </ButtonLink>
      {address !== undefined && (
        <ButtonAnchor look="quiet" href={address} data-testid="contact-operator">
          {t("contactOperator")}
        </ButtonAnchor>
      )}
    </DeadEnd>
  );
}
