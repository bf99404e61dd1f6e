import type { LimitSet, PublicConfig } from "@envoi/protocol";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { CheckIcon } from "../../shared/ui/icons.tsx";
import styles from "./benefit-list.module.css";

const DAY_SECONDS = 86_400;

const daysOf = ({ MAX_EXPIRE_SECONDS }: LimitSet) => Math.floor(MAX_EXPIRE_SECONDS / DAY_SECONDS);

/** The benefits of an account, derived from the service's limits. Omits what everyone has without an account. */
export function BenefitList({ limits: { ANON, ...limits } }: { limits: PublicConfig["LIMITS"] }) {
  const t = useText();
  const format = useFormat();
  const benefits = {
    size:
      limits.MAX_FILE_SIZE > ANON.MAX_FILE_SIZE && t("benefitSize", { size: format.sizeLimit(limits.MAX_FILE_SIZE) }),
    count: limits.MAX_DOWNLOADS > ANON.MAX_DOWNLOADS && t("benefitCount", { count: limits.MAX_DOWNLOADS }),
    time: daysOf(limits) > daysOf(ANON) && t("benefitTime", { token: daysOf(limits) }),
    sync: t("benefitSync"),
    perk: t("benefitPerk"),
  };
  return (
    <ul className={styles["benefits"]}>
      {Object.entries(benefits).map(
        ([name, text]) =>
          text !== false && (
            <li key={name} data-testid={`benefit-${name}`}>
              <CheckIcon />
              <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  );
}
