import { useState } from "react";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { EmptyLetter } from "../../shared/ui/illustrations.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { PassphraseField } from "./passphrase-field.tsx";
import styles from "./passphrase-view.module.css";

type UnknownPassphraseViewProps = {
  repeated: "none" | "differs";
  onBegin: (repeated: string) => void;
  onAnother: () => void;
  onCancel: () => void;
};

/**
 * Only the person can say whether a passphrase is new or mistyped. They repeat it because a typo would lock them out.
 */
export function UnknownPassphraseView({ repeated, onBegin, onAnother, onCancel }: UnknownPassphraseViewProps) {
  const t = useText();
  const [passphrase, setPassphrase] = useState("");
  const [isEdited, setIsEdited] = useState(false);
  return (
    <Panel centred>
      <EmptyLetter />
      <ScreenTitle title={t("unknownPassphrase")} lead={t("unknownPassphraseLead")} testId="unknown-passphrase" />
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          setIsEdited(false);
          onBegin(passphrase);
        }}
      >
        <PassphraseField
          label={t("passphraseAgain")}
          error={repeated === "differs" && !isEdited && t("passphraseDiffers")}
          autoComplete="new-password"
          testId="passphrase-again"
          value={passphrase}
          onChange={(typed) => {
            setPassphrase(typed);
            setIsEdited(true);
          }}
        />
        <Button type="submit" look="primary" shape="wide" data-testid="begin-list">
          {t("beginList")}
        </Button>
        <Button shape="wide" data-testid="another-passphrase" onClick={onAnother}>
          {t("anotherPassphrase")}
        </Button>
        <Button look="quiet" shape="wide" data-testid="passphrase-cancel" onClick={onCancel}>
          {t("cancelSignIn")}
        </Button>
      </form>
    </Panel>
  );
}
