import { type RefObject, useEffect, useRef } from "react";
import { useText } from "../l10n/use-text.ts";
import styles from "./link-by-hand.module.css";
import { LinkField } from "./link-field.tsx";

/**
 * A selected ShareLink, for when the browser did not let the page copy it.
 *
 * @param field - already contains the link
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
