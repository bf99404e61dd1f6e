import { CLAIM_HEADER, DIRECT_HEADER, EXT_HEADER, type UploadId } from "@envoi/protocol";
import { TransferError } from "../transfer-error.ts";
import type { DirectPath } from "../wire/direct-path.ts";
import { answerInTime } from "../wire/read-in-time.ts";
import { readStrongEtag, requireSuccess, type Server, send } from "../wire/server.ts";

/** The Claim of a running download. All requests after the first one name it instead of sending a Proof. */
export type Claim = BodySource & { token: string; etag: string | null };

/**
 * The endpoint that a body is downloaded from. `/api/download/:id` and `/api/download/blob/:id` return the same
 * responses.
 */
export type BodySource = { server: Server; id: UploadId; bodyCall: BodyCall };

/** `blob` if the page collects the body itself; `stream` for its service worker and other streaming clients. */
export type BodyCall = "stream" | "blob";

export function bodyPath({ id, bodyCall }: Pick<BodySource, "id" | "bodyCall">): string {
  return bodyCall === "blob" ? `/api/download/blob/${id}` : `/api/download/${id}`;
}

/** @returns `null` if the server does not support Claims, so that this response is the whole download */
export function parseClaim({ server, id, bodyCall }: BodySource, answer: Response): Claim | null {
  const token = answer.headers.get(CLAIM_HEADER);
  return token === null ? null : { server, id, bodyCall, token, etag: readStrongEtag(answer) };
}

export type FetchOptions = { timeoutMs?: number; direct?: DirectPath | null };

/**
 * Fetches the bytes `first` to `last`, inclusive.
 *
 * @param options.timeoutMs - time limit for the response; if absent, there is none
 * @param options.direct - set if the bytes may come from the server's object store
 * @throws ProtocolError `not_found` once the Claim or its upload no longer exists; TransferError
 */
export function fetchRange(
  claim: Claim,
  [first, last]: readonly [first: number, last: number],
  signal: AbortSignal,
  { timeoutMs, direct = null }: FetchOptions = {},
): Promise<Response> {
  const { server, token, etag } = claim;
  const range = `bytes=${first}-${last}`;
  const headers = {
    [EXT_HEADER]: "1",
    [CLAIM_HEADER]: token,
    Range: range,
    ...(direct !== null && { [DIRECT_HEADER]: "1" }),
    ...(etag !== null && { "If-Range": etag }),
  };
  const ask = async (ending: AbortSignal) => {
    const answer = await requireSuccess(await send(server, bodyPath(claim), { headers, signal: ending }));
    if (answer.status === 206 && isAbout(answer, [first, last])) return answer;
    if (direct !== null && answer.status === 200 && answer.headers.has(DIRECT_HEADER)) {
      return direct.fetch(answer, range, ending);
    }
    // The caller can use neither the whole body nor a different range.
    await answer.body?.cancel();
    throw new TransferError("connection_lost");
  };
  return answerInTime(ask, signal, timeoutMs);
}

type Range = readonly [first: number, last: number];

/** Whether a response contains this range, or its beginning, according to its headers, which servers may omit. */
function isAbout(answer: Response, asked: Range): boolean {
  const maxBytes = asked[1] - asked[0] + 1;
  return answeredRange(answer, asked) !== null && Number(answer.headers.get("Content-Length") ?? 0) <= maxBytes;
}

/** @returns the range in a response: all that was requested, or its beginning; `null` for any other range */
export function answeredRange({ headers }: Response, [first, last]: Range): Range | null {
  const range = /^bytes (\d+)-(\d+)\//.exec(headers.get("Content-Range") ?? "");
  if (range === null) return [first, last];
  const end = Number(range[2]);
  return Number(range[1]) === first && end >= first && end <= last ? [first, end] : null;
}

/** Ends the Claim of a kept download that the recipient abandons. */
export function releaseTicket(server: Server, id: UploadId, ticket: Pick<Claim, "token" | "etag">): Promise<void> {
  return releaseClaim({ server, id, bodyCall: "stream", ...ticket });
}

/** Ends a Claim, complete or not. If the request is lost, the Claim expires later. */
export async function releaseClaim({ server, id, token }: Claim): Promise<void> {
  const headers = { [EXT_HEADER]: "1", [CLAIM_HEADER]: token };
  const { signal } = new AbortController();
  await send(server, `/api/done/${id}`, { method: "POST", headers, signal }).catch(() => {});
}

/** Discards a late or unusable response, and ends its Claim, if any. */
export function dropAnswer(source: BodySource, answer: Response): void {
  void answer.body?.cancel().catch(() => {});
  const claim = parseClaim(source, answer);
  if (claim !== null) void releaseClaim(claim);
}
