import { useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import styles from "./sender-words.module.css";

/** Cut after some lines, so that a long message does not push the files off the screen. */
export function SenderMessage({ message }: { message: string }) {
  const t = useText();
  const text = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);

  useLayoutEffect(() => {
    const shown = text.current;
    if (shown === null || isOpen) return;
    const measure = () => setIsCut(shown.scrollHeight > shown.clientHeight + 1);
    measure();
    // Not in every test environment. The number of lines changes with the width.
    const observer = globalThis.ResizeObserver && new ResizeObserver(measure);
    observer?.observe(shown);
    return () => observer?.disconnect();
  }, [isOpen]);

  return (
    <>
      <p
        ref={text}
        // Takes the focus from the button, which disappears.
        tabIndex={-1}
        className={isOpen ? styles["message"] : `${styles["message"]} ${styles["cut"]}`}
        dir="auto"
        data-testid="message"
      >
        {message}
      </p>
      {isCut && !isOpen && (
        <div className={styles["more"]} translate="yes">
          <Button
            look="quiet"
            data-testid="show-more"
            onClick={() => {
              setIsOpen(true);
              text.current?.focus();
            }}
          >
            {t("showMore")}
          </Button>
        </div>
      )}
    </>
  );
}
