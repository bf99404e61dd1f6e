import type { Environment } from "../environment.tsx";
import { isOf } from "../uploads/own-upload.ts";
import type { SignOutTrigger } from "./account-state.ts";

/** Signs the person out and removes their data from the device. */
export function signOut(
  { account, storage, ownUploads, metrics }: Pick<Environment, "account" | "storage" | "ownUploads" | "metrics">,
  trigger: SignOutTrigger,
): void {
  metrics.record({ type: "logout", trigger });
  account.dispatch({ type: "signedOut", by: trigger });
  storage.account.removeUser();
  for (const { id } of storage.listUploads()) storage.removeUpload(id);
  storage.writePast([]);
  ownUploads.reload();
}

/** Before a sign-in: removes the data of other people from the device. */
export function clearOtherPerson(
  { storage, ownUploads }: Pick<Environment, "storage" | "ownUploads">,
  uid: string,
): void {
  for (const upload of storage.listUploads()) if (!isOf(upload, uid)) storage.removeUpload(upload.id);
  storage.writePast(storage.listPast().filter((past) => isOf(past, uid)));
  ownUploads.reload();
}
