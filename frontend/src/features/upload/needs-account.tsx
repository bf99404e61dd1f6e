import type { ReactNode } from "react";
import type { SignInTrigger } from "../../shared/account/account-state.ts";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import type { AccountOffer } from "./archive.ts";

/** Shows what people with an account have, below the words on what stood in the way. */
export type SignUpDialogSlot = (asked: { trigger: SignInTrigger; lead: string; onClose: () => void }) => ReactNode;

type NeedsAccountProps = { offer: AccountOffer; onClose: () => void; signUpDialog: SignUpDialogSlot };

/** What was asked for is possible with an account. */
export function NeedsAccount({ offer, onClose, signUpDialog }: NeedsAccountProps) {
  const t = useText();
  const format = useFormat();

  function lead(): string {
    switch (offer.trigger) {
      case "button":
        return t("accountNeededLead");
      case "size":
        return t("needsAccountSize", { size: format.size(offer.maxBytes) });
      case "count":
        return t("needsAccountCount", { count: offer.maxDownloads });
      case "time":
        return t("needsAccountTime", { time: format.duration(offer.maxSeconds) });
    }
  }

  return signUpDialog({ trigger: offer.trigger, lead: lead(), onClose });
}
