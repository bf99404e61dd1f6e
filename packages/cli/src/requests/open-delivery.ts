import type { Download } from "@envoi/client";
import { type Inbox, type InboxDelivery, openDelivery } from "@envoi/client/request";
import { DecryptionError } from "@envoi/crypto";
import { NotAuthentic } from "../usage-error.ts";

const REASONS: Readonly<Record<string, string>> = {
  commitment: "It was made without the request's link or password, or put together from several deliveries.",
  authentication: "It was made for another request, or has been changed.",
  malformed: "It is not well-formed.",
};

/**
 * Opens a delivery, unless the server has listed it before under another id.
 *
 * @throws NotAuthentic with the reason, and see `openDelivery`
 */
export async function openNewDelivery(inbox: Inbox, delivery: InboxDelivery, signal: AbortSignal): Promise<Download> {
  if (delivery.isRepeated) throw new NotAuthentic("repeated", "The server has listed the same delivery before.");
  return explained(openDelivery({ origin: inbox.owner.origin }, inbox, delivery, signal));
}

/** Waits for something that a delivery may prevent by not being authentic. @throws NotAuthentic with the reason */
export async function explained<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    const message = REASONS[error.code] ?? "It is damaged, or has been changed.";
    throw new NotAuthentic(error.code, message, { cause: error });
  }
}
