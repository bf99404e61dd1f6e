import { formatOwnerLink, type Inbox, readInbox, requestLinkOf } from "@envoi/client/request";
import { ProtocolError } from "@envoi/protocol";
import type { Context } from "../../context.ts";
import { type RecordedRequest, wasRefused } from "../../device/own-requests.ts";
import { toDate } from "../../output/dates.ts";
import { formatTable } from "../../output/terminal-text.ts";
import { describeDeliveries } from "../../requests/describe-deliveries.ts";
import { findOwner, openInbox, type RequestOptions } from "../../requests/find-request.ts";
import { openRequestRecords } from "../../requests/open-records.ts";
import { formatBytes, formatDuration } from "../../units.ts";

/** Timeout, so that an unresponsive server does not delay the list. */
const ANSWER_MS = 10_000;

/** `envoi request list`: lists the requests of this device, or the deliveries of one. */
export async function listRequests(
  given: string | undefined,
  options: RequestOptions,
  context: Context,
): Promise<void> {
  if (given !== undefined || options.linkFile !== undefined) return listDeliveries(given, options, context);
  const { output, signal } = context;
  const { requests, unreadable } = await (await context.openRecords()).requests.readAll();
  if (unreadable > 0) {
    output.warn(
      `${unreadable === 1 ? "One request" : `${unreadable} requests`} can't be read: recorded with another key, such as one in a missing keyring.`,
    );
  }
  const listed = await Promise.all(
    requests.map(async (request) => ({ request, inbox: await readInTime(request, signal) })),
  );
  const rows = listed.map(({ request, inbox }) => {
    const { owner, label, terms } = request;
    return [
      owner.id,
      label.title ?? "",
      `${inbox instanceof Object ? countNew(inbox, request) : "?"}`,
      `${inbox instanceof Object ? inbox.deliveries.length : "?"} of ${terms.maxDeliveries}`,
      describeEnd(terms.expiresAtMs, inbox),
      owner.origin,
    ];
  });
  const head = ["ID", "TITLE", "NEW", "DELIVERIES", "ENDS IN", "SERVER"];
  const layout = { cut: head.indexOf("TITLE"), columns: output.columns };
  output.result({ requests: listed.map(toJson) }, rows.length === 0 ? [] : formatTable(head, rows, layout));
  if (rows.length === 0) output.say("This device has no requests.");
}

type Listed = { request: RecordedRequest; inbox: Inbox | "gone" | "unknown" };

/** @returns `gone` if the server does not have the request, `unknown` if it does not respond with it */
async function readInTime({ owner }: RecordedRequest, signal: AbortSignal): Promise<Listed["inbox"]> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
  try {
    return await readInbox({ origin: owner.origin }, owner, ending);
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof ProtocolError && error.code === "not_found" ? "gone" : "unknown";
  }
}

/** Deliveries to collect, without those that this device has refused. */
function countNew({ deliveries }: Inbox, request: RecordedRequest): number {
  return deliveries.filter((delivery) => delivery.state === "delivered" && !wasRefused(request, delivery)).length;
}

function describeEnd(expiresAtMs: number, inbox: Listed["inbox"]): string {
  if (inbox === "gone") return "deleted";
  const leftSeconds = (expiresAtMs - Date.now()) / 1_000;
  const isClosed = leftSeconds <= 0 || (inbox !== "unknown" && !inbox.isOpen);
  return isClosed ? "closed" : formatDuration(leftSeconds);
}

function toJson({ request, inbox }: Listed) {
  const { owner, label, terms, createdAtMs } = request;
  return {
    id: owner.id,
    link: requestLinkOf(owner),
    ownerLink: formatOwnerLink(owner),
    ...(label.title !== undefined && { title: label.title }),
    createdAt: toDate(createdAtMs).toISOString(),
    expiresAt: toDate(terms.expiresAtMs).toISOString(),
    maxDeliveries: terms.maxDeliveries,
    ...(inbox instanceof Object && {
      isOpen: inbox.isOpen,
      deliveries: inbox.deliveries.length,
      newDeliveries: countNew(inbox, request),
    }),
    isGone: inbox === "gone",
  };
}

async function listDeliveries(given: string | undefined, options: RequestOptions, context: Context): Promise<void> {
  const { output, signal } = context;
  const owner = await findOwner(given, options, context);
  const records = await openRequestRecords(context);
  const { inbox } = await openInbox(owner, records?.requests ?? null, signal);
  const deliveries = await describeDeliveries(inbox, inbox.deliveries, signal);
  const rows = deliveries.map((one) => [
    one.receipt,
    one.sender ?? "",
    one.name ?? one.refused?.message ?? "",
    formatBytes(one.size),
    toDate(one.atMs).toLocaleString(),
    one.refused === undefined ? one.state : "refused",
  ]);
  const head = ["RECEIPT", "FROM (UNVERIFIED)", "NAME", "SIZE", "TIME", "STATE"];
  const layout = { cut: head.indexOf("NAME"), columns: output.columns };
  const lines = rows.length === 0 ? [] : formatTable(head, rows, layout);
  output.result({ id: owner.id, isOpen: inbox.isOpen, deliveries: deliveries.map(({ json }) => json) }, lines);
  if (rows.length === 0) output.say("There are no deliveries yet.");
}
