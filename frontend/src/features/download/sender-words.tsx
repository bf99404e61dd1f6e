import styles from "./sender-words.module.css";

/** What the sender says about the files: text, whatever it looks like. */
export function SenderWords({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <blockquote className={styles["message"]} dir="auto" data-testid="message">
      {message}
    </blockquote>
  );
}
