import { createContentKey } from "@envoi/crypto";
import {
  computeReceipt,
  deriveRequestKeys,
  openRequest,
  type RequestKeys,
  type RequestLink,
  type RequestPublicKey,
  type RequestTerms,
  wrapDeliveryKey,
} from "@envoi/crypto/request";
import {
  type DeliveryField,
  type DeliveryState,
  type OwnerToken,
  openRequestReplySchema,
  ProtocolError,
  parseUploadId,
  type RequestLabel,
  receiptsReplySchema,
  type SenderTexts,
  type UploadId,
} from "@envoi/protocol";
import { canonicalPassword } from "../password-forms.ts";
import type { Stretching } from "../stretching.ts";
import { TransferError } from "../transfer-error.ts";
import type { FinishedUpload } from "../upload/finish-upload.ts";
import type { SourceFile } from "../upload/source.ts";
import { type UploadOptions, upload } from "../upload/upload.ts";
import type { Server } from "../wire/server.ts";
import { callRequest, readAnswer } from "./request-calls.ts";
import { deriveRoot } from "./request-root.ts";

/** A request as a sender sees it, compared with its link. */
export type OpenedRequest = {
  link: RequestLink;
  label: RequestLabel;
  terms: RequestTerms;
  deliverySeconds: number;
  /** Whether the server accepts deliveries; neither this nor `left` can be verified. */
  isOpen: boolean;
  left: { deliveries: number; bytes: number };
  publicKey: RequestPublicKey;
  keys: RequestKeys;
  /** Allows deliveries for a day. */
  ticket: string;
};

/**
 * Fetches what a request asks for, and checks that it is the one of the link.
 *
 * @param password - as entered; `null` if the link has none
 * @throws ProtocolError `unauthorized` when the password is wrong, `rate_limited` after too many wrong ones,
 *   `not_found`; DecryptionError when server and link do not match, in which case nothing may be shown or sent;
 *   TransferError
 */
export async function openRequestLink(
  server: Server,
  link: RequestLink,
  password: string | null,
  stretching: Stretching,
): Promise<OpenedRequest> {
  const { id, secret, hasPassword, linkHash } = link;
  if (hasPassword && password === null) throw new ProtocolError("unauthorized");
  const form = hasPassword && password !== null ? canonicalPassword(password) : null;
  const { signal } = stretching;
  const keys = await deriveRequestKeys(await deriveRoot(secret, form, stretching));
  const response = await callRequest(server, { id, call: "open", body: { linkToken: keys.linkToken } }, signal);
  const reply = await readAnswer(response, openRequestReplySchema.parse, signal);
  const terms: RequestTerms = {
    id,
    expiresAtMs: reply.expiresAt,
    maxDeliveries: reply.deliveries,
    maxBytes: reply.bytes,
    maxDeliveryBytes: reply.deliveryBytes,
  };
  const published = { terms, publicKey: reply.publicKey, sealedLabel: reply.label };
  const { label, publicKey } = await openRequest({ id, linkHash }, keys, published);
  const { deliverySeconds, isOpen, left, ticket } = reply;
  return { link, label, terms, deliverySeconds, isOpen, left, publicKey, keys, ticket };
}

export type NewDelivery = Pick<SenderTexts, "message" | "sender"> & { files: SourceFile[]; bearer?: string | null };

export type SentDelivery = { id: UploadId; ownerToken: OwnerToken; receipt: string; durationMs: number };

/**
 * Sends files that only the request's owner can open.
 *
 * @throws ProtocolError `request_full`, `request_closed`, `too_large`, `not_found`, `unauthorized` when the ticket has
 *   expired; and see `upload`
 */
export async function sendDelivery(
  server: Server,
  request: OpenedRequest,
  delivery: NewDelivery,
  options: UploadOptions,
): Promise<SentDelivery> {
  const { terms, link, publicKey, keys, ticket, deliverySeconds } = request;
  const contentKey = createContentKey();
  const binding = { psk: keys.psk, terms, linkHash: link.linkHash };
  const field = { id: terms.id, ticket, key: await wrapDeliveryKey(publicKey, binding, contentKey) };
  const finished = await upload(
    server,
    {
      ...delivery,
      // The server sets both.
      downloadLimit: 1,
      timeLimitSeconds: deliverySeconds,
      delivery: { contentKey, field },
    },
    options,
  );
  return toSentDelivery(field, finished);
}

/** The result of a delivery. @param finished - for an interrupted delivery, the result of `continueUpload` */
export async function toSentDelivery(
  { key }: Pick<DeliveryField, "key">,
  { id, ownerToken, durationMs }: Pick<FinishedUpload, "id" | "ownerToken" | "durationMs">,
): Promise<SentDelivery> {
  return { id, ownerToken, receipt: await computeReceipt(key), durationMs };
}

export type Receipt = { id: UploadId; state: DeliveryState; wasCollected: boolean };

/** Asks whether deliveries have been collected. Those of which the server knows nothing are missing in the result. */
export async function fetchReceipts(
  server: Server,
  { link, keys }: { link: Pick<RequestLink, "id">; keys: Pick<RequestKeys, "linkToken"> },
  deliveries: readonly UploadId[],
  signal: AbortSignal,
): Promise<Receipt[]> {
  const body = { linkToken: keys.linkToken, deliveries };
  const response = await callRequest(server, { id: link.id, call: "receipts", body }, signal);
  const { receipts } = await readAnswer(response, receiptsReplySchema.parse, signal);
  return receipts.flatMap(({ id: text, ...receipt }) => {
    const id = parseUploadId(text);
    if (id === null) throw new TransferError("connection_lost");
    return deliveries.includes(id) ? [{ id, ...receipt }] : [];
  });
}
