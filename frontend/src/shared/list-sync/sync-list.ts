import { parseOwnerLink } from "@envoi/crypto/request";
import { ProtocolError, type RequestId, type UploadId } from "@envoi/protocol";
import type { User } from "../account/account-state.ts";
import { freshUser, renewSession, type SessionDeps } from "../account/session.ts";
import { signOut } from "../account/sign-out.ts";
import { anySignal } from "../any-signal.ts";
import type { KeptRequest } from "../storage/kept-request.ts";
import type { AccountList } from "../transfer/transfer.ts";
import type { OwnUpload } from "../uploads/own-upload.ts";
import { isGone } from "../uploads/owner-calls.ts";
import { disputedUploads, type MergedLists, mergeLists, type Standings } from "./merge-lists.ts";
import { disputedRequests, type MergedRequests, mergeRequests, type RequestStandings } from "./merge-requests.ts";

/** Maximum number of attempts while other devices keep changing the list. After that, the next sync retries. */
const MAX_ROUNDS = 8;
/** Maximum pause before the second attempt; it doubles with each further attempt. */
const PAUSE_MS = 250;

const ASKED_AT_ONCE = 8;
/** Timeout for the server's response about one upload or request. */
const ANSWER_MS = 5_000;

type SyncDeps = SessionDeps & {
  /** Returns a number from 0 to 1. Random pauses separate devices that have collided. */
  random: () => number;
};

/**
 * Synchronises the device's list with the account's. Does nothing if nobody is signed in. Renews an invalid token, or
 * signs the user out if that fails.
 *
 * @throws the error of any other failed call; earlier changes are kept
 */
export async function syncList(deps: SyncDeps, signal: AbortSignal): Promise<void> {
  const { transfer, storage, account, ownUploads, ownRequests, random } = deps;
  let user = await freshUser(deps, signal);
  if (user === null) return;
  const { uid, fileListKey } = user;
  const isSame = (other: User | null) => other?.uid === uid && other.fileListKey === fileListKey;
  /** Whether the user has signed out, in this or another tab. If so, responses are ignored. */
  const hasLeft = () => {
    const state = account.getState();
    return !isSame(state.kind === "signedIn" ? state.user : null) || !isSame(storage.account.readUser());
  };

  let isRenewed = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (round > 0) await transfer.delay(random() * PAUSE_MS * 2 ** (round - 1), signal);
    const fetched = await fetchUnlessRefused(transfer, user, signal);
    if (hasLeft()) return;
    if (fetched === "unauthorized") {
      if (isRenewed) return signOut(deps, "refused");
      isRenewed = true;
      user = await renewSession(deps, user.accessToken, signal);
      if (user === null || hasLeft()) return;
      continue;
    }
    const uploads = await merge(deps, { entries: fetched.entries, uid }, signal);
    const requests = await mergeOwnRequests(deps, { entries: uploads.outgoing ?? fetched.entries, uid }, signal);
    if (hasLeft()) return;
    ownUploads.takeOver(uploads, uid);
    ownRequests.takeOver(requests, uid);
    const outgoing = requests.outgoing ?? uploads.outgoing;
    if (outgoing !== null) {
      const next = { entries: outgoing, etag: fetched.etag };
      if ((await transfer.writeFileList(user, next, signal)) === "conflict") continue;
    }
    ownRequests.markSynced(requests.synced, uid);
    return ownUploads.markSynced(uploads.synced, uid);
  }
}

async function fetchUnlessRefused(
  { fetchFileList }: SyncDeps["transfer"],
  user: User,
  signal: AbortSignal,
): Promise<AccountList | "unauthorized"> {
  try {
    return await fetchFileList(user, signal);
  } catch (error) {
    if (error instanceof ProtocolError && error.code === "unauthorized") return "unauthorized";
    throw error;
  }
}

/** Reads both lists only after the server's response, because uploads can finish in the meantime, and merges them. */
async function merge(
  { transfer, ownUploads, now }: SyncDeps,
  { entries, uid }: { entries: readonly unknown[]; uid: string },
  signal: AbortSignal,
): Promise<MergedLists> {
  // Uploads sent while nobody was signed in join the list only at the user's request.
  const lists = () => ({ own: ownUploads.store.getState().filter(({ account }) => account === uid), entries });
  ownUploads.reload();
  const standings = await askStandings(transfer, disputedUploads(lists()), signal);
  return mergeLists(lists(), standings, now());
}

/** Merges the requests, as `merge` does the uploads. */
async function mergeOwnRequests(
  { transfer, ownRequests, now }: SyncDeps,
  { entries, uid }: { entries: readonly unknown[]; uid: string },
  signal: AbortSignal,
): Promise<MergedRequests> {
  const lists = () => ({ own: ownRequests.store.getState().filter(({ account }) => account === uid), entries });
  ownRequests.reload();
  const standings = await askRequestStandings(transfer, disputedRequests(lists()), signal);
  return mergeRequests(lists(), standings, now());
}

/** Asks the server whether uploads still exist. Omits those without a response. */
async function askStandings(
  { fetchInfo }: SyncDeps["transfer"],
  uploads: readonly OwnUpload[],
  signal: AbortSignal,
): Promise<Standings> {
  const live = new Map<UploadId, { dlimit: number; dtotal: number }>();
  const gone = new Set<UploadId>();
  await askEach(uploads, signal, async (upload, until) => {
    try {
      const { dlimit, dtotal } = await fetchInfo(upload, until);
      live.set(upload.id, { dlimit, dtotal });
    } catch (error) {
      if (isGone(error)) gone.add(upload.id);
    }
  });
  return { live, gone };
}

/** Asks the server whether requests still exist. Omits those without a response, and those that it has swapped. */
async function askRequestStandings(
  { readInbox }: SyncDeps["transfer"],
  requests: readonly KeptRequest[],
  signal: AbortSignal,
): Promise<RequestStandings> {
  const live = new Set<RequestId>();
  const gone = new Set<RequestId>();
  await askEach(requests, signal, async ({ id, ownerLink }, until) => {
    try {
      const owner = parseOwnerLink(ownerLink);
      if (owner?.id !== id) return;
      await readInbox(owner, new Map(), until);
      live.add(id);
    } catch (error) {
      if (isGone(error)) gone.add(id);
    }
  });
  return { live, gone };
}

/** Asks about several items at once. @throws the signal's reason */
async function askEach<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  ask: (item: Item, until: AbortSignal) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  async function askRemaining(): Promise<void> {
    for (const item of waiting) {
      signal.throwIfAborted();
      await ask(item, anySignal([signal, AbortSignal.timeout(ANSWER_MS)]));
    }
  }
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, askRemaining));
  signal.throwIfAborted();
}
