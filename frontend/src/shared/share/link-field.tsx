import type { RefObject } from "react";
import { useText } from "../l10n/use-text.ts";
import field from "../ui/field.module.css";
import styles from "./link-field.module.css";

type LinkFieldProps = { link: string; ref: RefObject<HTMLInputElement | null>; testId: string };

/** A read-only field with a ShareLink. */
export function LinkField({ link, ref, testId }: LinkFieldProps) {
  const t = useText();
  return (
    <input
      ref={ref}
      className={`${field["control"]} ${styles["link"]}`}
      data-testid={testId}
      aria-label={t("shareLink")}
      readOnly
      dir="ltr"
      value={link}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
