import type { OpenedRequest } from "@envoi/client/request";
import { useEnvironment } from "../../../shared/environment.tsx";
import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { SenderWords } from "../../../shared/ui/sender-words.tsx";
import styles from "./asked-files.module.css";

type AskedFilesProps = {
  request: OpenedRequest;
  /** Whether it accepts nothing new, so that limits would only confuse. */
  isFull: boolean;
};

/** Who asks for what, as that person wrote it, and what the request still accepts. */
export function AskedFiles({ request: { label, left, terms }, isFull }: AskedFilesProps) {
  const t = useText();
  const format = useFormat();
  const { now } = useEnvironment();
  const { asker, title, message, wanted = [], kinds = [] } = label;
  const facts = [
    [t("requestLeft"), t("linkTerms", { downloads: left.deliveries, until: format.until(terms.expiresAtMs, now()) })],
    [t("requestRoom"), format.sizeLimit(left.bytes)],
    [t("requestEach"), format.sizeLimit(Math.min(left.bytes, terms.maxDeliveryBytes))],
  ];
  return (
    <>
      <SenderWords caption={t("requestWords")} sender={asker} title={title} message={message}>
        {wanted.length === 0 ? undefined : (
          <ul className={styles["wanted"]} data-testid="wanted">
            {wanted.map((one) => (
              <li key={one}>
                <bdi>{one}</bdi>
              </li>
            ))}
          </ul>
        )}
      </SenderWords>
      {!isFull && (
        <dl className={styles["facts"]} data-testid="request-left">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {kinds.length > 0 && (
            <div>
              <dt>{t("requestKinds")}</dt>
              <dd>
                <bdi dir="ltr" translate="no" data-testid="kinds">
                  {kinds.join(", ")}
                </bdi>
              </dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}
