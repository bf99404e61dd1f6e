import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../l10n/use-text.ts";
import { Button } from "./button.tsx";
import styles from "./sender-words.module.css";
import { firstCharacter } from "./split-name.ts";

type SenderWordsProps = {
  /** Whose words these are; by default the sender's. */
  caption?: string;
  sender?: string | undefined;
  title?: string | undefined;
  message?: string | undefined;
  /** More of the same person's words. */
  children?: ReactNode;
};

/**
 * The sender's name, title and message as a letter, always shown as plain text. They are marked as the sender's and
 * never replace our own texts: an attacker could otherwise make the page say anything. Browsers' translators, which
 * send texts to their servers, skip them.
 */
export function SenderWords({ caption, sender, title, message, children }: SenderWordsProps) {
  const t = useText();
  if ([sender, title, message, children].every((words) => words === undefined)) return null;
  return (
    <figure className={styles["letter"]} data-testid="sender-words">
      <figcaption className="soft">{caption ?? t("fromSender")}</figcaption>
      <blockquote className={styles["quote"]} translate="no">
        {sender !== undefined && (
          <p className={styles["sender"]} data-testid="sender-name">
            <span
              className={styles["seal"]}
              aria-hidden="true"
              data-initial={firstCharacter(sender).toLocaleUpperCase()}
            />
            <bdi>{sender}</bdi>
          </p>
        )}
        {title !== undefined && (
          <p className={styles["title"]} dir="auto" data-testid="sender-title">
            {title}
          </p>
        )}
        {message !== undefined && <SenderMessage message={message} />}
        {children}
      </blockquote>
    </figure>
  );
}

/** Shows the message, truncated after a few lines so that it does not push the files off the screen. */
function SenderMessage({ message }: { message: string }) {
  const t = useText();
  const text = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);

  useLayoutEffect(() => {
    const shown = text.current;
    if (shown === null || isOpen) return;
    const measure = () => setIsCut(shown.scrollHeight > shown.clientHeight + 1);
    measure();
    // The number of lines changes with the width. Some test environments lack `ResizeObserver`.
    const observer = globalThis.ResizeObserver && new ResizeObserver(measure);
    observer?.observe(shown);
    return () => observer?.disconnect();
  }, [isOpen]);

  return (
    <>
      <p
        ref={text}
        // Receives the focus when the button disappears.
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
