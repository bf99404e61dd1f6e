import { CLAIM_HEADER, EXT_HEADER, type UploadId } from "@envoi/protocol";
import { requireSuccess, type Server, send } from "./server.ts";
import { TransferError } from "./transfer-error.ts";

/** A download under way: what it goes on under, without a new Proof. */
export type Claim = BodySource & { token: string; etag: string | null };

/** Where a body is fetched. `/api/download/:id` and `/api/download/blob/:id` answer the same. */
export type BodySource = { server: Server; id: UploadId; bodyCall: BodyCall };

/** A page that collects the body itself makes the call `blob`; its service worker, and whatever else streams, the other. */
export type BodyCall = "stream" | "blob";

export function bodyPath({ id, bodyCall }: Pick<BodySource, "id" | "bodyCall">): string {
  return bodyCall === "blob" ? `/api/download/blob/${id}` : `/api/download/${id}`;
}

/** @returns `null` from a server that does not go on with a download: this answer is all there will be */
export function claimOf({ server, id, bodyCall }: BodySource, answer: Response): Claim | null {
  const token = answer.headers.get(CLAIM_HEADER);
  return token === null ? null : { server, id, bodyCall, token, etag: answer.headers.get("ETag") };
}

/**
 * The bytes from the first to the last one.
 *
 * @throws ProtocolError `not_found` once the Claim or its upload is gone; TransferError
 */
export async function fetchRange(
  claim: Claim,
  [first, last]: readonly [number, number],
  signal: AbortSignal,
): Promise<Response> {
  const { server, token, etag } = claim;
  const headers = {
    [EXT_HEADER]: "1",
    [CLAIM_HEADER]: token,
    Range: `bytes=${first}-${last}`,
    ...(etag !== null && { "If-Range": etag }),
  };
  const answer = await requireSuccess(await send(server, bodyPath(claim), { headers, signal }));
  if (answer.status === 206) return answer;
  // All of it, or another's: it can't be put where this range belongs.
  await answer.body?.cancel();
  throw new TransferError("connection_lost");
}

/** Says that no more will be asked for, whether or not everything came. What is not heard ends by itself, later. */
export async function releaseClaim({ server, id, token }: Claim): Promise<void> {
  const headers = { [EXT_HEADER]: "1", [CLAIM_HEADER]: token };
  const { signal } = new AbortController();
  await send(server, `/api/done/${id}`, { method: "POST", headers, signal }).catch(() => {});
}
