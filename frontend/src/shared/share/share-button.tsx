import { useEnvironment } from "../environment.tsx";
import { useText } from "../l10n/use-text.ts";
import { Button } from "../ui/button.tsx";
import { ShareIcon } from "../ui/icons.tsx";
import type { ShareMessage } from "./use-share-message.ts";

type ShareButtonProps = {
  name: string;
  url: string;
  /** The message that accompanies the link. It names no file. */
  message: Pick<ShareMessage, "subject" | "beside">;
  look?: "primary" | "secondary";
  shape?: "normal" | "icon";
};

/** Opens the device's share sheet with a ShareLink. */
export function ShareButton({ name, url, message, look = "secondary", shape = "normal" }: ShareButtonProps) {
  const { subject, beside } = message;
  const t = useText();
  const { sharing } = useEnvironment();
  const isIcon = shape === "icon";
  return (
    <Button
      look={isIcon ? "quiet" : look}
      shape={shape}
      data-testid="share"
      {...(isIcon && { "aria-label": t("shareNamed", { name }), title: t("share") })}
      onClick={() => void sharing.share({ title: subject, text: beside, url })}
    >
      <ShareIcon />
      {!isIcon && <span>{t("share")}</span>}
    </Button>
  );
}
