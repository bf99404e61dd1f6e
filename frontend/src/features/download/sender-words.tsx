import styles from "./sender-words.module.css";

/** The sender's title and message, always shown as plain text. */
export function SenderWords({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <blockquote className={styles["message"]} dir="auto" data-testid="message">
      {message}
    </blockquote>
  );
}
