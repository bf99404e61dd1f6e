import { fetchReceipts } from "@envoi/client/request";
import { ProtocolError } from "@envoi/protocol";
import type { RecordedDelivery, SentDeliveries } from "../device/sent-deliveries.ts";
import { toDate } from "../output/dates.ts";
import { lineForTerminal } from "../output/terminal-text.ts";
import { formatBytes } from "../units.ts";

/** Timeout, so that an unresponsive server does not delay the list. */
const ANSWER_MS = 10_000;

/** A delivery sent from this device. `isKnown`: whether its server has just said in which state it is. */
export type ListedReceipt = { delivery: RecordedDelivery; isKnown: boolean };

/** Asks the servers which deliveries have been collected, with one call for each request. */
export async function refreshReceipts(
  deliveries: readonly RecordedDelivery[],
  records: SentDeliveries,
  signal: AbortSignal,
): Promise<ListedReceipt[]> {
  const groups = Map.groupBy(deliveries, ({ server, request }) => `${server} ${request.id}`);
  const found = await Promise.all([...groups.values()].map((group) => refreshRequest(group, records, signal)));
  return found.flat().toSorted((one, other) => other.delivery.sentAtMs - one.delivery.sentAtMs);
}

async function refreshRequest(
  group: readonly RecordedDelivery[],
  records: SentDeliveries,
  signal: AbortSignal,
): Promise<ListedReceipt[]> {
  const [first] = group;
  if (first === undefined) return [];
  const { server, request } = first;
  const access = { link: { id: request.id }, keys: { linkToken: request.linkToken } };
  const ids = group.map(({ id }) => id);
  const ending = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
  try {
    const receipts = await fetchReceipts({ origin: server }, access, ids, ending);
    return await Promise.all(
      group.map(async (delivery) => {
        const receipt = receipts.find(({ id }) => id === delivery.id);
        if (receipt === undefined) return { delivery, isKnown: false };
        const { state, wasCollected } = receipt;
        const isChanged = state !== delivery.state || wasCollected !== delivery.wasCollected;
        const latest = { ...delivery, state, wasCollected };
        if (isChanged) await records.write(latest);
        return { delivery: latest, isKnown: true };
      }),
    );
  } catch (error) {
    signal.throwIfAborted();
    // A request that was deleted took its deliveries with it.
    const isGone = error instanceof ProtocolError && error.code === "not_found";
    return group.map((delivery) => ({ delivery: isGone ? { ...delivery, state: "gone" } : delivery, isKnown: isGone }));
  }
}

/** The state of a delivery as its sender sees it. */
export function describeState({ delivery: { state, wasCollected }, isKnown }: ListedReceipt): string {
  const text =
    wasCollected || state === "collected"
      ? "collected"
      : { reserved: "incomplete", delivered: "not collected yet", gone: "deleted or expired" }[state];
  return isKnown ? text : `${text}?`;
}

export function receiptToJson({ delivery, isKnown }: ListedReceipt) {
  const { id, receipt, server, request, files, size, sentAtMs, state, wasCollected } = delivery;
  return {
    id,
    receipt,
    request: request.id,
    ...(request.title !== undefined && { title: request.title }),
    server,
    size,
    files,
    sentAt: toDate(sentAtMs).toISOString(),
    state,
    wasCollected,
    isKnown,
  };
}

/** One delivery, line by line. */
export function describeReceipt(listed: ListedReceipt): string[] {
  const { receipt, request, files, sentAtMs, server } = listed.delivery;
  return [
    `${receipt}: ${describeState(listed)}`,
    `Sent to ${request.title === undefined ? `request ${request.id}` : lineForTerminal(request.title)} at ${server}, ${toDate(sentAtMs).toLocaleString()}`,
    ...files.map(({ name, size }) => `${formatBytes(size).padStart(10)}  ${lineForTerminal(name)}`),
  ];
}
