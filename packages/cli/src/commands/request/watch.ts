import { pause } from "@envoi/client";
import type { Context } from "../../context.ts";
import { EXIT, explainFailure } from "../../exit-codes.ts";
import { toDate } from "../../output/dates.ts";
import { lineForTerminal } from "../../output/terminal-text.ts";
import { type DescribedDelivery, describeDeliveries } from "../../requests/describe-deliveries.ts";
import { findOwner, openInbox, type RequestOptions } from "../../requests/find-request.ts";
import { openRequestRecords } from "../../requests/open-records.ts";
import { formatBytes } from "../../units.ts";

const POLL_MS = 10_000;

/** `envoi request watch`: prints the deliveries to collect, and each new one, until the request ends. */
export async function watchRequest(
  given: string | undefined,
  options: RequestOptions,
  context: Context,
): Promise<void> {
  const { output, signal } = context;
  const owner = await findOwner(given, options, context);
  const requests = (await openRequestRecords(context))?.requests ?? null;
  const shown = new Set<string>();
  let { inbox } = await openInbox(owner, requests, signal);
  for (;;) {
    const fresh = inbox.deliveries.filter(({ id, state }) => state === "delivered" && !shown.has(id));
    for (const { id } of fresh) shown.add(id);
    for (const delivery of await describeDeliveries(inbox, fresh, signal)) {
      output.event({ delivery: delivery.json }, describeEvent(delivery));
    }
    if (!inbox.isOpen && inbox.deliveries.every(({ state }) => state !== "reserved")) {
      return output.say("The request is closed.");
    }
    await pause(POLL_MS, signal);
    signal.throwIfAborted();
    try {
      ({ inbox } = await openInbox(owner, requests, signal));
    } catch (error) {
      const { exitCode, message } = explainFailure(error);
      if (signal.aborted || exitCode !== EXIT.network) throw error;
      output.say(`${owner.origin} is not responding; trying again. ${message}`);
    }
  }
}

function describeEvent({ receipt, sender, name, size, atMs, refused }: DescribedDelivery): string {
  const time = toDate(atMs).toLocaleTimeString();
  const from = sender === undefined ? "" : ` from ${lineForTerminal(sender)} (unverified)`;
  const what = refused === undefined ? `${lineForTerminal(name ?? "")}, ${formatBytes(size)}` : refused.message;
  return `${time}  ${receipt}${from}: ${what}`;
}
