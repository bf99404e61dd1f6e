import { MAX_MESSAGE_CHARACTERS, MAX_SENDER_CHARACTERS, MAX_TITLE_CHARACTERS } from "@envoi/protocol";
import { useState } from "react";
import { useText } from "../../../shared/l10n/use-text.ts";
import { Disclosure } from "../../../shared/ui/disclosure.tsx";
import field from "../../../shared/ui/field.module.css";
import type { Archive, ArchiveAction } from "../archive/archive.ts";
import styles from "./words-for-recipient.module.css";

type WordsForRecipientProps = Pick<Archive, "title" | "message" | "senderName"> & {
  dispatch: (action: ArchiveAction) => void;
};

/** The sender's name, a title and a message, which are encrypted like the files. */
export function WordsForRecipient({ title, message, senderName, dispatch }: WordsForRecipientProps) {
  const t = useText();
  // Computed once: the section must not close when the person deletes what they typed.
  const [isFilled] = useState(title + message + senderName !== "");
  return (
    <Disclosure summary={t("addMessage")} testId="add-words" open={isFilled || undefined}>
      <div className={styles["fields"]}>
        <label className={field["field"]}>
          <span className={field["label"]}>{t("senderLabel")}</span>
          <input
            className={field["control"]}
            data-testid="sender-input"
            autoComplete="name"
            dir="auto"
            maxLength={MAX_SENDER_CHARACTERS}
            value={senderName}
            onChange={({ currentTarget }) => dispatch({ type: "changed", change: { senderName: currentTarget.value } })}
          />
        </label>
        <label className={field["field"]}>
          <span className={field["label"]}>{t("titleLabel")}</span>
          <input
            className={field["control"]}
            data-testid="title-input"
            dir="auto"
            autoComplete="off"
            maxLength={MAX_TITLE_CHARACTERS}
            value={title}
            onChange={({ currentTarget }) => dispatch({ type: "changed", change: { title: currentTarget.value } })}
          />
        </label>
        <label className={field["field"]}>
          <span className={field["label"]}>{t("messageLabel")}</span>
          <textarea
            className={field["control"]}
            data-testid="message-input"
            dir="auto"
            rows={3}
            maxLength={MAX_MESSAGE_CHARACTERS}
            value={message}
            onChange={({ currentTarget }) => dispatch({ type: "changed", change: { message: currentTarget.value } })}
          />
        </label>
      </div>
    </Disclosure>
  );
}
