import { checkLimits, type IssuerAway, type Limits, senderOf, type TokenVerifier } from "@envoi/platform";
import {
  type AcceptedUploadRequest,
  acceptUploadRequest,
  ciphertextBytes,
  type LimitSet,
  maxSealedMetadataBytes,
  ProtocolError,
  type UploadRequest,
} from "@envoi/protocol";

export type AdmitDeps = { limits: Limits; verifier: TokenVerifier; uploadRequiresAccount: boolean };

export type AdmittedUpload = {
  request: AcceptedUploadRequest;
  maxBytes: number;
  /** The sender's account; `null` for a stranger, and while the issuer is away. */
  account: string | null;
  /** If `maxBytes` could be higher with the issuer's answer: why the issuer did not answer. */
  issuerAway: IssuerAway | null;
};

/**
 * Checks a new upload against the limits of its sender, who is identified once: a token that expires during the transfer
 * does not end the upload.
 */
export async function admitUpload(
  deps: AdmitDeps,
  message: UploadRequest,
  signal: AbortSignal,
): Promise<AdmittedUpload> {
  const { limits, verifier, uploadRequiresAccount } = deps;
  if (message.fileMetadata.length > maxSealedMetadataBytes(limits.maxFilesPerArchive)) {
    throw new ProtocolError("too_large");
  }
  const sender = await senderOf(verifier, message.bearer, signal);
  if (uploadRequiresAccount && sender.account === null) {
    throw sender.issuerAway ?? new ProtocolError("unauthorized");
  }
  const admitted = checkLimits(sender, limits, (own) => {
    const request = acceptUploadRequest(message, own, limits.defaults);
    return { request, maxBytes: maxBodyBytes(request, own, limits) };
  });
  const isLowered = admitted.maxBytes < maxBodyBytes(admitted.request, limits.signedIn, limits);
  const account = sender.account?.id ?? null;
  return { ...admitted, account, issuerAway: isLowered ? sender.issuerAway : null };
}

function maxBodyBytes({ declaredBytes }: AcceptedUploadRequest, own: LimitSet, { undeclaredMaxBytes }: Limits): number {
  const limitBytes = ciphertextBytes(own.MAX_FILE_SIZE);
  return declaredBytes === null ? Math.min(limitBytes, undeclaredMaxBytes) : limitBytes;
}
