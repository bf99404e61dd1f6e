import path from "node:path";
import {
  collectDeliveries,
  formatOwnerLink,
  type Inbox,
  type InboxDelivery,
  readInbox,
  removeDeliveries,
} from "@envoi/client/request";
import { receiveFiles, type UnfinishedDownload, type UnfinishedDownloads } from "@envoi/client-node";
import { type Metadata, ProtocolError } from "@envoi/protocol";
import type { Context } from "../../context.ts";
import { type RecordedRequest, wasRefused } from "../../device/own-requests.ts";
import { explainFailure } from "../../exit-codes.ts";
import { InterruptedTransfer } from "../../interruption.ts";
import { announceSender } from "../../receiving/describe-files.ts";
import { deliveryFolder } from "../../requests/delivery-folder.ts";
import { findOwner, openInbox, type RequestOptions } from "../../requests/find-request.ts";
import { explained, openNewDelivery } from "../../requests/open-delivery.ts";
import { openRequestRecords, type RequestRecords } from "../../requests/open-records.ts";
import { NotAuthentic, PartialFailure, UsageError } from "../../usage-error.ts";
import { limitDownload, showReceived } from "../receive.ts";

export type CollectOptions = RequestOptions & { output?: string; delete?: boolean; limitRate?: string };

type Collected = { id: string; receipt: string; folder: string; files: string[] } & Pick<
  Metadata,
  "sender" | "message"
>;
type Refused = { id: string; receipt: string; code: string; message: string };

/**
 * `envoi request collect`: receives the deliveries that have not been collected, or the named ones, and prints the paths
 * of their files.
 */
export async function collectRequest(
  given: string | undefined,
  names: readonly string[],
  options: CollectOptions,
  context: Context,
): Promise<void> {
  const { output, signal } = context;
  const named = options.linkFile === undefined || given === undefined ? names : [given, ...names];
  const owner = await findOwner(options.linkFile === undefined ? given : undefined, options, context);
  const records = await openRequestRecords(context);
  const { inbox, recorded } = await openInbox(owner, records?.requests ?? null, signal);
  const { chosen, refusedBefore } = chooseDeliveries(inbox, named, recorded);
  const collected: Collected[] = [];
  const refused: Refused[] = [];
  const failures: unknown[] = [];
  for (const delivery of chosen) {
    if (signal.aborted) break;
    const { id, receipt } = delivery;
    try {
      const isWanted = named.length > 0;
      const received = await collectOne(delivery, { inbox, recorded, records, isWanted, options }, context);
      if (received !== null) collected.push(received);
    } catch (error) {
      if (signal.aborted) break;
      const { code, message } = explainFailure(error);
      failures.push(error);
      if (error instanceof NotAuthentic) await records?.requests.addRefused(recorded, delivery, inbox.deliveries);
      refused.push({ id, receipt, code, message });
      if (chosen.length > 1) output.warn(`${receipt}: ${message}`);
    }
  }
  const [only] = failures;
  if (only !== undefined && chosen.length === 1) throw only;
  output.result(
    {
      id: owner.id,
      deliveries: collected,
      refused,
      refusedBefore: refusedBefore.map(({ id, receipt }) => ({ id, receipt })),
    },
    collected.flatMap(({ files }) => files),
  );
  if (signal.aborted) throw new InterruptedTransfer("Interrupted. To continue, run the same command again.");
  if (refusedBefore.length > 0) {
    output.say(`Refused before, and not tried again: ${refusedBefore.map(({ receipt }) => receipt).join(", ")}.`);
  }
  if (chosen.length === 0) output.say("There are no deliveries to collect.");
  if (failures.length > 0) {
    throw new PartialFailure(`${failures.length} of ${chosen.length} deliveries could not be collected.`);
  }
}

/**
 * Continues to receive a delivery in the folder in which it was begun.
 *
 * @throws UsageError if no request of this device has it any more
 */
export async function continueCollection({ id, origin, folder }: UnfinishedDownload, context: Context): Promise<void> {
  const { requests } = await context.openRecords();
  for (const { owner } of (await requests.readAll()).requests) {
    if (owner.origin !== origin) continue;
    const inbox = await readInbox({ origin }, owner, context.signal).catch((error: unknown) => {
      if (error instanceof ProtocolError && error.code === "not_found") return null;
      throw error;
    });
    if (inbox?.deliveries.some((delivery) => delivery.id === id) !== true) continue;
    return collectRequest(formatOwnerLink(owner), [id], { output: path.dirname(folder) }, context);
  }
  throw new UsageError("The server no longer has this delivery. Remove it with --discard.");
}

