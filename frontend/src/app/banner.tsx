import { type ReactNode, useState } from "react";
import { usePublicConfig } from "../shared/config/config-context.tsx";
import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { useReducerStore } from "../shared/state/use-reducer-store.ts";
import { Button } from "../shared/ui/button.tsx";
import { CloseIcon } from "../shared/ui/icon.tsx";
import { OutsideLink } from "../shared/ui/outside-link.tsx";
import styles from "./banner.module.css";

/** A line at the top of the page that can be closed. */
export function Banner({
  closeLabel,
  onClose,
  children,
}: {
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <div className={styles["banner"]}>
      <p>{children}</p>
      <Button look="quiet" shape="icon" aria-label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </Button>
    </div>
  );
}

/** Warns once that the device does not store the list of uploads, and says what to do. */
export function StorageNotice() {
  const t = useText();
  const { notice } = useEnvironment().storage;
  const state = useReducerStore(notice);
  return (
    <div role="status">
      {state.kind === "shown" && (
        <Banner closeLabel={t("closeNotice")} onClose={() => notice.dispatch({ type: "noticeClosed" })}>
          {state.reason === "full" ? t("storageFull") : t("storageBlocked")}
        </Banner>
      )}
    </div>
  );
}

/** The operator's notice. Once closed, it stays hidden until its text changes. */
export function PromoBanner() {
  const t = useText();
  const { storage } = useEnvironment();
  const [closed, setClosed] = useState(() => storage.readMark("closedPromo"));
  const { promo = "", links = {} } = usePublicConfig()?.UI ?? {};
  if (promo === "" || promo === closed) return null;
  const href = links["promo"];

  function close(): void {
    storage.writeMark("closedPromo", promo);
    setClosed(promo);
  }

  return (
    <aside aria-label={t("promo")}>
      <Banner closeLabel={t("closeNotice")} onClose={close}>
        {href === undefined ? promo : <OutsideLink href={href}>{promo}</OutsideLink>}
      </Banner>
    </aside>
  );
}
