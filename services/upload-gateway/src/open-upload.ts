import { createOwnerToken, createUploadId, hashOwnerToken } from "@envoi/auth/node";
import {
  type Account,
  type CountedSender,
  checkLimits,
  databaseBytes,
  type IssuerAway,
  identifySender,
  type Limits,
  type LoadShedding,
  type MemoryMarks,
  type QuotaCharge,
  type TokenVerifier,
  type UploadQuota,
} from "@envoi/platform";
import {
  type AcceptedUploadRequest,
  acceptUploadRequest,
  ciphertextBytes,
  type LimitSet,
  maxSealedMetadataBytes,
  type OwnerToken,
  ProtocolError,
  type UploadRequest,
} from "@envoi/protocol";
import type { BlobStore, SessionStore } from "@envoi/store";
import { acceptDelivery, type DeliveryDeps, type DeliveryPlace } from "./deliveries.ts";
import {
  createTransferToken,
  hashTransferToken,
  type TransferToken,
  uploadIdOfToken,
} from "./over-http/transfer-token.ts";
import { partSize } from "./part-size.ts";
import type { Receiving } from "./receive-body.ts";
import { countedBytes, openCounted, type StoredBytes } from "./stored-bytes.ts";
import { createBlobKey, directStore, type OpenUpload } from "./upload-session.ts";

/** The epoch of the first socket or request that fills a session. */
const FIRST_EPOCH = 1;

export type OpenDeps = DeliveryDeps & {
  uploads: SessionStore;
  blobs: Pick<BlobStore, "directParts">;
  limits: Limits;
  verifier: TokenVerifier;
  uploadRequiresAccount: boolean;
  /** Absent: no upload is rejected because of load. */
  load?: LoadShedding;
  quota: UploadQuota;
  memoryMarks: MemoryMarks;
  storedBy(sender: CountedSender): StoredBytes;
};

/** A body's limits, and how its bytes are counted in quotas. */
export type BodyTerms = {
  maxBytes: number;
  /** The error reported when a body exceeds `maxBytes`; if `null`, `too_large` is reported. */
  beyondLimit: IssuerAway | null;
  /** The charge for this upload; `null` for a continued upload, which was counted when it began. */
  charge: QuotaCharge | null;
  /** Counts the actual length at the end; `null` if the length was declared. */
  settle: ((bodyBytes: number) => Promise<void>) | null;
};

/** A new upload. Does not retain the request, which may be long. */
export type OpenedUpload = BodyTerms & {
  upload: OpenUpload;
  ownerToken: OwnerToken;
  /** `null` if a socket or single request fills the upload. */
  token: TransferToken | null;
  charge: QuotaCharge;
  /** Whether the client accepts pings and progress messages. */
  reportsProgress: boolean;
  hasStrongPassword: boolean;
};

/**
 * Opens the session of a new upload: checks the upload against its sender's limits, reserves memory for its body,
 * and counts it in the sender's quotas. Nothing is visible yet. If opening fails, no bytes are counted, except for those
 * that a delivery without a place occupies in the database.
 *
 * @param client.isAdmitted - whether load shedding has admitted the client
 * @param client.overHttp - whether requests fill the session, which a token then identifies
 * @throws ProtocolError
 */
export async function openUpload(
  deps: OpenDeps,
  message: UploadRequest,
  receiving: Pick<Receiving, "body" | "network" | "takePlace" | "isDelivery">,
  { isAdmitted = false, overHttp = false } = {},
): Promise<OpenedUpload> {
  const { network } = receiving;
  receiving.isDelivery = message.delivery !== undefined && message.delivery !== null;
  if (!isAdmitted) deps.load?.admit("transfer", () => network);
  const { request, account, place, ...limits } = await acceptRequest(deps, message, receiving.body.signal);
  const { maxBytes } = limits;
  const { sealedMetadata, authKey, wrappedKey, downloadLimit, timeLimitSeconds, declaredBytes } = request;
  // Over HTTP, each request has a known length, even if the length of the upload is not known yet.
  await receiving.takePlace(overHttp ? (declaredBytes ?? maxBytes) : declaredBytes, maxBytes);
  const sender = { network, account: account?.id ?? null, group: account?.group };
  const charge = await chargeUpload(deps, sender, declaredBytes ?? maxBytes, sealedMetadata);
  const ownerToken = createOwnerToken();
  const ownerTokenHash = hashOwnerToken(ownerToken);
  const resumable = overHttp || (request.ext && declaredBytes !== null);
  const isDirect = canBeDirect(deps, request) && !overHttp;
  const liveLink = request.liveLink && !overHttp && !isDirect;
  const partBytes = partSize(declaredBytes, maxBytes, { liveLink, isDirect });
  const stored = deps.storedBy(sender);
  let isOpened = false;
  try {
    for (;;) {
      const token = overHttp ? createTransferToken() : null;
      const id = token === null ? createUploadId() : uploadIdOfToken(token);
      const requestId = place?.requestId ?? null;
      const blobKey = createBlobKey(id);
      const session = { id, ownerTokenHash, declaredBytes, partBytes, blobKey, resumable, liveLink, requestId };
      const outcome = await openCounted(
        deps.uploads,
        stored,
        {
          ...session,
          sealedMetadata,
          authKey,
          wrappedKey,
          downloadLimit,
          timeLimitSeconds,
          http: token === null ? null : { tokenHash: hashTransferToken(token), maxBytes },
        },
        maxBytes,
      );
      if (outcome === "taken") continue;
      isOpened = true;
      await place?.take(id).catch(async (error: unknown) => {
        // The janitor removes the session, and drops what counts in quotas.
        await deps.uploads.abandonSession(id, FIRST_EPOCH).catch(() => {});
        throw error;
      });
      return {
        ...limits,
        upload: { ...session, isDirect, epoch: FIRST_EPOCH, partsId: null, storedParts: [], laterParts: [] },
        ownerToken,
        token,
        charge,
        settle: declaredBytes === null ? settleLater(stored, id, request) : null,
        reportsProgress: request.ext,
        hasStrongPassword: wrappedKey !== null,
      };
    }
  } catch (error) {
    // The metadata of a delivery that gets no place is in the database until the janitor removes the session.
    if (isOpened) charge.refund(charge.bytes);
    else charge.cancel();
    throw error;
  }
}

