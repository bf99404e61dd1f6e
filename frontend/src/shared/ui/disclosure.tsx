import type { ReactNode } from "react";
import styles from "./disclosure.module.css";
import { ChevronIcon } from "./icons.tsx";

type DisclosureProps = {
  summary: ReactNode;
  testId?: string;
  /** Whether the content is shown; if absent, the browser keeps this state. */
  open?: boolean | undefined;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

export function Disclosure({ summary, testId, open, onToggle, children }: DisclosureProps) {
  return (
    <details className={styles["details"]} open={open} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary className={styles["summary"]} data-testid={testId}>
        <span>{summary}</span>
        <ChevronIcon />
      </summary>
      {children}
    </details>
  );
}
