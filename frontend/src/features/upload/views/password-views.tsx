import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import field from "../../../shared/ui/field.module.css";
import { BrokenLetter } from "../../../shared/ui/illustrations.tsx";
import { ScreenTitle } from "../../../shared/ui/screen-title.tsx";
import { useUploadDraft } from "../run/upload-keeper.tsx";
import type { UploadState } from "../run/upload-state.ts";

/** Shown while the password is being set, after the files are uploaded. */
export function ProtectingView() {
  const t = useText();
  return <ScreenTitle title={t("settingPassword")} />;
}

/** Shown if setting the password failed. The link stays hidden until a retry succeeds. */
export function UnprotectedView({ state }: { state: Extract<UploadState, { kind: "unprotected" }> }) {
  const t = useText();
  const draft = useUploadDraft();
  return (
    <>
      <BrokenLetter />
      <ScreenTitle title={t("passwordFailed")} lead={t("passwordFailedLead")} testId="password-failed" />
      {state.deleteFailed && (
        <p className={field["error"]} role="alert">
          {t("deleteFailed")}
        </p>
      )}
      <div className="row">
        <Button look="primary" busy={state.busy} onClick={() => void draft.retryPassword()}>
          {t("tryAgain")}
        </Button>
        <Button look="danger" busy={state.busy} onClick={() => void draft.discard()}>
          {t("deleteUpload")}
        </Button>
      </div>
    </>
  );
}
