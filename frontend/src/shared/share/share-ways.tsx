import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "../l10n/use-text.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { CopyText } from "../ui/copy-text.tsx";
import field from "../ui/field.module.css";
import { MailIcon } from "../ui/icons.tsx";
import { Tick } from "../ui/tick.tsx";
import styles from "./share-ways.module.css";
import type { ShareMessage } from "./use-share-message.ts";

type ShareWaysProps = {
  name: string;
  message: ShareMessage;
  /** Called a moment after the message is copied. */
  onCopied?: () => void;
  children?: ReactNode;
};

/** Ways to share a link other than copying it: a whole message to copy or mail, with the password if available. */
export function ShareWays({ name, message, onCopied, children }: ShareWaysProps) {
  const t = useText();
  const { text, mailAddress, password, includesPassword, includePassword } = message;
  return (
    <>
      {password !== null && (
        <Tick
          label={t("includePassword")}
          checked={includesPassword}
          testId="include-password"
          onChange={includePassword}
        />
      )}
      <div className={styles["ways"]}>
        <CopyText
          text={text}
          label={t("copyMessage")}
          data-testid="copy-message"
          onCopied={onCopied}
          byHand={<TextByHand text={text} label={t("messageLabel")} />}
        />
        {password !== null && (
          <CopyText
            text={password}
            label={t("copyPassword")}
            data-testid="copy-own-password"
            byHand={<TextByHand text={password} label={t("passwordLabel")} />}
          />
        )}
        {mailAddress !== null && <EmailLink name={name} address={mailAddress} />}
        {children}
      </div>
    </>
  );
}

/** If the browser does not allow copying, selects text for the user to copy manually. */
function TextByHand({ text, label }: { text: string; label: string }) {
  const t = useText();
  const shown = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // In some browsers, selecting the text does not focus the element.
    shown.current?.focus();
    shown.current?.select();
  }, []);
  return (
    <div className={styles["byHand"]}>
      <textarea ref={shown} className={field["control"]} aria-label={label} dir="auto" rows={4} readOnly value={text} />
      <p role="alert">{t("textCopyRefused")}</p>
    </div>
  );
}

/**
 * Opens a message with the link in the user's mail program. The page itself sends nothing.
 *
 * @param address - a `mailto:` address
 */
function EmailLink({ name, address }: { name: string; address: string }) {
  const t = useText();
  const label = t("emailLink");
  return (
    <ButtonAnchor href={address} data-testid="email-link" aria-label={`${label} ${name}`}>
      <MailIcon />
      <span>{label}</span>
    </ButtonAnchor>
  );
}
