import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import styles from "./more-menu.module.css";

/** Actions that there is no room for, behind a "⋯" button. It closes by Escape, a choice, or leaving it. */
export function MoreMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);

  /** With the focus on its button: a dialog that a choice opens gives it back there. */
  function close(): void {
    button.current?.focus();
    setIsOpen(false);
  }

  return (
    <details
      ref={menu}
      className={styles["menu"]}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onKeyDown={({ key }) => key === "Escape" && isOpen && close()}
    >
      <summary ref={button} className={styles["button"]} aria-label={label} title={label} data-testid="more-actions">
        <Icon>
          <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth="3" />
        </Icon>
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the buttons inside */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: likewise */}
      <div className={styles["actions"]} onClick={close}>
        {children}
      </div>
    </details>
  );
}
