import { type RefObject, useEffect, useRef } from "react";
import { useText } from "../l10n/use-text.ts";
import styles from "./link-by-hand.module.css";
import { LinkField } from "./link-field.tsx";

/**
 * The browser did not let the page copy a ShareLink: here it is, selected.
 *
 * @param field - where the link stands already
 */
export function LinkByHand({ link, field }: { link: string; field?: RefObject<HTMLInputElement | null> | undefined }) {
  const t = useText();
  const own = useRef<HTMLInputElement>(null);
  const shown = field ?? own;
  // The field selects what it has when it gets the focus.
  useEffect(() => shown.current?.focus(), [shown]);
  return (
    <div className={styles["byHand"]}>
      {field === undefined && <LinkField link={link} ref={own} testId="link-by-hand" />}
      <p role="alert">{t("copyRefused")}</p>
    </div>
  );
}
