// Requests for files: the exports of `@envoi/client/request`.
export {
  computeReceipt,
  findOwnerLink,
  findRequestLink,
  formatOwnerLink,
  type OwnerLink,
  parseOwnerLink,
  parseRequestLink,
  type RequestLink,
  type RequestTerms,
} from "@envoi/crypto/request";
export type { DeliveryState, RequestLabel } from "@envoi/protocol";
export {
  closeRequest,
  collectDeliveries,
  createRequest,
  deleteRequest,
  type Inbox,
  type InboxDelivery,
  type NewRequest,
  type OwnRequest,
  openDelivery,
  readInbox,
  removeDeliveries,
  requestLinkOf,
  requestOwnerOf,
} from "./request/own-request.ts";
export {
  fetchReceipts,
  type NewDelivery,
  type OpenedRequest,
  openRequestLink,
  type Receipt,
  type SentDelivery,
  sendDelivery,
  toSentDelivery,
} from "./request/send-delivery.ts";
