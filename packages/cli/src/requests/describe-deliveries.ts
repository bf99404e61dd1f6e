import { Slots } from "@envoi/client";
import type { Inbox, InboxDelivery } from "@envoi/client/request";
import type { Metadata } from "@envoi/protocol";
import { explainFailure } from "../exit-codes.ts";
import { toDate } from "../output/dates.ts";
import { openNewDelivery } from "./open-delivery.ts";

/** Maximum number of deliveries that are opened at once. */
const CALLS = 8;

/** A delivery as its metadata describes it, without its content. The sender's name is not verified. */
export type DescribedDelivery = Pick<InboxDelivery, "receipt" | "state" | "atMs"> & {
  size: number;
  sender?: string;
  name?: string;
  /** Why it can't be opened. */
  refused?: { code: string; message: string };
  json: object;
};

/** Opens deliveries without downloading them. */
export function describeDeliveries(
  inbox: Inbox,
  deliveries: readonly InboxDelivery[],
  signal: AbortSignal,
): Promise<DescribedDelivery[]> {
  const slots = new Slots(CALLS);
  return Promise.all(deliveries.map((delivery) => slots.use(() => describeDelivery(inbox, delivery, signal), signal)));
}

async function describeDelivery(
  inbox: Inbox,
  delivery: InboxDelivery,
  signal: AbortSignal,
): Promise<DescribedDelivery> {
  const { id, receipt, state, atMs, bytes } = delivery;
  const common = { id, receipt, state, size: bytes, at: toDate(atMs).toISOString() };
  const described = { receipt, state, atMs, size: bytes };
  if (state === "reserved" || state === "gone") return { ...described, json: common };
  try {
    const { metadata } = await openNewDelivery(inbox, delivery, signal);
    const { sender, name } = metadata;
    return {
      ...described,
      name,
      ...(sender !== undefined && { sender }),
      json: { ...common, ...describeContent(metadata) },
    };
  } catch (error) {
    signal.throwIfAborted();
    const { code, message } = explainFailure(error);
    return { ...described, refused: { code, message }, json: { ...common, refused: { code, message } } };
  }
}

function describeContent({ sender, message, manifest }: Metadata) {
  return {
    ...(sender !== undefined && { sender }),
    ...(message !== undefined && { message }),
    files: manifest.files.map(({ name, size }) => ({ name, size })),
  };
}
