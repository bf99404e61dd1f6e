import { parseOwnerLink } from "@envoi/crypto/request";
import type { RequestId } from "@envoi/protocol";
import { useId, useState } from "react";
import { Link } from "wouter";
import { useEnvironment } from "../../shared/environment.tsx";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { shownTo } from "../../shared/uploads/own-upload.ts";
import { isGone } from "../../shared/uploads/owner-calls.ts";
import { countNew } from "./inbox-state.ts";
import styles from "./request.module.css";
import { useVisibleInterval } from "./use-visible-interval.ts";

const REFRESH_MS = 60_000;

/** On the home page: the entry to requests, and the user's requests. */
export function OwnRequests() {
  const t = useText();
  return (
    <div className="stack">
      <RequestList />
      <div>
        <ButtonLink look="quiet" to="/request">
          {t("requestFiles")}
        </ButtonLink>
      </div>
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
  const environment = useEnvironment();
  const { now, account, transfer, ownRequests } = environment;
  const [counts, setCounts] = useState<Readonly<Record<RequestId, number>>>({});
  const requests = shownTo(useReducerStore(ownRequests.store), useReducerStore(account));

  useVisibleInterval(REFRESH_MS, async (signal) => {
    for (const { id, ownerLink } of requests) {
      try {
        const owner = parseOwnerLink(ownerLink);
        if (owner === null) continue;
        const count = countNew(await transfer.readInbox(owner, ownRequests.listSeen(id), signal));
        setCounts((known) => ({ ...known, [id]: count }));
      } catch (error) {
        if (signal.aborted) return;
        if (isGone(error)) ownRequests.forget(id);
      }
    }
  });

  if (requests.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles["heading"]}>
        {t("yourRequests")}
      </h2>
      <ul className={styles["list"]} data-testid="own-requests">
        {requests.map(({ id, ownerLink, title, closesAt }) => (
          <li key={id} className={styles["card"]}>
            <h3 className={styles["name"]}>
              <Link to={inboxPath(ownerLink)}>
                {title === "" ? t("requestFiles") : <bdi translate="no">{title}</bdi>}
              </Link>
            </h3>
            <p className="soft">
              {closesAt > now() ? t("timeLeft", { time: format.timeLeft(closesAt - now()) }) : t("requestClosed")}
            </p>
            {(counts[id] ?? 0) > 0 && (
              <p className={styles["good"]} data-testid="new-deliveries">
                {t("newDeliveries", { count: counts[id] ?? 0 })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
