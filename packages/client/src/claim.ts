import { CLAIM_HEADER, EXT_HEADER, type UploadId } from "@envoi/protocol";
import { requireSuccess, type Server, send } from "./server.ts";
import { TransferError } from "./transfer-error.ts";

/** A download under way: what it goes on under, without a new Proof. */
export type Claim = { server: Server; id: UploadId; token: string; etag: string | null };

/** @returns `null` from a server that does not go on with a download: this answer is all there will be */
export function claimOf(server: Server, id: UploadId, answer: Response): Claim | null {
  const token = answer.headers.get(CLAIM_HEADER);
  return token === null ? null : { server, id, token, etag: answer.headers.get("ETag") };
}

/**
 * The bytes from the first to the last one.
 *
 * @throws ProtocolError `not_found` once the Claim or its upload is gone; TransferError
 */
export async function fetchRange(
  { server, id, token, etag }: Claim,
  [first, last]: readonly [number, number],
  signal: AbortSignal,
): Promise<Response> {
  const headers = {
    [EXT_HEADER]: "1",
    [CLAIM_HEADER]: token,
    Range: `bytes=${first}-${last}`,
    ...(etag !== null && { "If-Range": etag }),
  };
  const answer = await requireSuccess(await send(server, `/api/download/${id}`, { headers, signal }));
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
