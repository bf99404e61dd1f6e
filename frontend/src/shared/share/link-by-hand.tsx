import { type RefObject, useEffect, useRef } from "react";
import { useText } from "../l10n/use-text.ts";
import styles from "./link-by-hand.module.css";
import { LinkField } from "./link-field.tsx";

/**
 * Selects a ShareLink for the person to copy, if the browser does not let the page copy it.
 *
 * @param field - the field that contains the link
 */
export function LinkByHand({ link, field }: { link: string; field?: RefObject<HTMLInputElement | null> | undefined }) {
  const t = useText();
  const own = useRef<HTMLInputElement>(null);
  const shown = field ?? own;
  // The field selects its content on focus.
  useEffect(() => shown.current?.focus(), [shown]);
  return (
    <div className={styles["byHand"]}>
      {field === undefined && <LinkField link={link} ref={own} testId="link-by-hand" />}
      <p role="alert">{t("copyRefused")}</p>
    </div>
  );
}
