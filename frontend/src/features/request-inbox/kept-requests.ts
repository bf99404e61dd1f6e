import { formatOwnerLink } from "@envoi/crypto/request";
import { uidOf } from "../../shared/account/account-state.ts";
import type { Environment } from "../../shared/environment.tsx";
import type { KeptRequest } from "../../shared/storage/kept-request.ts";
import type { OwnRequest } from "../../shared/transfer/transfer.ts";
import { isOwnedBy } from "../../shared/uploads/own-upload.ts";

type Device = Pick<Environment, "storage" | "account" | "now">;

/** The user's requests that may still have deliveries, newest first. Removes the others from the device. */
export function listKept({ storage, account, now }: Device): KeptRequest[] {
  const all = storage.listRequests();
  const lasting = all.filter(({ expiresAt }) => expiresAt > now());
  if (lasting.length < all.length) storage.writeRequests(lasting);
  return lasting.filter((request) => isOwnedBy(request, uidOf(account.getState())));
}

/** Adds a request to the device's list, unless it is there. */
export function keepRequest({ storage, account, now }: Device, own: OwnRequest): void {
  const { owner, label, terms, deliverySeconds } = own;
  const kept = storage.listRequests();
  if (kept.some(({ id }) => id === terms.id)) return;
  const request: KeptRequest = {
    id: terms.id,
    ownerLink: formatOwnerLink(owner),
    title: label.title ?? "",
    createdAt: now(),
    closesAt: terms.expiresAtMs,
    expiresAt: terms.expiresAtMs + deliverySeconds * 1000,
    account: uidOf(account.getState()),
  };
  storage.writeRequests([request, ...kept]);
}

export function forgetRequest({ storage }: Pick<Device, "storage">, forgotten: KeptRequest["id"]): void {
  storage.writeRequests(storage.listRequests().filter(({ id }) => id !== forgotten));
}
