import { createToken } from "@envoi/auth/node";
import { checkProof, type RecentChallenges, type Redeem } from "@envoi/auth/signed-request";
import { type GuessLimiter, uploadIdOf } from "@envoi/platform";
import {
  type ByteRange,
  CLAIM_HEADER,
  CLAIM_USE_HEADER,
  DIRECT_HEADER,
  LIVE_HEADER,
  PARALLEL_HEADER,
  ProtocolError,
  parseRange,
  RANDOM_ACCESS,
  type UploadId,
} from "@envoi/protocol";
import {
  type BlobStore,
  MAX_PARALLEL_RANGES,
  type NonceStore,
  type RangeAnswer,
  type RangeRequest,
} from "@envoi/store";
import type { Request, Response } from "express";
import { type HoldDeps, hashClaimToken, holdRange } from "../hold-claim.ts";
import type { DownloadReporter } from "../reporter.ts";
import type { Progress } from "../send-blob.ts";
import { type LiveLinkDeps, parseReceived, sendUploading, type Wait } from "./live-link.ts";
import { sendBody } from "./send-body.ts";
import { isDirect, sendUrl, shortenFirst } from "./send-url.ts";

/*
 * Downloads in several requests: each response names its Claim, and later requests send the Claim instead of a Proof.
 * See [Note: Resumable Claims], [Note: Random-access Claims] and [Note: Parallel Claims].
 */

export type RecipientDeps = {
  uploads: NonceStore;
  recent: RecentChallenges;
  guesses: GuessLimiter;
  report: Pick<DownloadReporter, "proofRefused" | "wrongPassword">;
  requesterOf(request: Request): string;
};

export type RangesDeps = RecipientDeps & HoldDeps & LiveLinkDeps & { blobs: BlobStore };
type DownloadRequest = Request<{ id: string }>;
type Target = { response: Response; ending: AbortSignal; wait: Wait };

/**
 * Retry delay for clients if the last downloads are reserved, or if the remaining bytes of a Claim are charged
 * to other open ranges.
 */
const RETRY_SECONDS = 5;
/** Codes of rejections that mean, if they contain no challenge, that the upload does not exist. */
const LOSSES: ReadonlySet<string> = new Set(["unauthorized", "not_found"]);
const WHOLE: ByteRange = { firstByte: 0, endByte: Number.MAX_SAFE_INTEGER };

/** The id suffices as an ETag, because the body of an id never changes. */
function etagOf(id: UploadId): string {
  return `"${id}"`;
}

/** @returns `null` when the whole body is requested */
function askedRange(request: DownloadRequest, id: UploadId): ByteRange | null {
  const isUnchanged = (request.get("If-Range") ?? etagOf(id)) === etagOf(id);
  return isUnchanged ? parseRange(request.get("Range")) : null;
}

/** @throws ProtocolError `bad_request` for an unknown use */
function asksForRandomAccess(request: DownloadRequest): boolean {
  const use = request.get(CLAIM_USE_HEADER);
  if (use !== undefined && use !== RANDOM_ACCESS) throw new ProtocolError("bad_request");
  return use !== undefined;
}

/**
 * Verifies that the requester has the link.
 *
 * @param redeem - uses up the Nonce, and takes a Claim in the same step
 * @returns the result of `redeem`, and the value of the response's `WWW-Authenticate` header
 */
export async function checkRecipient<Redeemed extends object>(
  { uploads, recent, guesses, report, requesterOf }: RecipientDeps,
  request: Request<{ id: string }>,
  redeem: (id: UploadId, redeem: Redeem) => Promise<Redeemed | "lost" | null>,
): Promise<{ redeemed: Redeemed; challenge: string }> {
  const id = uploadIdOf(request);
  const { authorization } = request.headers;
  const { proofRefused: onRefusedProof, wrongPassword: onWrongPassword } = report;
  const proofs = { uploads, recent, guesses, onRefusedProof, onWrongPassword };
  return checkProof(proofs, { id, authorization, requester: requesterOf(request) }, (proven) => redeem(id, proven));
}

/** Handles the first request of a download, which has a Proof. */
export async function beginRange(deps: RangesDeps, request: DownloadRequest, target: Target): Promise<void> {
  const randomAccess = asksForRandomAccess(request);
  const parallel = request.get(PARALLEL_HEADER) === "1";
  const receivedBytes = parseReceived(request.get(LIVE_HEADER));
  const checked = checkRecipient(deps, request, async (id, redeem) => {
    const opening = createOpening(request, id, createToken());
    const offersUrls = parallel && !randomAccess && opening.asksForUrl && deps.blobs.signRead !== undefined;
    const newRange = { ...opening.range, isNew: true, randomAccess, parallel, receivedBytes: receivedBytes ?? 0 };
    // A response without `Content-Range` would be mistaken for the whole body.
    if (offersUrls && !opening.isWhole) newRange.endByte = shortenFirst(opening.range);
    const opened = await deps.uploads.redeemForRange(id, redeem, opening.claimId, newRange);
    return opened === null || opened === "lost" ? opened : { opening, newRange, answer: opened.answer };
  });
  const { redeemed, challenge } = await checked.catch((error: unknown) =>
    explainLoss(deps, { id: uploadIdOf(request), receivedBytes }, error),
  );
  const { opening, newRange, answer } = redeemed;
  const { id, claimId, isWhole, range } = opening;
  const claimed = { ...opening, range: newRange, challenge };
  if (answer?.result !== "uploading") return answerRange(deps, { ...claimed, answer }, target);
  if (receivedBytes === null) throw new ProtocolError("not_found");
  target.response.setHeader("WWW-Authenticate", challenge);
  // The body is still incomplete, so it cannot be sent as a whole, and downloads of individual files cannot be counted.
  if (isWhole || randomAccess) throw new ProtocolError("not_yet", { retryAfterSeconds: RETRY_SECONDS });
  // The store has no URL for a body that is not complete, so nothing is left to it.
  const asked = { id, range, headers: { "Accept-Ranges": "bytes", ETag: etagOf(id) } };
  if ((await sendUploading(deps, asked, target)) === "sent") return;
  await answerRange(deps, { ...claimed, answer: await deps.uploads.openRange(id, claimId, newRange) }, target);
}

