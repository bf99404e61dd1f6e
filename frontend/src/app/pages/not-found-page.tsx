import { useText } from "../../shared/l10n/use-text.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { DeadEnd } from "../../shared/ui/dead-end.tsx";
import { EmptyLetter } from "../../shared/ui/illustrations.tsx";
import { Narrow } from "./narrow.tsx";

/** `/404` and every unknown path. */
export function NotFoundPage() {
  const t = useText();
  return (
    <Narrow>
      <DeadEnd illustration={<EmptyLetter />} title={t("notFoundTitle")} lead={t("notFoundLead")} testId="not-found">
        <ButtonLink to="/" look="primary">
          {t("sendYourOwn")}
        </ButtonLink>
      </DeadEnd>
    </Narrow>
  );
}
