import { useState } from "react";
import { useConfigState } from "../shared/config/config-context.tsx";
import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { Button } from "../shared/ui/button.tsx";
import { CloseIcon } from "../shared/ui/icons/close-icon.tsx";
import styles from "./promo-banner.module.css";

/** The operator's notice. Once closed it stays away until there is another one. */
export function PromoBanner() {
  const t = useText();
  const { storage } = useEnvironment();
  const state = useConfigState();
  const [closed, setClosed] = useState(() => storage.readClosedPromo());
  const ui = state.kind === "ready" ? state.config.UI : null;
  const promo = ui?.promo;
  if (promo === undefined || promo === "" || promo === closed) return null;
  const href = ui?.links["promo"];
  return (
    <aside className={styles["banner"]} aria-label={t("promo")}>
      <p>{href === undefined ? promo : <a href={href}>{promo}</a>}</p>
      <Button
        look="quiet"
        shape="icon"
        aria-label={t("closePromo")}
        onClick={() => {
          storage.writeClosedPromo(promo);
          setClosed(promo);
        }}
      >
        <CloseIcon />
      </Button>
    </aside>
  );
}
