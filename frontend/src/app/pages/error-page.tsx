import { useLocation } from "react-router";
import { useText } from "../../shared/l10n/use-text.ts";
import type { FailureCode } from "../../shared/transfer/transfer-failure.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { DeadEnd } from "../../shared/ui/dead-end.tsx";
import { BrokenLetter } from "../../shared/ui/illustrations/broken-letter.tsx";
import { Narrow } from "./narrow.tsx";

/** Failures that a person can do something about have words of their own. */
const EXPLAINED = [
  "too_large",
  "rate_limited",
  "busy",
  "unavailable",
  "idle_timeout",
  "connect_failed",
  "connection_lost",
  "file_changed",
  "damaged",
] as const satisfies readonly FailureCode[];

function explainedCode(state: unknown): (typeof EXPLAINED)[number] | null {
  if (typeof state !== "object" || state === null || !("code" in state)) return null;
  return EXPLAINED.find((code) => code === state.code) ?? null;
}

/** `/error`, after a transfer that failed. */
export function ErrorPage() {
  const t = useText();
  const code = explainedCode(useLocation().state);
  return (
    <Narrow>
      <DeadEnd
        illustration={<BrokenLetter />}
        title={t("errorTitle")}
        lead={code === null ? t("errorLead") : t(`error-${code}`)}
        testId="error"
      >
        <ButtonLink to="/" look="primary">
          {t("backHome")}
        </ButtonLink>
      </DeadEnd>
    </Narrow>
  );
}
