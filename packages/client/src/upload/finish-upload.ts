import { formatLinkKey, formatShareLink } from "@envoi/crypto";
import {
  ciphertextBytes,
  encodeBase64Url,
  type Manifest,
  type OwnerToken,
  type SenderTexts,
  type UploadId,
  uploadUrl,
} from "@envoi/protocol";
import { deleteUpload, type Owner } from "../owner/owner.ts";
import type { PauseSwitch } from "../pause-switch.ts";
import { isSessionGone, isSuspended } from "../transfer-error.ts";
import { MAX_CONNECTIONS } from "../wire/connection-count.ts";
import { pause } from "../wire/pause.ts";
import type { Server } from "../wire/server.ts";
import { discardBegun, type SendBody } from "./open-transport.ts";
import { isPassing } from "./send-resumably.ts";
import type { ForgivingJournal, UnfinishedUpload } from "./unfinished-upload.ts";
import type { UploadBody } from "./upload-body.ts";

/**
 * A finished upload, with everything that its sender needs. `shareLink`, `secretB64` and `contentKeyB64` never leave
 * the client.
 */
export type FinishedUpload = SenderTexts & {
  id: UploadId;
  url: string;
  shareLink: string;
  /** The link's fragment. */
  secretB64: string;
  /**
   * Set only with password profile 2. This key is needed to change the password, and opens the upload without a
   * password.
   */
  contentKeyB64?: string;
  ownerToken: OwnerToken;
  name: string;
  size: number;
  type: string;
  manifest: Manifest;
  downloadLimit: number;
  timeLimitSeconds: number;
  /** Duration of the upload; if it was continued, only the time since then. */
  durationMs: number;
};

/**
 * An upload that fails after sending its end marker may be stored, now or later, although nobody has its link. So its
 * deletion is requested after each of these delays.
 */
const DELETE_AFTER_MS: readonly number[] = [0, 2_000, 10_000];

type Finishing = {
  server: Server;
  upload: UnfinishedUpload;
  body: UploadBody;
  pausing: PauseSwitch;
  maxConnections?: number | undefined;
  journal: ForgivingJournal;
  startedAtMs: number;
  signal: AbortSignal;
};

/** An upload's link, whether or not the upload is complete. */
export function shareLinkOf({ origin, id, secret, passwordProfile }: UnfinishedUpload): string {
  return formatShareLink({ origin, id, secret, passwordProfile });
}

/**
 * Sends the rest of an upload. If sending fails, the journal forgets the upload, unless it may continue later. If
 * sending succeeds, the caller ends the journal once the result is recorded, so that no link is lost when the page
 * closes in between.
 *
 * @throws see `sendResumably`
 */
export async function finishUpload(send: SendBody | "stored", finishing: Finishing): Promise<FinishedUpload> {
  const { server, upload, body, pausing, maxConnections = MAX_CONNECTIONS, journal, startedAtMs, signal } = finishing;
  const { id, ownerToken, origin, secret, passwordProfile, contentKey, downloadLimit, timeLimitSeconds } = upload;
  const session = { id, ownerToken };
  const totalBytes = ciphertextBytes(upload.metadata.size);
  let mayBeStored = false;
  const onEnd = () => {
    mayBeStored = true;
  };
  try {
    if (send !== "stored") {
      const { isLive = false, favoursRecipients = false } = upload;
      await send({ server, session, body, totalBytes, pausing, maxConnections, isLive, favoursRecipients, onEnd });
    }
  } catch (error) {
    const mayContinue = signal.aborted ? isSuspended(signal) : isPassing(error);
    const continuesLater = journal.isKeeping && mayContinue && !isSessionGone(error);
    if (!continuesLater) {
      // A socket ends its own session, unless the upload was suspended.
      if (upload.http !== null || isSuspended(signal)) void discardBegun(server, upload);
      if (mayBeStored) void deleteFailed(server, session);
      await journal.end();
    }
    throw error;
  }
  return {
    id,
    url: uploadUrl(origin, id),
    shareLink: shareLinkOf(upload),
    secretB64: formatLinkKey({ secret, passwordProfile }),
    ...(contentKey !== null && { contentKeyB64: encodeBase64Url(contentKey) }),
    ownerToken,
    ...upload.metadata,
    downloadLimit,
    timeLimitSeconds,
    durationMs: Math.round(performance.now() - startedAtMs),
  };
}

async function deleteFailed(server: Server, owner: Owner): Promise<void> {
  for (const delayMs of DELETE_AFTER_MS) {
    await pause(delayMs);
    try {
      return await deleteUpload(server, owner, AbortSignal.timeout(10_000));
    } catch {
      // The upload is not stored yet, or the server is unreachable.
    }
  }
}
