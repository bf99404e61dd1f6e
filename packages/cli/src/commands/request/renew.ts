import { closeRequest, findRequestLink, type OwnerLink, type OwnRequest, requestLinkOf } from "@envoi/client/request";
import { ProtocolError } from "@envoi/protocol";
import { findLimits } from "../../account/find-limits.ts";
import type { Context } from "../../context.ts";
import { explainFailure } from "../../exit-codes.ts";
import { checked, findOwner, openInbox, type RequestOptions } from "../../requests/find-request.ts";
import { openRequestRecords } from "../../requests/open-records.ts";
import { readPassword } from "../../sending/send-options.ts";
import { parseDuration } from "../../units.ts";
import { PartialFailure } from "../../usage-error.ts";
import { chooseTerms, createRecorded, type NewRequestOptions, showRequest } from "./new.ts";

export type RenewOptions = RequestOptions &
  Pick<NewRequestOptions, "expires" | "password" | "passwordFile" | "ownerLink" | "qr" | "copy">;

/**
 * `envoi request renew`: creates a request like another one, with new keys and a new link, and closes the other one.
 * What has arrived stays in the inbox of the closed one.
 */
export async function renewRequest(given: string | undefined, options: RenewOptions, context: Context): Promise<void> {
  const { output, signal } = context;
  const owner = await findOwner(given, options, context);
  const seconds = options.expires === undefined ? null : parseDuration(options.expires);
  const before = await readBefore(owner, context);
  // Only the keys derived from a password are recorded, and the new request has others.
  const hadPassword = findRequestLink(requestLinkOf(owner))?.hasPassword === true;
  const wantsPassword = options.password === true || (hadPassword && options.passwordFile === undefined);
  const password = await readPassword({ ...options, password: wantsPassword, strong: true }, context);
  const { limits, bearer } = await findLimits(owner.origin, context);
  const { label, terms } = before;
  // The server's limits may have become lower.
  const each = Math.min(terms.maxDeliveryBytes, limits.MAX_FILE_SIZE);
  const total = Math.max(each, Math.min(terms.maxBytes, each * terms.maxDeliveries));
  const wanted = chooseTerms({ deliveries: terms.maxDeliveries, each, total, seconds }, limits);
  const created = await createRecorded(owner.origin, { label, ...wanted, password, bearer }, context);
  const failure = await closeBefore(owner, signal);
  await showRequest(created, { hasPassword: password !== null, options }, context);
  if (failure === null) return output.say(`The old link no longer works. Collect what it received from ${owner.id}.`);
  throw new PartialFailure(
    `The new link works, but so does the old one: ${failure} Close it with \`envoi request close ${owner.id}\`.`,
  );
}

/** A request that the server has forgotten is renewed from this device's record. */
async function readBefore(owner: OwnerLink, context: Context): Promise<Pick<OwnRequest, "label" | "terms">> {
  const requests = (await openRequestRecords(context))?.requests ?? null;
  try {
    return (await openInbox(owner, requests, context.signal)).inbox;
  } catch (error) {
    const recorded = await requests?.read(owner);
    if (!recorded || !(error instanceof ProtocolError) || error.code !== "not_found") throw error;
    return recorded;
  }
}

/** @returns why the request is still open; `null` if it is closed */
async function closeBefore(owner: OwnerLink, signal: AbortSignal): Promise<string | null> {
  try {
    await checked(closeRequest({ origin: owner.origin }, owner, signal), "the old request was not closed.");
    return null;
  } catch (error) {
    if (error instanceof ProtocolError && error.code === "not_found") return null;
    return explainFailure(error).message;
  }
}
