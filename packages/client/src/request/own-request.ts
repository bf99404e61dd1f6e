import { createSecret, DecryptionError } from "@envoi/crypto";
import {
  computeFingerprint,
  computeLinkHash,
  computeReceipt,
  createRequestSeed,
  deriveOwnerKeys,
  deriveRequestKeys,
  formatRequestLink,
  type OwnerLink,
  openRequest,
  type RequestTerms,
  sealLabel,
  unwrapDeliveryKey,
} from "@envoi/crypto/request";
import {
  type DeliveryState,
  decodeBase64,
  encodeBase64Url,
  inboxSchema,
  NEW_REQUEST_PATH,
  newRequestReplySchema,
  parseRequestId,
  parseUploadId,
  type RequestLabel,
  type UploadId,
} from "@envoi/protocol";
import { type Download, openDownload } from "../download/download.ts";
import type { RequestOwner } from "../owner/owner-events.ts";
import { requireStrongPassword, type Stretching } from "../stretching.ts";
import { TransferError } from "../transfer-error.ts";
import { requireSuccess, type Server } from "../wire/server.ts";
import { callRequest, postJson, readAnswer } from "./request-calls.ts";
import { deriveRoot } from "./request-root.ts";

export type NewRequest = {
  label: RequestLabel;
  timeLimitSeconds: number;
  /** Limits on deliveries. Bytes are plaintext. */
  maxDeliveries: number;
  maxBytes: number;
  maxDeliveryBytes: number;
  /** Senders need it in addition to the link; 1 to MAX_STRONG_PASSWORD_CHARACTERS characters. */
  password?: string | null;
  bearer?: string | null;
};

/** A request as its owner sees it. `owner` is all that has to be kept, and as secret as the files that will arrive. */
export type OwnRequest = {
  owner: OwnerLink;
  label: RequestLabel;
  terms: RequestTerms;
  /** How long a delivery is kept, from its completion. */
  deliverySeconds: number;
};

/** A delivery, as the server lists it. Nothing of it is verified before `openDelivery`. */
export type InboxDelivery = {
  id: UploadId;
  wrappedKey: string;
  /** Identifies the wrapped key, for `known` of `readInbox`. */
  fingerprint: string;
  /** The code that the sender's page shows, too. */
  receipt: string;
  bytes: number;
  state: DeliveryState;
  wasCollected: boolean;
  atMs: number;
  /** Whether it is another delivery, listed again under this id. */
  isRepeated: boolean;
};

export type Inbox = OwnRequest & { isOpen: boolean; deliveries: InboxDelivery[] };

/**
 * Creates a request.
 *
 * @param stretching.stretch - needed for a password
 * @throws ProtocolError `bad_limit`, `too_large`, `unauthorized`, `too_many_uploads`, `too_many_bytes`, `not_found` if
 *   the server has no requests; RangeError for texts or a password that are too long; TransferError
 */
export async function createRequest(server: Server, request: NewRequest, stretching: Stretching): Promise<OwnRequest> {
  const { label, timeLimitSeconds, maxDeliveries, maxBytes, maxDeliveryBytes, bearer = null } = request;
  const password = request.password ? requireStrongPassword(request.password) : null;
  const { signal } = stretching;
  const seed = createRequestSeed();
  const root = await deriveRoot(createSecret(), password, stretching);
  const { publicKey, ownerToken, ownerAuthKey } = await deriveOwnerKeys(seed);
  const keys = await deriveRequestKeys(root);
  const sealedLabel = await sealLabel(keys, label);
  const body = {
    publicKey,
    label: sealedLabel,
    linkToken: keys.linkToken,
    ownerToken,
    ownerAuthKey,
    hasPassword: password !== null,
    timeLimit: timeLimitSeconds,
    deliveries: maxDeliveries,
    bytes: maxBytes,
    deliveryBytes: maxDeliveryBytes,
  };
  const response = await requireSuccess(await postJson(server, NEW_REQUEST_PATH, body, { bearer, signal }));
  const reply = await readAnswer(response, newRequestReplySchema.parse, signal);
  const id = parseRequestId(reply.id);
  if (id === null) throw new TransferError("connection_lost");
  const terms = { id, expiresAtMs: reply.expiresAt, maxDeliveries, maxBytes, maxDeliveryBytes };
  const linkHash = await computeLinkHash(keys, { terms, publicKey, sealedLabel });
  const owner = { origin: server.origin, id, linkHash, root, seed };
  return { owner, label, terms, deliverySeconds: reply.deliverySeconds };
}

/** The link to give out. */
export function requestLinkOf({ origin, id, linkHash, root }: OwnerLink): string {
  const secret = root.slice(-createSecret().byteLength);
  return formatRequestLink({ origin, id, linkHash, secret, hasPassword: root.byteLength > secret.byteLength });
}

/** What `subscribeOwnerEvents` needs to watch the inbox. */
export async function requestOwnerOf({ id, seed }: OwnerLink): Promise<RequestOwner> {
  return { id, ownerToken: (await deriveOwnerKeys(seed)).ownerToken };
}

