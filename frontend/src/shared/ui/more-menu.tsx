import { type ReactNode, useEffect, useRef, useState } from "react";
import { createIcon } from "./icon.tsx";
import styles from "./more-menu.module.css";

const MoreIcon = createIcon(<path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth="3" />);

/** A "⋯" menu for actions that do not fit. Escape, a choice, or leaving the menu closes it. */
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

  /** Closes the menu. Focuses the button first, so that a dialog opened by a choice returns the focus to the button. */
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
        <MoreIcon />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the buttons inside */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div className={styles["actions"]} onClick={close}>
        {children}
      </div>
    </details>
  );
}
