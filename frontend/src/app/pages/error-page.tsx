import { useLocation, useNavigate } from "react-router";
import type { UploadSession } from "../../features/upload/upload-session.ts";
import { useStartUpload } from "../../features/upload/use-start-upload.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import type { FailureCode } from "../../shared/transfer/transfer-failure.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { DeadEnd } from "../../shared/ui/dead-end.tsx";
import { BrokenLetter } from "../../shared/ui/illustrations/broken-letter.tsx";
import { useKeptSession } from "../upload-gate.tsx";
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
  "incomplete",
] as const satisfies readonly FailureCode[];

/** Sending the same files again could only fail again. */
const FINAL: readonly FailureCode[] = ["too_large", "file_changed"];

function explainedCode(state: object): (typeof EXPLAINED)[number] | null {
  return EXPLAINED.find((code) => "code" in state && code === state.code) ?? null;
}

function isOfUpload(state: object): boolean {
  return "transfer" in state && state.transfer === "upload";
}

/** After a failed upload its files are still there. */
function RetryButton({ session }: { session: UploadSession }) {
  const t = useText();
  const navigate = useNavigate();
  const startUpload = useStartUpload(session);
  const { files } = useReducerStore(session.archive);
  if (files.length === 0) return null;

  async function retry(): Promise<void> {
    await navigate("/");
    await startUpload();
  }

  return (
    <Button look="primary" data-testid="retry-upload" onClick={() => void retry()}>
      {t("tryAgain")}
    </Button>
  );
}

/** `/error`, after a transfer that failed. */
export function ErrorPage() {
  const t = useText();
  const session = useKeptSession();
  const location: { state: unknown } = useLocation();
  const state = location.state instanceof Object ? location.state : {};
  const code = explainedCode(state);
  const canRetry = isOfUpload(state) && (code === null || !FINAL.includes(code));
  return (
    <Narrow>
      <DeadEnd
        illustration={<BrokenLetter />}
        title={t("errorTitle")}
        lead={code === null ? t("errorLead") : t(`error-${code}`)}
        testId="error"
      >
        {session !== null && canRetry && <RetryButton session={session} />}
        <ButtonLink to="/">{t("backHome")}</ButtonLink>
      </DeadEnd>
    </Narrow>
  );
}