/** Whether the client of a new upload may store its Parts itself. If it may, the upload has no live link. */
function canBeDirect({ blobs }: OpenDeps, { isDirect, declaredBytes }: AcceptedUploadRequest): boolean {
  return isDirect && directStore(blobs, { liveLink: false, resumable: true, declaredBytes }) !== null;
}

/**
 * Returns a function that counts the actual length of the body. The function retains only the length of the
 * metadata, because the metadata itself may be long.
 */
function settleLater(
  stored: StoredBytes,
  id: OpenUpload["id"],
  { sealedMetadata, timeLimitSeconds }: AcceptedUploadRequest,
): (bodyBytes: number) => Promise<void> {
  const metadataBytes = countedBytes(0, sealedMetadata);
  return (bodyBytes) => stored.settle(id, { bytes: bodyBytes + metadataBytes, timeLimitSeconds });
}

type AcceptedRequest = Pick<BodyTerms, "maxBytes" | "beyondLimit"> & {
  request: AcceptedUploadRequest;
  /** The sender's account; `null` for an anonymous sender, and while the issuer does not respond. */
  account: Account | null;
  /** The place in the request to which the upload is a delivery. */
  place: DeliveryPlace | null;
};

/**
 * Checks a request against its sender's limits. The sender is identified only once, so a token that expires during
 * the transfer does not end the upload.
 */
async function acceptRequest(deps: OpenDeps, message: UploadRequest, signal: AbortSignal): Promise<AcceptedRequest> {
  const { limits, verifier, uploadRequiresAccount } = deps;
  if (message.fileMetadata.length > maxSealedMetadataBytes(limits.maxFilesPerArchive)) {
    throw new ProtocolError("too_large");
  }
  const sender = await identifySender(verifier, message.bearer, signal);
  const delivery = await acceptDelivery(deps, message);
  // Senders of a delivery need no account, even where uploads require one: the request's owner has one.
  if (delivery !== null) return { ...delivery, account: sender.account, beyondLimit: null };
  if (uploadRequiresAccount && sender.account === null) {
    throw sender.issuerAway ?? new ProtocolError("unauthorized");
  }
  const { request, maxBytes } = checkLimits(sender, limits, (own) => {
    const accepted = acceptUploadRequest(message, own, limits.defaults);
    return { request: accepted, maxBytes: maxBodyBytes(accepted, own, limits) };
  });
  // If the issuer had responded, a higher limit might apply.
  const isLowered = maxBytes < maxBodyBytes(request, limits.highest, limits);
  const beyondLimit = isLowered ? sender.issuerAway : null;
  return { request, maxBytes, account: sender.account, beyondLimit, place: null };
}

function maxBodyBytes({ declaredBytes }: AcceptedUploadRequest, own: LimitSet, { undeclaredMaxBytes }: Limits): number {
  const limitBytes = ciphertextBytes(own.MAX_FILE_SIZE);
  return declaredBytes === null ? Math.min(limitBytes, undeclaredMaxBytes) : limitBytes;
}

/**
 * Counts a new upload in its sender's quota.
 *
 * @param bodyBytes - the length of the body, or the maximum length if none is declared
 * @throws ProtocolError `full`, `too_many_uploads`, `too_many_bytes`, `unavailable`
 */
async function chargeUpload(
  { quota, memoryMarks }: OpenDeps,
  sender: CountedSender,
  bodyBytes: number,
  sealedMetadata: string,
): Promise<QuotaCharge> {
  const admitted = await memoryMarks.admit(sender, sealedMetadata.length);
  try {
    return await quota.charge(sender, bodyBytes, databaseBytes(sealedMetadata.length));
  } catch (error) {
    admitted.release();
    throw error;
  }
}
