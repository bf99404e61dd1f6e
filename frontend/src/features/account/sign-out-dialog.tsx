import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { countUnsent, type SignOut } from "./use-sign-out.ts";

/** Asks for confirmation before removing uploads that are listed only on this device. */
export function SignOutDialog({ signOut: { stay, leave } }: { signOut: SignOut }) {
  const t = useText();
  const count = countUnsent(useEnvironment());
  return (
    <Dialog
      title={t("signOutTitle")}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t("staySignedIn")}</Button>
          <Button look="danger" data-testid="confirm-sign-out" onClick={leave}>
            {t("signOutAnyway")}
          </Button>
        </>
      }
    >
      <p>{t("signOutLoses", { count })}</p>
    </Dialog>
  );
}