/**
 * If the recipient already has some bytes, reports that the sender has abandoned the upload. An Upload that was
 * completed and then removed from the store looks the same, and is reported in the same way. See [Note: Live links].
 */
async function explainLoss(
  { uploads }: RangesDeps,
  { id, receivedBytes }: { id: UploadId; receivedBytes: number | null },
  error: unknown,
): Promise<never> {
  const isLost = error instanceof ProtocolError && LOSSES.has(error.code) && error.challenge === undefined;
  if (!isLost || receivedBytes === null || receivedBytes === 0) throw error;
  const found = await uploads.readUploading(id);
  if (found === "removed") throw new ProtocolError("removed");
  throw found === "abandoned" ? new ProtocolError("upload_abandoned") : error;
}

/** Handles a later request, which has a Claim. */
export async function resumeRange(deps: RangesDeps, request: DownloadRequest, target: Target): Promise<void> {
  const id = uploadIdOf(request);
  const opening = createOpening(request, id, request.get(CLAIM_HEADER) ?? "");
  const answer = await deps.uploads.openRange(id, opening.claimId, { ...opening.range, isNew: false });
  await answerRange(deps, { ...opening, challenge: null, answer }, target);
}

type Opening = {
  id: UploadId;
  token: string;
  claimId: string;
  isWhole: boolean;
  range: RangeRequest;
  /** Whether the client can read ranges from the object store. See [Note: Direct ranges]. */
  asksForUrl: boolean;
};

function createOpening(request: DownloadRequest, id: UploadId, token: string): Opening {
  const asked = askedRange(request, id);
  const range = { requestId: createToken(), ...(asked ?? WHOLE) };
  const asksForUrl = request.get(DIRECT_HEADER) === "1";
  return { id, token, claimId: hashClaimToken(token), isWhole: asked === null, range, asksForUrl };
}

/** @param opened.challenge - set if the request has a Proof, and so takes the Claim */
async function answerRange(
  deps: RangesDeps,
  opened: Opening & { challenge: string | null; answer: RangeAnswer | null },
  target: Target,
): Promise<void> {
  const { id, token, claimId, range, isWhole, challenge, answer, asksForUrl } = opened;
  const { requestId, firstByte } = range;
  const isNew = challenge !== null;
  const isThere = answer !== null && answer.result !== "all_claimed";
  if (isNew && isThere) target.response.setHeader("WWW-Authenticate", challenge);
  if (answer?.result !== "opened") return refuse(answer, target.response);
  if (isNew) deps.report.started(id);
  const { ciphertextBytes, spent } = answer;
  const endByte = Math.min(range.endByte, ciphertextBytes);
  const { signRead } = deps.blobs;
  const offersUrls = asksForUrl && signRead !== undefined && answer.parallel;
  const contentRange = { "Content-Range": `bytes ${firstByte}-${endByte - 1}/${ciphertextBytes}` };
  const claimHeaders = {
    [CLAIM_HEADER]: token,
    ...(answer.randomAccess && { [CLAIM_USE_HEADER]: RANDOM_ACCESS }),
    ...(answer.parallel && { [PARALLEL_HEADER]: MAX_PARALLEL_RANGES }),
  };
  const hold = (progress: Progress) => holdRange(deps, { uploadId: id, claimId, requestId, isNew, spent, progress });
  const body = {
    id,
    body: answer,
    range: { firstByte, endByte },
    headers: {
      ...claimHeaders,
      "Accept-Ranges": "bytes",
      ETag: etagOf(id),
      ...(!isWhole && contentRange),
      ...(!isWhole && offersUrls && isNew && { [DIRECT_HEADER]: "1" }),
    },
    status: isWhole ? 200 : 206,
    spendsFirst: answer.randomAccess,
    hold,
  } as const;
  if (offersUrls && !isNew && isDirect(body.range, ciphertextBytes)) {
    const direct = { blobKey: answer.blobKey, range: body.range, headers: claimHeaders, hold };
    return sendUrl({ signRead, report: deps.report }, direct, target.response);
  }
  await sendBody(deps, body, target);
}

function refuse(answer: Exclude<RangeAnswer, { result: "opened" }> | null, response: Response): never {
  switch (answer?.result) {
    case "out_of_range":
      response.setHeader("Content-Range", `bytes */${answer.ciphertextBytes}`);
      throw new ProtocolError("bad_range");
    case "used_up":
      throw new ProtocolError("rate_limited", { retryAfterSeconds: RETRY_SECONDS });
    case "all_claimed":
      throw new ProtocolError("all_claimed", { retryAfterSeconds: RETRY_SECONDS });
    default:
      throw new ProtocolError("not_found");
  }
}
