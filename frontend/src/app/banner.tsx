import type { ReactNode } from "react";
import { Button } from "../shared/ui/button.tsx";
import { CloseIcon } from "../shared/ui/icon.tsx";
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
