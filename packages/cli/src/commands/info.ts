import type { Context } from "../context.ts";
import { describeReceipt, receiptToJson, refreshReceipts } from "../requests/sent-receipts.ts";
import { UsageError } from "../usage-error.ts";
import { receive } from "./receive.ts";

/** A receipt as a person may type it: ten characters of Crockford's base32, in two groups. */
const RECEIPT = /^\s*([\dA-HJKMNP-TV-Z]{5})-?([\dA-HJKMNP-TV-Z]{5})\s*$/i;

/**
 * `envoi info`: shows what a link contains, without downloading it, like `envoi receive --dry-run`; or, for a receipt,
 * what this device has sent to a request, and whether it was collected.
 */
export async function info(
  given: string | undefined,
  options: { passwordFile?: string; linkFile?: string },
  context: Context,
): Promise<void> {
  const [, first, second] = RECEIPT.exec(given ?? "") ?? [];
  if (first !== undefined) return showReceipt(`${first}-${second}`.toUpperCase(), context);
  return receive(given, { ...options, pick: [], ifExists: "fail", dryRun: true }, context);
}

/** @throws UsageError if this device has not sent such a delivery */
async function showReceipt(receipt: string, { output, openRecords, signal }: Context): Promise<void> {
  const { receipts } = await openRecords();
  const sent = (await receipts.readAll()).deliveries.filter((delivery) => delivery.receipt === receipt);
  const listed = await refreshReceipts(sent, receipts, signal);
  const [only] = listed;
  if (only === undefined) {
    throw new UsageError(`This device has no receipt ${receipt}. List what it has sent with \`envoi list\`.`);
  }
  output.result(receiptToJson(only), describeReceipt(only));
}
