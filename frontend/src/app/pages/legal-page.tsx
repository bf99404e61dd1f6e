import { directionOf } from "@envoi/locales";
import type { PublicConfig } from "@envoi/protocol";
import { Passage } from "../../shared/brand/brand-passage.tsx";
import { useBrandText } from "../../shared/brand/brand-texts.tsx";
import { ConfigGate } from "../../shared/config/config-gate.tsx";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { Narrow } from "../../shared/ui/narrow.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import styles from "./legal-page.module.css";

/** Retention of access logs in days, unless the configuration states another number. */
const USUAL_LOG_DAYS = 90;

function Facts({
  LIMITS: { ANON, MAX_EXPIRE_SECONDS, MAX_FILE_SIZE },
  FEATURES,
}: Pick<PublicConfig, "LIMITS" | "FEATURES">) {
  const t = useText();
  const format = useFormat();
  const anonymous = format.hours(ANON.MAX_EXPIRE_SECONDS);
  // Recipients read this page too, so it states the longest time for any sender.
  const longest = Math.max(MAX_EXPIRE_SECONDS, FEATURES.longestExpireSeconds ?? 0);
  const lifetime =
    !FEATURES.account || ANON.MAX_EXPIRE_SECONDS === longest
      ? t("legalOneLifetime", { time: anonymous })
      : t("legalLifetime", { anonymous, signedIn: format.duration(longest) });
  return (
    <ul className={styles["facts"]}>
      <li>{t("legalEncrypted")}</li>
      <li>{lifetime}</li>
      <li>{t("legalDownloads")}</li>
      {FEATURES.logsAddresses !== false && (
        <li>{t("legalLogs", { days: FEATURES.addressLogDays ?? USUAL_LOG_DAYS })}</li>
      )}
      {FEATURES.account && FEATURES.uploadRequiresAccount && <li>{t("legalAccountToSend")}</li>}
      {FEATURES.account && !FEATURES.uploadRequiresAccount && ANON.MAX_FILE_SIZE < MAX_FILE_SIZE && (
        <li>{t("legalAccount", { size: format.sizeLimit(ANON.MAX_FILE_SIZE) })}</li>
      )}
    </ul>
  );
}

/** What the operator adds. */
function OperatorTerms() {
  const legal = useBrandText("legal");
  if (legal === null) return null;
  const { part, locale } = legal;
  const heading = part.title !== undefined && (
    <h2 lang={locale} dir={directionOf(locale)} className={styles["operatorTitle"]}>
      {part.title}
    </h2>
  );
  return <Passage passage={part} locale={locale} heading={heading} />;
}

/** `/legal`: explains how the service handles files and IP addresses. */
export function LegalPage() {
  const t = useText();
  return (
    <Narrow>
      <div className="stack">
        <ConfigGate>
          {(config) => (
            <Panel>
              <ScreenTitle title={t("legalTitle")} lead={t("legalLead")} />
              <Facts {...config} />
            </Panel>
          )}
        </ConfigGate>
        <OperatorTerms />
      </div>
    </Narrow>
  );
}
