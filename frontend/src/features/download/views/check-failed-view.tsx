import { useEffect, useEffectEvent } from "react";
import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import type { FailureCode } from "../../../shared/transfer/transfer-failure.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { DeadEnd } from "../../../shared/ui/dead-end.tsx";
import { BrokenLetter } from "../../../shared/ui/illustrations.tsx";
import type { DownloadStateOf } from "../session/download-state.ts";

/** The server is unreachable, or something else answered in its place. */
const NETWORK_ERRORS: readonly FailureCode[] = ["connect_failed", "connection_lost", "intercepted"];
/** The server's answer contains a reason. */
const SERVER_ERRORS: readonly FailureCode[] = ["rate_limited", "busy", "unavailable"];

type CheckFailedViewProps = { state: DownloadStateOf<"checkFailed">; onRetry: () => void };

/** The link or the password could not be checked. */
export function CheckFailedView({ state: { code, retryAfterSeconds }, onRetry }: CheckFailedViewProps) {
  const t = useText();
  const format = useFormat();
  const isNetworkError = NETWORK_ERRORS.includes(code);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isNetworkError) return;
    const listener = () => retry();
    addEventListener("online", listener);
    return () => removeEventListener("online", listener);
  }, [isNetworkError]);
  const networkSaid = t(code === "intercepted" ? code : "checkFailedLead");
  const said = SERVER_ERRORS.includes(code) ? t(`downloadError-${code}`) : t("checkRefusedLead");
  return (
    <DeadEnd
      illustration={<BrokenLetter />}
      title={isNetworkError ? t("checkFailed") : t("checkRefused")}
      lead={isNetworkError ? networkSaid : said}
      testId="check-failed"
    >
      {retryAfterSeconds !== null && <p>{t("waitAsked", { time: format.remaining(retryAfterSeconds) })}</p>}
      <Button look="primary" onClick={onRetry}>
        {t("tryAgain")}
      </Button>
    </DeadEnd>
  );
}
