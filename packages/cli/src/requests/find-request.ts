import { findOwnerLink, findRequestLink, type Inbox, type OwnerLink, readInbox } from "@envoi/client/request";
import { DecryptionError } from "@envoi/crypto";
import { ProtocolError } from "@envoi/protocol";
import type { Context } from "../context.ts";
import type { OwnRequests, RecordedRequest } from "../device/own-requests.ts";
import { readLinkText } from "../link.ts";
import { NotAuthentic, RequestGone, UsageError } from "../usage-error.ts";

/** Minimum number of characters of an id prefix that identifies a request. */
const MIN_ID_CHARACTERS = 4;

export type RequestOptions = { linkFile?: string };

/**
 * Finds a request by its owner's link, or one of this device by its link, its id or the beginning of its id; `last` means
 * the most recent one.
 *
 * @throws UsageError if none or several match
 */
export async function findOwner(
  given: string | undefined,
  { linkFile }: RequestOptions,
  context: Context,
): Promise<OwnerLink> {
  const named = await readLinkText(given, linkFile, context);
  const owner = findOwnerLink(named);
  if (owner !== null) return owner;
  const { requests } = await (await context.openRecords()).requests.readAll();
  const [latest] = requests;
  if (named === "last" && latest !== undefined) return latest.owner;
  const link = findRequestLink(named);
  const id = link?.id ?? named.trim().toLowerCase();
  const found = requests.filter(
    ({ owner: own }) =>
      id.length >= MIN_ID_CHARACTERS && own.id.startsWith(id) && (link === null || link.origin === own.origin),
  );
  const [only] = found;
  if (only !== undefined && found.length === 1) return only.owner;
  if (found.length > 1) throw new UsageError(`Several ids of requests begin with ${named}. Enter more characters.`);
  throw new UsageError(
    "This device has no such request. List its requests with `envoi request list`, or use the owner's link.",
  );
}

/**
 * Reads an inbox, and records the request on this device if it is not yet.
 *
 * @param requests - `null` if this device can't store records
 */
export async function openInbox(
  owner: OwnerLink,
  requests: OwnRequests | null,
  signal: AbortSignal,
): Promise<{ inbox: Inbox; recorded: RecordedRequest }> {
  const earlier = (await requests?.read(owner)) ?? null;
  const received = new Map(Object.entries(earlier?.received ?? {}));
  const reading = readInbox({ origin: owner.origin }, owner, signal, received);
  const inbox = await checked(reading, "nothing was received.");
  if (earlier !== null) return { inbox, recorded: earlier };
  const { isOpen: _, deliveries: __, ...own } = inbox;
  const recorded = { ...own, createdAtMs: Date.now(), received: {}, refused: [] };
  await requests?.write(recorded);
  return { inbox, recorded };
}

/** Waits for a call about a request. @param otherwise - what did not happen if the server can't be trusted */
export async function checked<Result>(call: Promise<Result>, otherwise: string): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof DecryptionError) {
      throw new NotAuthentic("mismatch", `The link and the server do not match: ${otherwise}`, { cause: error });
    }
    // An account is never needed, so the link's key or password is wrong.
    if (error instanceof ProtocolError && error.code === "unauthorized") {
      throw new ProtocolError("bad_proof", { cause: error });
    }
    if (error instanceof ProtocolError && error.code === "not_found") throw new RequestGone(error);
    throw error;
  }
}
