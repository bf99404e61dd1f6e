import {
  findOwnerLink,
  findRequestLink,
  type OpenedRequest,
  openRequestLink,
  type RequestLink,
  type SentDelivery,
  sendDelivery,
} from "@envoi/client/request";
import { ProtocolError } from "@envoi/protocol";
import type { Context } from "../context.ts";
import type { SentRequest } from "../device/sent-deliveries.ts";
import { resumable } from "../interruption.ts";
import { readLinkText } from "../link.ts";
import { toDate } from "../output/dates.ts";
import { openWithPassword } from "../receiving/open-link.ts";
import { describeLabel } from "../requests/describe-label.ts";
import { checked } from "../requests/find-request.ts";
import { openSources, type Source } from "../sending/open-sources.ts";
import { readTexts, readWanted, requireFewNames, type SendOptions } from "../sending/send-options.ts";
import { recordDelivery, showDelivery } from "../sending/show-delivery.ts";
import { createJournal, transfer } from "../sending/transfer.ts";
import { uploadServer } from "../sending/upload-server.ts";
import { fetchServerConfig } from "../server-config.ts";
import { stretchPassword } from "../stretch.ts";
import { formatBytes } from "../units.ts";
import { UsageError } from "../usage-error.ts";

/** Options for a link, which a delivery does not have. */
const FOR_LINKS = [
  "downloads",
  "expires",
  "password",
  "strong",
  "live",
  "compatible",
  "title",
  "qr",
  "copy",
] as const satisfies (keyof SendOptions)[];

/** `envoi send --request`: sends files to the owner of a request, and prints the receipt. */
export async function sendToRequest(paths: readonly string[], options: SendOptions, context: Context): Promise<void> {
  for (const name of FOR_LINKS) {
    if (options[name] !== undefined) throw new UsageError(`--${name} can't be combined with --request.`);
  }
  const wanted = readWanted(options);
  const texts = await readTexts(options);
  const link = await readRequestLink(options, context);
  const server = uploadServer(link.origin);
  const { signal } = context;
  const config = await fetchServerConfig(server.origin, signal);
  const request = await openRequest(link, options.passwordFile, context);
  announceRequest(request, context);
  const sources = await openSources(paths, options, context);
  try {
    requireRoom(request, sources);
    requireFewNames(sources, texts, config);
    const records = options.history ? await context.openRecords() : null;
    const sentTo = toSentRequest(request);
    const journal =
      records && createJournal(records.uploads, { server: server.origin, sources, password: null, request: sentTo });
    const sending = transfer({ sources, wanted, journal }, context, (files, transferOptions) =>
      sendDelivery(server, request, { files, ...texts }, transferOptions),
    );
    const sent: SentDelivery = await (journal === null ? sending : resumable(sending, () => journal.isKept(), signal));
    if (records !== null) {
      const { id, receipt } = sent;
      const finished = { id, receipt, server: server.origin, request: sentTo, files: sources };
      await recordDelivery(finished, { receipts: records.receipts, journal }, context);
    }
    showDelivery({ ...sent, request: link.id, files: sources }, context);
  } finally {
    for (const source of sources) if ("close" in source) await source.close();
  }
}

async function readRequestLink({ request, requestFile }: SendOptions, context: Context): Promise<RequestLink> {
  const text = await readLinkText(request, requestFile, context);
  const link = findRequestLink(text);
  if (link !== null) return link;
  if (findOwnerLink(text) !== null) {
    throw new UsageError(
      "This is the owner's link, which opens the inbox and must stay secret. Send with the other link, which contains #v1.",
    );
  }
  throw new UsageError(
    "This is not the complete link of a request, which ends with # and a key. It may have been cut off, or may need quotes in the shell.",
  );
}

function openRequest(link: RequestLink, passwordFile: string | undefined, context: Context): Promise<OpenedRequest> {
  const stretching = { stretch: stretchPassword, signal: context.signal };
  const open = (password: string | null) =>
    checked(openRequestLink({ origin: link.origin }, link, password, stretching), "nothing was sent.");
  return link.hasPassword ? openWithPassword(passwordFile, context, open) : open(null);
}

function toSentRequest({ link, keys, label, terms, deliverySeconds }: OpenedRequest): SentRequest {
  const { title } = label;
  const endsAtMs = terms.expiresAtMs + deliverySeconds * 1_000;
  return { id: link.id, linkToken: keys.linkToken, ...(title !== undefined && { title }), endsAtMs };
}

function announceRequest({ label, terms, left }: OpenedRequest, { output }: Context): void {
  for (const line of describeLabel(label)) output.say(line);
  const bytes = Math.min(left.bytes, terms.maxDeliveryBytes);
  output.say(`Accepts up to ${formatBytes(bytes)} at once, until ${toDate(terms.expiresAtMs).toLocaleString()}.`);
}

/** Rejects what the server would reject. @throws ProtocolError */
function requireRoom({ isOpen, left, terms }: OpenedRequest, sources: readonly Source[]): void {
  const size = sources.reduce((sum, source) => sum + source.size, 0);
  if (!isOpen) throw new ProtocolError("request_closed");
  if (size > terms.maxDeliveryBytes) throw new ProtocolError("too_large");
  if (left.deliveries === 0 || size > left.bytes) throw new ProtocolError("request_full");
}
