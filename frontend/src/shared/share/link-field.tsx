import { type RefObject, useEffect, useRef } from "react";
import { useText } from "../l10n/use-text.ts";
import field from "../ui/field.module.css";
import styles from "./link-field.module.css";

type LinkFieldProps = {
  link: string;
  ref: RefObject<HTMLInputElement | null>;
  testId: string;
  /** If the link is not to an upload. */
  label?: string | undefined;
};

export function LinkField({ link, ref, testId, label }: LinkFieldProps) {
  const t = useText();
  return (
    <input
      ref={ref}
      className={`${field["control"]} ${styles["link"]}`}
      data-testid={testId}
      aria-label={label ?? t("shareLink")}
      readOnly
      dir="ltr"
      value={link}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}

/** Selects a ShareLink for the user to copy by hand if the browser does not allow copying. */
export function LinkByHand({ link, field }: { link: string; field?: RefObject<HTMLInputElement | null> | undefined }) {
  const t = useText();
  const own = useRef<HTMLInputElement>(null);
  const shown = field ?? own;
  // Focusing the field selects the link, so that the user can copy it.
  useEffect(() => shown.current?.focus(), [shown]);
  return (
    <div className={styles["byHand"]}>
      {field === undefined && <LinkField link={link} ref={own} testId="link-by-hand" />}
      <p role="alert">{t("copyRefused")}</p>
    </div>
  );
}
