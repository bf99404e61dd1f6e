import { TransferError } from "@envoi/client";
import { ProtocolError, type UploadId } from "@envoi/protocol";
import type { AccountState } from "../../../shared/account/account-state.ts";
import { freshUser, type SessionDeps } from "../../../shared/account/session.ts";
import { anySignal } from "../../../shared/any-signal.ts";
import { syncLazily } from "../../../shared/list-sync/lazy-sync.ts";
import type { FinishedUpload, UploadProgress } from "../../../shared/transfer/transfer.ts";
import { type FailureCode, failureCode } from "../../../shared/transfer/transfer-failure.ts";
import { type Archive, isBeyond, isLive, lacksPassword, strongPasswordOf } from "../archive/archive.ts";
import type { ArchiveRules } from "../archive/archive-rules.ts";
import { toNamedFiles } from "../archive/named-files.ts";
import { toUnfinishedDraft } from "../archive/unfinished-files.ts";

/**
 * Why an upload failed. `sender_unknown` and `issuer_away`: the server may have applied the limits for users without an
 * account, because the session expired or the issuer was unreachable. `signed_out`: the sender has signed out on this
 * device.
 */
export type UploadFailureCode = FailureCode | "sender_unknown" | "issuer_away" | "signed_out";

/** Errors that depend on the sender's account, or on limits changed since the page was loaded. */
const ACCOUNT_REFUSALS: readonly FailureCode[] = ["too_large", "bad_limit", "unauthorized"];

/** Timeout for fetching the account's list, which shows whether the sender is still signed in. */
const LIST_TIMEOUT_MS = 10_000;

/** An Archive and the account that sends it: a different account may be signed in by the time the upload ends. */
export type Sending = {
  archive: Archive;
  sender: AccountState;
  /** Uid of the upload's owner; `null` if started while signed out. */
  owner: string | null;
  signal: AbortSignal;
  /** Identifies the upload on this page. */
  key: string;
  /** The upload to continue; `null` for a new one. */
  unfinished: UploadId | null;
};

/** Returns `null` if the server no longer has the session. The files are then sent again from the beginning. */
function nullIfGone(error: unknown): null {
  if (error instanceof ProtocolError && error.code === "not_found") return null;
  throw error;
}

export async function sendArchive(
  deps: SessionDeps,
  sending: Sending,
  onProgress: (progress: UploadProgress) => void,
): Promise<FinishedUpload> {
  const { archive, sender, signal, key, unfinished } = sending;
  const named = toNamedFiles(archive.files);
  if (unfinished !== null) {
    const wanted = { id: unfinished, files: named, key };
    const continued = await deps.transfer.continueUpload(wanted, { onProgress, signal }).catch(nullIfGone);
    if (continued !== null) return continued;
    // The page has lost the strong password, so the upload cannot start over until the user types it again.
    if (lacksPassword(archive)) throw new ProtocolError("not_found");
  }
  const user = await freshUser(deps, signal);
  if (signal.aborted) throw new TransferError("cancelled");
  if (sender.kind === "signedIn" && user === null) throw new ProtocolError("unauthorized");
  const { downloadLimit, timeLimitSeconds, title, message, senderName } = archive;
  return deps.transfer.upload(
    {
      key,
      draft: toUnfinishedDraft(archive, sending.owner),
      files: named,
      title: title.trim(),
      message: message.trim(),
      sender: senderName.trim(),
      strongPassword: strongPasswordOf(archive),
      live: isLive(archive),
      favoursRecipients: archive.live === true,
      downloadLimit,
      timeLimitSeconds,
      bearer: user?.accessToken ?? null,
    },
    { onProgress, signal },
  );
}

/** Fetches the list to check the token: if it is invalid, that request is also rejected, and the page signs out. */
async function isKnownToBeSignedIn(deps: SessionDeps, signal: AbortSignal): Promise<boolean> {
  try {
    await syncLazily(deps, anySignal([signal, AbortSignal.timeout(LIST_TIMEOUT_MS)]));
    return deps.account.getState().kind === "signedIn";
  } catch {
    return false;
  }
}

/** @param anonymousLimits - see `ArchiveRules` */
export async function uploadFailureCode(
  deps: SessionDeps,
  error: unknown,
  { archive, sender, signal }: Sending,
  { anonymousLimits }: Pick<ArchiveRules, "anonymousLimits">,
): Promise<UploadFailureCode> {
  const code = failureCode(error);
  if (sender.kind !== "signedIn") return code;
  if (code === "unavailable" && anonymousLimits !== null && isBeyond(archive, anonymousLimits)) return "issuer_away";
  const isRefused = ACCOUNT_REFUSALS.includes(code);
  return isRefused && !(await isKnownToBeSignedIn(deps, signal)) ? "sender_unknown" : code;
}
