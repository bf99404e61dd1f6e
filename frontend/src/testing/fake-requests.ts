import { formatOwnerLink, type InboxDelivery, type OpenedRequest, type OwnRequest } from "@envoi/client/request";
import { parseRequestId, type RequestId } from "@envoi/protocol";
import { type KeptRequest, NO_NEWS } from "../shared/storage/kept-request.ts";
import type { RequestCalls } from "../shared/transfer/transfer.ts";
import { OWNER_TOKEN, uploadId } from "./fake-uploads.ts";

export function requestId(text = "00112233445566aa"): RequestId {
  const id = parseRequestId(text);
  if (id === null) throw new Error(`not a request's id: ${text}`);
  return id;
}

const zeros = (bytes: number) => new Uint8Array(bytes);
const terms: OpenedRequest["terms"] = {
  id: requestId(),
  expiresAtMs: 87_400_000,
  maxDeliveries: 10,
  maxBytes: 1_000_000,
  maxDeliveryBytes: 500_000,
};

/** A request as its senders see it, with nothing sent to it yet. */
export function fakeOpenedRequest(changes: Partial<OpenedRequest> = {}): OpenedRequest {
  return {
    link: {
      origin: "https://envoi.test",
      id: terms.id,
      linkHash: zeros(24),
      secret: zeros(16),
      hasPassword: false,
    },
    label: { title: "Tax return", message: "For 2025", asker: "Ada", wanted: ["Receipts"], kinds: ["application/pdf"] },
    terms,
    deliverySeconds: 86_400,
    isOpen: true,
    left: { deliveries: 10, bytes: 1_000_000 },
    publicKey: "" as OpenedRequest["publicKey"],
    keys: { labelKey: zeros(32), psk: zeros(32), linkToken: "" },
    ticket: "",
    ...changes,
  };
}

/** A request as its owner sees it. */
export function fakeOwnRequest(changes: Partial<OwnRequest> = {}): OwnRequest {
  const { link, label, deliverySeconds } = fakeOpenedRequest();
  const { origin, id, linkHash } = link;
  const owner = { origin, id, linkHash, root: zeros(16), seed: zeros(32) };
  return { owner, label, terms, deliverySeconds, ...changes };
}

/** A request as its owner's device stores it. */
export function fakeKeptRequest(changes: Partial<KeptRequest> = {}): KeptRequest {
  const { id = terms.id } = changes;
  return {
    id,
    ownerLink: formatOwnerLink({ ...fakeOwnRequest().owner, id }),
    title: "Tax return",
    createdAt: 1_000_000,
    closesAt: 87_400_000,
    expiresAt: Number.MAX_SAFE_INTEGER,
    account: null,
    awaitsSync: true,
    news: NO_NEWS,
    ...changes,
  };
}

/** A delivery that has arrived. @param letter - repeated, it is the id */
export function fakeDelivery(letter: string, changes: Partial<InboxDelivery> = {}): InboxDelivery {
  return {
    id: uploadId(letter.repeat(16)),
    wrappedKey: letter,
    fingerprint: letter,
    receipt: "ABCDE-FGHJK",
    bytes: 5,
    state: "delivered",
    wasCollected: false,
    atMs: 1,
    isRepeated: false,
    ...changes,
  };
}

/** A server whose calls about requests succeed at once. */
export function fakeRequestCalls(): Omit<RequestCalls, "openDelivery"> {
  const sent = { id: uploadId(), ownerToken: OWNER_TOKEN, receipt: "ABCDE-FGHJK", durationMs: 1 };
  return {
    openRequest: async () => fakeOpenedRequest(),
    sendDelivery: async () => sent,
    continueDelivery: async () => sent,
    fetchReceipts: async () => [],
    createRequest: async () => fakeOwnRequest(),
    readInbox: async () => ({ ...fakeOwnRequest(), isOpen: true, deliveries: [] }),
    collectDeliveries: async () => undefined,
    removeDeliveries: async () => undefined,
    closeRequest: async () => undefined,
    deleteRequest: async () => undefined,
  };
}
