import type { ReactNode } from "react";
import type { SignInTrigger } from "../../../shared/account/account-state.ts";
import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import type { AccountOffer } from "../archive/archive.ts";

/** Shows the benefits of an account, below the limit that was exceeded. */
export type SignUpDialogSlot = (asked: { trigger: SignInTrigger; lead: string; onClose: () => void }) => ReactNode;

type SignUpOfferProps = { offer: AccountOffer; onClose: () => void; signUpDialog: SignUpDialogSlot };

/** Offers an account when a choice exceeds the limits without one. */
export function SignUpOffer({ offer, onClose, signUpDialog }: SignUpOfferProps) {
  const t = useText();
  const format = useFormat();

  function lead(): string {
    switch (offer.trigger) {
      case "button":
        return t("accountNeededLead");
      case "size":
        return t("needsAccountSize", { size: format.sizeLimit(offer.maxBytes) });
      case "count":
        return t("needsAccountCount", { count: offer.maxDownloads });
      case "time":
        return t("needsAccountTime", { time: format.duration(offer.maxSeconds) });
    }
  }

  return signUpDialog({ trigger: offer.trigger, lead: lead(), onClose });
}
