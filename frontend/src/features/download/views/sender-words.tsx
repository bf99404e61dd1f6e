import { useText } from "../../../shared/l10n/use-text.ts";
import { firstCharacter } from "../../../shared/ui/split-name.ts";
import { SenderMessage } from "./sender-message.tsx";
import styles from "./sender-words.module.css";

type SenderWordsProps = {
  sender?: string | undefined;
  title?: string | undefined;
  message?: string | undefined;
};

/**
 * The sender's name, title and message as a letter, always shown as plain text. They are marked as the sender's and
 * never take the place of our own words: a stranger could otherwise make the page say anything. Translators of browsers,
 * which send words to their servers, leave them out.
 */
export function SenderWords({ sender, title, message }: SenderWordsProps) {
  const t = useText();
  if (sender === undefined && title === undefined && message === undefined) return null;
  return (
    <figure className={styles["letter"]} data-testid="sender-words">
      <figcaption className={styles["label"]}>{t("fromSender")}</figcaption>
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
      </blockquote>
    </figure>
  );
}
