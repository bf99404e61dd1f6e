import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { BrokenLetter } from "../../shared/ui/illustrations.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";

type UncheckedPassphraseViewProps = {
  check: "failed" | "running";
  onCheck: () => void;
  onTrust: () => void;
  onAnother: () => void;
  onCancel: () => void;
};

/** The server did not answer, so the passphrase could not be checked. */
export function UncheckedPassphraseView({
  check,
  onCheck,
  onTrust,
  onAnother,
  onCancel,
}: UncheckedPassphraseViewProps) {
  const t = useText();
  const busy = check === "running";
  return (
    <Panel centred>
      <BrokenLetter />
      <ScreenTitle title={t("uncheckedPassphrase")} testId="unchecked-passphrase" />
      <p role="status">{t(busy ? "loading" : "uncheckedPassphraseLead")}</p>
      <Button look="primary" busy={busy} data-testid="check-again" onClick={onCheck}>
        {t("tryAgain")}
      </Button>
      <Button busy={busy} data-testid="trust-passphrase" onClick={onTrust}>
        {t("trustPassphrase")}
      </Button>
      <Button busy={busy} data-testid="another-passphrase" onClick={onAnother}>
        {t("retypePassphrase")}
      </Button>
      <Button look="quiet" busy={busy} data-testid="passphrase-cancel" onClick={onCancel}>
        {t("cancelSignIn")}
      </Button>
    </Panel>
  );
}
