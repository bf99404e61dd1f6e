import type { RequestId } from "@envoi/protocol";
import type { Environment } from "../../shared/environment.tsx";
import { isolated } from "../../shared/l10n/isolated.ts";
import { shownTo } from "../../shared/uploads/own-upload.ts";

/** Maximum age of a delivery to announce. Older ones, which a reopened page discovers, only appear in the list. */
const RECENT_MS = 600_000;

/** `message`: "Tax return: New deliveries: 2". */
type NewDelivery = { id: RequestId; arrivedAt: number; message: string };

/** Calls the listener when deliveries have just arrived. @returns a function that unsubscribes */
export function onNewDelivery(
  { ownRequests, account, language, now }: Pick<Environment, "ownRequests" | "account" | "language" | "now">,
  listener: (delivery: NewDelivery) => void,
): () => void {
  return ownRequests.store.subscribe((requests, before) => {
    const t = language.getState().shown.text;
    for (const { id, title, news } of shownTo(requests, account.getState())) {
      const known = before.find((request) => request.id === id)?.news;
      const hasArrived = known !== undefined && news.newDeliveries > known.newDeliveries;
      if (!hasArrived || now() - news.arrivedAt >= RECENT_MS) continue;
      const count = t("newDeliveries", { count: news.newDeliveries });
      const message = title === "" ? count : t("labelled", { label: isolated(title), value: count });
      listener({ id, arrivedAt: news.arrivedAt, message });
    }
  });
}
