import { CLAIM_USE_HEADER, HEADER_BYTES, ProtocolError, RANDOM_ACCESS } from "@envoi/protocol";
import type { Signer } from "../wire/signed-request.ts";
import { type BodySource, type Claim, dropAnswer, fetchRange, parseClaim, releaseClaim } from "./claim.ts";
import { firstAnswer } from "./first-answer.ts";

/** A Claim ends 15 minutes after its last activity, so one byte is requested at this interval to renew it. */
const RENEW_MS = 300_000;

/** Timeout for the start of a response. */
const ANSWER_MS = 30_000;

/** A credential that a page may pass to its service worker, so that both read under one Claim. */
export type ClaimTicket = { token: string; etag: string | null };

/** A Claim under which ranges are read in any order. It counts as one download, and lasts until it is released. */
export class RandomAccessClaim {
  readonly #claim: Claim;
  readonly #renewal: ReturnType<typeof setInterval>;
  #isReleased = false;
  #askedAtMs = Date.now();

  constructor(claim: Claim) {
    this.#claim = claim;
    this.#renewal = setInterval(() => void this.#renew(), RENEW_MS);
  }

  get ticket(): ClaimTicket {
    const { token, etag } = this.#claim;
    return { token, etag };
  }

  /** Like `fetchRange`, but takes the exclusive end of the range instead of its last byte. */
  fetch({ firstByte, endByte }: { firstByte: number; endByte: number }, signal: AbortSignal): Promise<Response> {
    this.#askedAtMs = Date.now();
    return fetchRange(this.#claim, [firstByte, endByte - 1], signal, { timeoutMs: ANSWER_MS });
  }

  /** Stops renewing the Claim, which other contexts with its ticket may still use. */
  leave(): void {
    clearInterval(this.#renewal);
  }

  release(): void {
    this.leave();
    if (this.#isReleased) return;
    this.#isReleased = true;
    void releaseClaim(this.#claim);
  }

  async #renew(): Promise<void> {
    if (Date.now() - this.#askedAtMs < RENEW_MS) return;
    const answer = await this.fetch({ firstByte: 0, endByte: 1 }, new AbortController().signal).catch(() => null);
    await answer?.body?.cancel();
  }
}

/**
 * Acquires a Claim with a Proof, and fetches the body's header. This counts as a download.
 *
 * @returns the response with the first 21 bytes
 * @throws ProtocolError, `bad_range` from a server without random access; TransferError
 */
export async function openRandomAccess(
  source: BodySource,
  signer: Signer,
  signal: AbortSignal,
): Promise<{ claim: RandomAccessClaim; answer: Response }> {
  const target = { ...source, signer, headers: { [CLAIM_USE_HEADER]: RANDOM_ACCESS } };
  const answer = await firstAnswer(target, `bytes=0-${HEADER_BYTES - 1}`, signal);
  const claim = parseClaim(source, answer);
  const isRandomAccess = answer.status === 206 && answer.headers.get(CLAIM_USE_HEADER) === RANDOM_ACCESS;
  if (claim !== null && isRandomAccess) return { claim: new RandomAccessClaim(claim), answer };
  dropAnswer(source, answer);
  throw new ProtocolError("bad_range");
}
