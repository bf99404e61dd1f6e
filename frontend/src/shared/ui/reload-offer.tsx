import { useEnvironment } from "../environment.tsx";
import { useText } from "../l10n/use-text.ts";
import { useReducerStore } from "../state/use-reducer-store.ts";
import { Button } from "./button.tsx";
import styles from "./reload-offer.module.css";

/** Offers to reload a broken or outdated page. Disabled during transfers because a reload would stop them. */
export function ReloadOffer({ label, path }: { label: string; path?: string }) {
  const t = useText();
  const { page, runningTransfers } = useEnvironment();
  const mustWait = useReducerStore(runningTransfers) > 0;
  return (
    <div>
      <p role="status" className={styles["wait"]}>
        {mustWait && t("waitForTransfer")}
      </p>
      <Button look="primary" disabled={mustWait} onClick={() => page.reload(path)}>
        {label}
      </Button>
    </div>
  );
}
