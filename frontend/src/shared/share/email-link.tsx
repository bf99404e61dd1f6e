import { useText } from "../l10n/use-text.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { MailIcon } from "../ui/icons.tsx";

/** Opens a message with the link in the person's mail program. The page sends nothing. */
export function EmailLink({ name, url }: { name: string; url: string }) {
  const t = useText();
  const query = new URLSearchParams({ subject: t("emailSubject"), body: url });
  // Mail programs do not decode "+" as a space.
  const address = `mailto:?${query.toString().replaceAll("+", "%20")}`;
  return (
    <ButtonAnchor look="quiet" href={address} data-testid="email-link" aria-label={t("emailLinkNamed", { name })}>
      <MailIcon />
      <span>{t("emailLink")}</span>
    </ButtonAnchor>
  );
}
