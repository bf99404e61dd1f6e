import type { Environment } from "../environment.tsx";
import type { KeptRequest } from "../storage/kept-request.ts";
import { isOwnedBy, type OwnUpload } from "../uploads/own-upload.ts";
import type { SignOutTrigger } from "./account-state.ts";

type Device = Pick<Environment, "storage" | "ownUploads" | "ownRequests">;

/*
 * [Note: Leaving]
 *
 * When a user leaves, their data is removed in two steps. This file immediately clears local storage and sets a flag
 * that a user is leaving. `followPeople` removes the rest, which takes a moment, and clears the flag. If the page is
 * closed before that, the remaining data is removed the next time the page loads.
 */

/** `person`: removes the user's data. `everything`: also removes uploads started while nobody was signed in. */
type Leaving = "person" | "everything";

function beginLeaving({ storage }: Pick<Device, "storage">, leaving: Leaving): void {
  if (storage.readMark("leaving") !== "everything") storage.writeMark("leaving", leaving);
}

type Owned = Pick<OwnUpload, "account">;

const PERSONAL_MARKS = [
  ...(["lastEventId", "lastChoices", "sentDeliveries", "joinDeclined", "joinRequestsDeclined"] as const),
  ...(["notifications", "deliveryNotifications"] as const),
];

/** Removes the settings, and all uploads and requests in the lists and the history that must not stay on the device. */
function removeLists(
  { storage, ownUploads, ownRequests }: Device,
  stays: (upload: Owned) => boolean,
  requestStays: (request: KeptRequest) => boolean = stays,
): void {
  for (const upload of storage.listUploads()) if (!stays(upload)) storage.removeUpload(upload.id);
  storage.writePast(storage.listPast().filter(stays));
  for (const mark of PERSONAL_MARKS) storage.writeMark(mark, null);
  ownUploads.reload();
  ownRequests.keepOnly(requestStays);
}

/**
 * Signs the user out and removes their data from the device. If the user chose to sign out, also removes everything
 * sent from the device while nobody was signed in.
 */
export function signOut(deps: Device & Pick<Environment, "account" | "metrics">, trigger: SignOutTrigger): void {
  const { account, storage, metrics } = deps;
  const isChosen = trigger === "button";
  metrics.record({ type: "logout", trigger });
  beginLeaving({ storage }, isChosen ? "everything" : "person");
  // Must be written before the user is removed, because other tabs react to the removal.
  storage.writeMark("signedOutBy", trigger);
  storage.account.removeUser();
  if (isChosen) storage.account.removeSignIn();
  const stays = (upload: Owned) => !isChosen && isOwnedBy(upload, null);
  // Without its key, nobody could ever read what a request receives. So a request whose key is not in the account's
  // list stays, hidden, for when the user signs in again.
  removeLists(deps, stays, (request) => stays(request) || (!isChosen && request.awaitsSync));
  account.dispatch({ type: "signedOut", by: trigger });
}

/** Removes other users' data from the device before a user signs in. */
export function clearOtherPerson(device: Device, uid: string): void {
  const { storage } = device;
  const before = storage.account.readUser();
  if (before !== null && before.uid !== uid) beginLeaving({ storage }, "person");
  removeLists(device, (upload) => isOwnedBy(upload, uid));
}
