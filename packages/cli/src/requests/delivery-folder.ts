import { safeName } from "@envoi/client";
import { titleFolder } from "../receiving/choose-files.ts";

/** With four bytes for each character, the name and a receipt are not longer than a folder's name may be. */
const MAX_SENDER_CHARACTERS = 60;

/**
 * Name of the folder for a delivery's files: the sender's name and the receipt. Each delivery has its own, so that
 * senders can't influence each other's files; a long name must not displace the receipt.
 */
export function deliveryFolder(sender: string, receipt: string): string {
  const name = [...titleFolder(sender)].slice(0, MAX_SENDER_CHARACTERS).join("");
  return safeName(`${name} ${receipt}`.trim());
}
