import { ConfigGate } from "../../shared/config/config-gate.tsx";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import styles from "./legal-page.module.css";
import { Narrow } from "./narrow.tsx";

/** How long the charts keep access logs. */
const IP_LOG_DAYS = 90;

/** `/legal`: what happens to files and addresses. */
export function LegalPage() {
  const t = useText();
  const format = useFormat();
  return (
    <Narrow>
      <ConfigGate>
        {({ LIMITS }) => (
          <Panel>
            <ScreenTitle title={t("legalTitle")} lead={t("legalLead")} />
            <ul className={styles["facts"]}>
              <li>{t("legalEncrypted")}</li>
              <li>
                {t("legalLifetime", {
                  anonymous: format.hours(LIMITS.ANON.MAX_EXPIRE_SECONDS),
                  signedIn: format.duration(LIMITS.MAX_EXPIRE_SECONDS),
                })}
              </li>
              <li>{t("legalDownloads")}</li>
              <li>{t("legalLogs", { days: IP_LOG_DAYS })}</li>
              <li>{t("legalAccount", { size: format.size(LIMITS.ANON.MAX_FILE_SIZE) })}</li>
            </ul>
          </Panel>
        )}
      </ConfigGate>
    </Narrow>
  );
}
