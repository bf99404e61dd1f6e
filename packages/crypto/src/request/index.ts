export { computeLinkHash, openRequest, type PublishedRequest } from "./open-request.ts";
export { computeFingerprint, computeReceipt } from "./receipt.ts";
export {
  createRequestSeed,
  deriveOwnerKeys,
  deriveRequestKeys,
  deriveRequestRoot,
  type OwnerKeys,
  type RequestKeys,
  type RequestPublicKey,
  type RequestRoot,
  type RequestSeed,
} from "./request-keys.ts";
export {
  findOwnerLink,
  findRequestLink,
  formatOwnerLink,
  formatRequestLink,
  type OwnerLink,
  parseOwnerLink,
  parseRequestLink,
  type RequestLink,
} from "./request-link.ts";
export * from "./request-terms.ts";
export { sealLabel } from "./sealed-label.ts";
export { type DeliveryBinding, unwrapDeliveryKey, wrapDeliveryKey } from "./wrapped-delivery-key.ts";
