import { useId, useState } from "react";
import { Link } from "wouter";
import { useEnvironment } from "../../shared/environment.tsx";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { NotifyChoice } from "../../shared/notifications/notify-choice.tsx";
import { useOwnRequests } from "../../shared/requests/use-own-requests.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { JoinOffer } from "../../shared/ui/join-offer.tsx";
import styles from "./request.module.css";
import { useVisibleInterval } from "./use-visible-interval.ts";

const TICK_MS = 60_000;

/** On the home page: the entry to requests, if the server accepts new ones, and the user's requests. */
export function OwnRequests({ acceptsNew }: { acceptsNew: boolean }) {
  const t = useText();
  return (
    <div className="stack">
      <RequestList />
      {acceptsNew && (
        <div className="row">
          <ButtonLink to="/request">{t("requestFiles")}</ButtonLink>
        </div>
      )}
    </div>
  );
}

/** The path of an owner's link on this site. */
export function inboxPath(ownerLink: string): string {
  const { pathname, hash } = new URL(ownerLink);
  return pathname + hash;
}

/** The user's requests, with the number of new deliveries. */
export function RequestList() {
  const t = useText();
  const format = useFormat();
  const headingId = useId();
  const { now, ownRequests } = useEnvironment();
  const [nowMs, setNowMs] = useState(now);
  const requests = useOwnRequests();
  const unowned = requests.filter(({ account }) => account === null).length;
  useVisibleInterval(TICK_MS, async () => setNowMs(now()));

  if (requests.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className={styles["heading"]}>
        {t("yourRequests")}
      </h2>
      <JoinOffer kind="requests" count={unowned} headingId={headingId} onJoin={(uid) => ownRequests.join(uid)} />
      <ul className={styles["list"]} data-testid="own-requests">
        {requests.map(({ id, ownerLink, title, closesAt, news: { isOpen, newDeliveries } }) => (
          <li key={id} className={styles["card"]}>
            <h3 className={styles["name"]}>
              <Link to={inboxPath(ownerLink)}>{title === "" ? t("inbox") : <bdi translate="no">{title}</bdi>}</Link>
            </h3>
            <p className="soft">
              {isOpen && closesAt > nowMs
                ? t("timeLeft", { time: format.timeLeft(closesAt - nowMs) })
                : t("requestClosed")}
            </p>
            {newDeliveries > 0 && (
              <p className={styles["new"]} data-testid="new-deliveries">
                {t("newDeliveries", { count: newDeliveries })}
              </p>
            )}
          </li>
        ))}
      </ul>
      <NotifyChoice about="deliveries" />
    </section>
  );
}