/**
 * Reads a request and the list of its deliveries.
 *
 * @param known - ids of deliveries read before, by their fingerprints. A server can list them again under other ids,
 *   also after it has stopped listing them
 * @throws ProtocolError `not_found`, `unauthorized`; DecryptionError if the server shows another request than the
 *   owner's; TransferError
 */
export async function readInbox(
  server: Server,
  owner: OwnerLink,
  signal: AbortSignal,
  known: ReadonlyMap<string, UploadId> = new Map(),
): Promise<Inbox> {
  const reply = await readAnswer(await callOwn(server, owner, "inbox", {}, signal), inboxSchema.parse, signal);
  const { label, terms } = await verify(owner, reply);
  const deliveries: InboxDelivery[] = [];
  const listed = new Set<string>();
  for (const { id: text, key, at, ...delivery } of reply.list) {
    const id = parseUploadId(text);
    const keyBytes = decodeBase64(key);
    if (id === null || keyBytes === null) throw new TransferError("connection_lost");
    // Otherwise, the other alphabet or padding would make it another key.
    const wrappedKey = encodeBase64Url(keyBytes);
    const [receipt, fingerprint] = await Promise.all([computeReceipt(wrappedKey), computeFingerprint(wrappedKey)]);
    const isRepeated = listed.has(fingerprint) || (known.get(fingerprint) ?? id) !== id;
    deliveries.push({ ...delivery, id, wrappedKey, fingerprint, receipt, atMs: at, isRepeated });
    listed.add(fingerprint);
  }
  return { owner, label, terms, deliverySeconds: reply.deliverySeconds, isOpen: reply.isOpen, deliveries };
}

type Published = {
  publicKey: string;
  label: string;
  expiresAt: number;
  deliveries: number;
  bytes: number;
  deliveryBytes: number;
};

async function verify({ id, linkHash, root, seed }: OwnerLink, published: Published) {
  const terms: RequestTerms = {
    id,
    expiresAtMs: published.expiresAt,
    maxDeliveries: published.deliveries,
    maxBytes: published.bytes,
    maxDeliveryBytes: published.deliveryBytes,
  };
  const keys = await deriveRequestKeys(root);
  const opened = await openRequest({ id, linkHash }, keys, { ...published, terms, sealedLabel: published.label });
  // The hash is that of the link, which a wrong owner's link could have beside another seed.
  if (opened.publicKey !== (await deriveOwnerKeys(seed)).publicKey) throw new DecryptionError("commitment");
  return { label: opened.label, terms };
}

/**
 * Opens a delivery, whose content can then be read like that of any upload.
 *
 * @throws DecryptionError `commitment` or `authentication` for a delivery that was not made with the link, or that was
 *   swapped, mixed or changed; `malformed`; ProtocolError `not_found` when it has been deleted or has expired;
 *   TransferError
 */
export async function openDelivery(
  server: Server,
  { owner, terms }: Pick<OwnRequest, "owner" | "terms">,
  { id, wrappedKey }: Pick<InboxDelivery, "id" | "wrappedKey">,
  signal: AbortSignal,
): Promise<Download> {
  const { psk } = await deriveRequestKeys(owner.root);
  const binding = { psk, terms, linkHash: owner.linkHash };
  const contentKey = await unwrapDeliveryKey(owner.seed, binding, wrappedKey);
  const { ownerAuthKey } = await deriveOwnerKeys(owner.seed);
  const openedKeys = { authKey: ownerAuthKey, contentKeyB64: encodeBase64Url(contentKey) };
  return openDownload(server, { id, secretB64: "", password: null, openedKeys }, signal);
}

/** Reports deliveries of which every byte has been verified and saved. Their senders see "collected". */
export async function collectDeliveries(
  server: Server,
  owner: OwnerLink,
  deliveries: readonly UploadId[],
  signal: AbortSignal,
): Promise<void> {
  await callOwn(server, owner, "collect", { deliveries }, signal);
}

/** Deletes deliveries from the server. */
export async function removeDeliveries(
  server: Server,
  owner: OwnerLink,
  deliveries: readonly UploadId[],
  signal: AbortSignal,
): Promise<void> {
  await callOwn(server, owner, "remove", { deliveries }, signal);
}

/** Ends deliveries at once, also those that are being sent. Complete ones stay. */
export async function closeRequest(server: Server, owner: OwnerLink, signal: AbortSignal): Promise<void> {
  await callOwn(server, owner, "close", {}, signal);
}

/** Closes a request, and deletes it with all its deliveries. */
export async function deleteRequest(server: Server, owner: OwnerLink, signal: AbortSignal): Promise<void> {
  await callOwn(server, owner, "delete", {}, signal);
}

async function callOwn(
  server: Server,
  { id, seed }: OwnerLink,
  call: "inbox" | "collect" | "remove" | "close" | "delete",
  fields: object,
  signal: AbortSignal,
): Promise<Response> {
  const { ownerToken } = await deriveOwnerKeys(seed);
  return callRequest(server, { id, call, body: { ownerToken, ...fields } }, signal);
}
