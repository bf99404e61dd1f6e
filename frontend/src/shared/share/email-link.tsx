import { useText } from "../l10n/use-text.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { MailIcon } from "../ui/icons.tsx";

/**
 * Opens a message with the link in the person's mail program. The page sends nothing.
 *
 * @param address - a `mailto:` address
 */
export function EmailLink({ name, address }: { name: string; address: string }) {
  const t = useText();
  const label = t("emailLink");
  return (
    <ButtonAnchor href={address} data-testid="email-link" aria-label={`${label} ${name}`}>
      <MailIcon />
      <span>{label}</span>
    </ButtonAnchor>
  );
}