type Chosen = { chosen: InboxDelivery[]; refusedBefore: InboxDelivery[] };

/**
 * @param names - receipts or ids; if there are none, the deliveries that have not been collected, without those that were
 *   refused before: they were named then, and would fail every time
 */
function chooseDeliveries({ deliveries }: Inbox, names: readonly string[], recorded: RecordedRequest): Chosen {
  if (names.length === 0) {
    const waiting = deliveries.filter(({ state }) => state === "delivered");
    const refusedBefore = waiting.filter((delivery) => wasRefused(recorded, delivery));
    return { chosen: waiting.filter((delivery) => !refusedBefore.includes(delivery)), refusedBefore };
  }
  const chosen = new Set<InboxDelivery>();
  for (const name of names) {
    const found = deliveries.filter(({ id, receipt }) => id === name.toLowerCase() || receipt === name.toUpperCase());
    const whole = found.filter(({ state }) => state === "delivered" || state === "collected");
    if (found.length === 0)
      throw new UsageError(`There is no delivery ${name}. List them with \`envoi request list\`.`);
    if (whole.length === 0) throw new UsageError(`The delivery ${name} is incomplete, or no longer available.`);
    for (const delivery of whole) chosen.add(delivery);
  }
  return { chosen: [...chosen], refusedBefore: [] };
}

type Collecting = {
  inbox: Inbox;
  recorded: RecordedRequest;
  records: RequestRecords | null;
  isWanted: boolean;
  options: CollectOptions;
};

/** @returns `null` if this device has received the delivery before, so that it was only reported now */
async function collectOne(
  delivery: InboxDelivery,
  collecting: Collecting,
  context: Context,
): Promise<Collected | null> {
  const { inbox, recorded, isWanted, options } = collecting;
  const { signal } = context;
  const { owner } = inbox;
  const server = { origin: owner.origin };
  const isKnown = recorded.received[delivery.fingerprint] === delivery.id;
  const received =
    isKnown && !isWanted && !delivery.isRepeated ? null : await receiveOne(delivery, collecting, context);
  await collectDeliveries(server, owner, [delivery.id], signal);
  if (options.delete) await removeDeliveries(server, owner, [delivery.id], signal);
  return received;
}

async function receiveOne(
  delivery: InboxDelivery,
  { inbox, recorded, records, options }: Collecting,
  context: Context,
): Promise<Collected> {
  const { id, receipt } = delivery;
  const { signal } = context;
  const download = limitDownload(await openNewDelivery(inbox, delivery, signal), options);
  const { sender, message } = download.metadata;
  context.output.say(`Delivery ${receipt}`);
  announceSender(download.metadata, context);
  const unfinished = records?.deliveries ?? null;
  const begun = options.output === undefined ? await findBegun(inbox, delivery, unfinished) : null;
  const folder = begun ?? path.resolve(options.output ?? ".", deliveryFolder(sender ?? "", receipt));
  if (begun !== null) context.output.say(`Continuing in ${folder}`);
  const progress = context.progress("Receiving");
  try {
    const server = { origin: inbox.owner.origin };
    const request = { server, id, secretB64: "", download, folder, isFolderGiven: false, ifExists: "rename" } as const;
    const files = await explained(receiveFiles(request, { unfinished, signal, onProgress: showReceived(progress) }));
    await records?.requests.addReceived(recorded, delivery);
    return {
      id,
      receipt,
      folder,
      files,
      ...(sender !== undefined && { sender }),
      ...(message !== undefined && { message }),
    };
  } finally {
    progress.end();
  }
}

/** The folder in which this device last began to receive a delivery; `null` if there is none. */
async function findBegun(
  { owner }: Inbox,
  { id }: InboxDelivery,
  unfinished: UnfinishedDownloads | null,
): Promise<string | null> {
  const begun = (await unfinished?.readAll()) ?? [];
  const latest = begun
    .filter((one) => one.id === id && one.origin === owner.origin)
    .toSorted((one, other) => other.startedAtMs - one.startedAtMs);
  return latest[0]?.folder ?? null;
}
