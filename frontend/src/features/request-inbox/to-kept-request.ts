import { formatOwnerLink } from "@envoi/crypto/request";
import { uidOf } from "../../shared/account/account-state.ts";
import type { Environment } from "../../shared/environment.tsx";
import { type KeptRequest, NO_NEWS } from "../../shared/storage/kept-request.ts";
import type { OwnRequest } from "../../shared/transfer/transfer.ts";

/** @returns the record that the device keeps of the user's request */
export function toKeptRequest({ account, now }: Pick<Environment, "account" | "now">, own: OwnRequest): KeptRequest {
  const { owner, label, terms, deliverySeconds } = own;
  return {
    id: terms.id,
    ownerLink: formatOwnerLink(owner),
    title: label.title ?? "",
    createdAt: now(),
    closesAt: terms.expiresAtMs,
    expiresAt: terms.expiresAtMs + deliverySeconds * 1000,
    account: uidOf(account.getState()),
    awaitsSync: true,
    news: NO_NEWS,
  };
}
