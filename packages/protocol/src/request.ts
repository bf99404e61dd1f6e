import * as zodMini from "zod/mini";
import { decodeBase64 } from "./base64.ts";
import { REQUEST_PUBLIC_KEY_BYTES, WRAPPED_DELIVERY_KEY_BYTES } from "./wrapped-key.ts";

/*
 * [Note: Requests for files]
 *
 * A request's owner gives out a link, and everyone with the link can send deliveries. docs/design/requests.md describes
 * the keys, docs/protocol.md the calls. Calls of senders have the link token, calls of the owner the owner token; both
 * are derived from keys that servers never see. Tokens stand in bodies, never in addresses.
 */

/** Path of the call that creates a request. All others are below `/api/request/<id>/`. */
export const NEW_REQUEST_PATH = "/api/requests";

const TOKEN_BYTES = 32;
const LABEL_BLOCK_BYTES = 512;
const TAG_BYTES = 16;
/** Length of the longest label that `sealLabel` makes, in blocks. */
const MAX_LABEL_BLOCKS = 58;
/** Most deliveries that a request may accept, so that they can be listed at once. */
export const MAX_DELIVERIES = 1_000;

function isBase64(text: string, bytes: number): boolean {
  return text.length <= Math.ceil((bytes * 4) / 3) + 2 && decodeBase64(text)?.byteLength === bytes;
}

const base64 = (bytes: number) => zodMini.string().check(zodMini.refine((text) => isBase64(text, bytes)));
const sealedLabel = zodMini.string().check(
  zodMini.maxLength(Math.ceil(((MAX_LABEL_BLOCKS * LABEL_BLOCK_BYTES + TAG_BYTES) * 4) / 3)),
  zodMini.refine((text) => {
    const padded = (decodeBase64(text)?.byteLength ?? 0) - TAG_BYTES;
    return padded > 0 && padded % LABEL_BLOCK_BYTES === 0;
  }),
);
const authKey = zodMini.string().check(zodMini.refine((text) => isBase64(text, 64)));
const token = base64(TOKEN_BYTES);
const positive = zodMini.int().check(zodMini.positive());
const count = zodMini.int().check(zodMini.nonnegative());
const uploadIds = zodMini.array(zodMini.string()).check(zodMini.maxLength(MAX_DELIVERIES));

/** Limits of a request. Bytes are plaintext. */
const limits = {
  deliveries: positive.check(zodMini.maximum(MAX_DELIVERIES)),
  bytes: positive,
  deliveryBytes: positive,
};

/** Body of the call that creates a request. `timeLimit`: seconds. */
export const newRequestSchema = zodMini.object({
  publicKey: base64(REQUEST_PUBLIC_KEY_BYTES),
  label: sealedLabel,
  linkToken: token,
  ownerToken: token,
  ownerAuthKey: authKey,
  /** Whether a password is part of the link token, so that wrong tokens count as guesses. */
  hasPassword: zodMini.boolean(),
  timeLimit: positive,
  ...limits,
});
export type NewRequestBody = zodMini.infer<typeof newRequestSchema>;

/** `expiresAt`: the last moment, in milliseconds since 1970. `deliverySeconds`: how long a delivery is kept. */
const terms = { expiresAt: count, ...limits, deliverySeconds: positive };
export const newRequestReplySchema = zodMini.object({ id: zodMini.string(), ...terms });
export type NewRequestReply = zodMini.infer<typeof newRequestReplySchema>;

export const openRequestSchema = zodMini.object({ linkToken: token });
/** `isOpen`: whether deliveries are accepted. `left`: what the request still accepts. */
export const openRequestReplySchema = zodMini.object({
  publicKey: base64(REQUEST_PUBLIC_KEY_BYTES),
  label: sealedLabel,
  ...terms,
  isOpen: zodMini.boolean(),
  left: zodMini.object({ deliveries: count, bytes: count }),
  ticket: zodMini.string(),
});
export type OpenRequestReply = zodMini.infer<typeof openRequestReplySchema>;

export const DELIVERY_STATES = ["reserved", "delivered", "collected", "gone"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Asks whether deliveries have been collected. */
export const receiptsSchema = zodMini.object({ linkToken: token, deliveries: uploadIds });
export const receiptsReplySchema = zodMini.object({
  receipts: zodMini.array(
    zodMini.object({ id: zodMini.string(), state: zodMini.enum(DELIVERY_STATES), wasCollected: zodMini.boolean() }),
  ),
});
export type ReceiptsReply = zodMini.infer<typeof receiptsReplySchema>;

export const requestOwnerSchema = zodMini.object({ ownerToken: token });
export const requestDeliveriesSchema = zodMini.extend(requestOwnerSchema, { deliveries: uploadIds });

/** One delivery in the owner's inbox. `at`: when it was completed, or reserved. */
const deliverySchema = zodMini.object({
  id: zodMini.string(),
  key: base64(WRAPPED_DELIVERY_KEY_BYTES),
  bytes: count,
  state: zodMini.enum(DELIVERY_STATES),
  wasCollected: zodMini.boolean(),
  at: count,
});
export const inboxSchema = zodMini.object({
  publicKey: base64(REQUEST_PUBLIC_KEY_BYTES),
  label: sealedLabel,
  ...terms,
  isOpen: zodMini.boolean(),
  list: zodMini.array(deliverySchema).check(zodMini.maxLength(MAX_DELIVERIES)),
});
export type InboxReply = zodMini.infer<typeof inboxSchema>;

/** In the first message of an upload that is a delivery. */
export const deliveryFieldSchema = zodMini.object({
  id: zodMini.string(),
  ticket: zodMini.string().check(zodMini.maxLength(256)),
  key: base64(WRAPPED_DELIVERY_KEY_BYTES),
});
export type DeliveryField = zodMini.infer<typeof deliveryFieldSchema>;
