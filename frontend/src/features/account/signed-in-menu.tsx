import type { User } from "../../shared/account/account-state.ts";
import { loadChunk } from "../../shared/chunks/load-chunk.ts";
import { usePreload } from "../../shared/chunks/use-preload.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import styles from "./account-menu.module.css";
import { Avatar } from "./avatar.tsx";
import { SignOutDialog } from "./sign-out-dialog.tsx";
import type { SignOut } from "./use-sign-out.ts";

/** Loading it must not delay revoking the token at sign-out. */
const preloadSignIn = () => loadChunk("sign-in", () => import("../../shared/account/sign-in.ts"));

/** Shows who is signed in, with a button to sign out. */
export function SignedInMenu({ user, signOut }: { user: User; signOut: SignOut }) {
  const t = useText();
  usePreload(preloadSignIn);
  return (
    <>
      <Avatar user={user} />
      <span className={styles["email"]} title={user.email} data-testid="account-email" translate="no">
        {user.email || user.displayName}
      </span>
      <Button
        look="quiet"
        data-testid="sign-out"
        busy={signOut.waitsFor === "list"}
        onClick={() => void signOut.begin()}
      >
        {t("signOut")}
      </Button>
      {signOut.waitsFor === "answer" && <SignOutDialog signOut={signOut} />}
    </>
  );
}
