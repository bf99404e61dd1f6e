import { useState } from "react";
import { useText } from "../l10n/use-text.ts";
import { isNote } from "../uploads/is-note.ts";
import type { OwnUpload } from "../uploads/own-upload.ts";
import { useLinkTerms } from "../uploads/use-link-terms.ts";

/** Some mail programs and browsers truncate longer URLs. */
const MAX_ADDRESS_CHARACTERS = 2_000;

type ShareDetails = {
  link: string;
  isNote: boolean;
  /** The subject, if the link is not to an upload. */
  subject?: string;
  /** The link's terms: number of downloads, and expiry. */
  terms: string;
  /** `null` if the link has no password or the page does not know it. */
  password: string | null;
};

/** A message for recipients, in the sender's language. It names no file, because other services transport it. */
export type ShareMessage = {
  /** The subject, a single line. */
  subject: string;
  /** The whole message, ready to paste. */
  text: string;
  /** Text that accompanies the link in a share sheet. */
  beside: string;
  /** An address that opens the message in the user's mail program; `null` if it is too long. */
  mailAddress: string | null;
  /** The password, which the sender can include. */
  password: string | null;
  includesPassword: boolean;
  includePassword: (includes: boolean) => void;
};

export function useShareMessage({ link, isNote, subject: given, terms, password }: ShareDetails): ShareMessage {
  const t = useText();
  const [includesPassword, includePassword] = useState(false);
  const subject = given ?? t(isNote ? "noteForYou" : "emailSubject");
  const isIncluded = includesPassword && password !== null;
  const ending = isIncluded ? [terms, t("labelled", { label: t("passwordLabel"), value: password })] : [terms];
  const lines = [subject, link, ...ending];
  const mailAddress = formatMailAddress(subject, lines);
  return {
    subject,
    text: lines.join("\n"),
    beside: [subject, ...ending].join("\n"),
    mailAddress: mailAddress.length > MAX_ADDRESS_CHARACTERS ? null : mailAddress,
    password,
    includesPassword: isIncluded,
    includePassword,
  };
}

export function useOwnMessage(upload: OwnUpload, password: string | null): ShareMessage {
  const { lasting } = useLinkTerms(upload);
  return useShareMessage({ link: upload.url, isNote: isNote(upload), terms: lasting, password });
}

function formatMailAddress(subject: string, lines: readonly string[]): string {
  // See RFC 6068, section 5.
  const query = new URLSearchParams({ subject, body: lines.join("\r\n") });
  // Mail programs do not decode "+" as a space.
  return `mailto:?${query.toString().replaceAll("+", "%20")}`;
}
