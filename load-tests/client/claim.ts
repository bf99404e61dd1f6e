import { askSigned } from "./ask-signed.ts";
import { type Bytes, concatBytes } from "./bytes.ts";
import { UnexpectedError } from "./faults.ts";
import { receivedBytes } from "./figures.ts";
import { signNonce } from "./keys.ts";
import { type Answer, callServer, callTogether, expectStatus, type Server } from "./server.ts";

/*
 * How the page downloads: several requests under one Claim, which count as one download. See docs/protocol.md,
 * "Downloads in several requests".
 */

type Recipient = { id: string; authKey: Bytes };
type Range = readonly [from: number, to: number];

/** Length of the first range, which the page requests with its Proof. */
const FIRST_BYTES = 1_048_576;
const RECORD_BYTES = 65_536;

const rangeHeader = ([from, to]: Range) => ({ Range: `bytes=${from}-${to - 1}` });
const downloadCall = (id: string, headers: Record<string, string>) => ({
  method: "GET" as const,
  path: `/api/download/${id}`,
  name: "/api/download/:id",
  headers: { "Envoi-Ext": "1", ...headers },
  isBinary: true,
});

/** Opens a Claim with its first range. @param headers - more headers of the request */
export async function openClaim(
  server: Server,
  { id, authKey }: Recipient,
  nonce: string,
  range: Range,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return askSigned(nonce, async (signedWith) => {
    const authorization = await signNonce(authKey, signedWith);
    const more = { ...rangeHeader(range), "Envoi-Parallel": "1", ...headers, Authorization: authorization };
    return callServer(server, downloadCall(id, more));
  });
}

/** The token of the Claim that a first response opened. @throws UnexpectedError if there is none */
export function requireClaim(answer: Answer): string {
  const claim = answer.headers["Envoi-Claim"];
  if (claim === undefined) throw new UnexpectedError("the first range has no Envoi-Claim");
  return claim;
}

/**
 * Downloads a body in ranges: the first one, then `together` at once, and last the range that counts the download. Ends
 * the Claim, as the page does once it has the file.
 *
 * @param length - of the encrypted body
 */
export async function downloadInRanges(
  server: Server,
  recipient: Recipient,
  { nonce, length, together }: { nonce: string; length: number; together: number },
): Promise<Bytes> {
  const first: Range = [0, Math.min(FIRST_BYTES, length)];
  const opening = expectStatus(await openClaim(server, recipient, nonce, first), 206, "the first range");
  const token = requireClaim(opening);
  const pieces = [opening.bytes];
  if (first[1] < length) {
    const claim = { "Envoi-Claim": token };
    const callOf = (range: Range) => downloadCall(recipient.id, { ...claim, ...rangeHeader(range) });
    const lastRecordAt = length - Math.min(RECORD_BYTES, length - first[1]);
    const step = Math.max(1, Math.ceil((lastRecordAt - first[1]) / together));
    const ranges = Array.from({ length: together }, (_, index): Range => {
      const from = first[1] + index * step;
      return [from, Math.min(from + step, lastRecordAt)];
    }).filter(([from, to]) => from < to);
    const middle = callTogether(server, ranges.map(callOf));
    const last = callServer(server, callOf([lastRecordAt, length]));
    for (const answer of [...middle, last]) pieces.push(expectStatus(answer, 206, "a range").bytes);
  }
  endClaim(server, recipient.id, token);
  const body = concatBytes(...pieces);
  receivedBytes.add(body.length);
  return body;
}

export function endClaim(server: Server, id: string, claim: string): void {
  const call = { method: "POST" as const, path: `/api/done/${id}`, name: "/api/done/:id" };
  expectStatus(callServer(server, { ...call, headers: { "Envoi-Claim": claim } }), 200, "done");
}
