import { DecryptionError } from "@envoi/crypto";
import { ciphertextBytes, HEADER_BYTES } from "@envoi/protocol";
import { readBytes } from "@envoi/protocol/bounded-read";
import { TransferError } from "../transfer-error.ts";
import { persist } from "./persist.ts";
import type { RandomAccessClaim } from "./random-access-claim.ts";

type OpenedBody = { claim: RandomAccessClaim; header: Uint8Array<ArrayBuffer> };

/** Takes the Claim and fetches the body's header, both of which the first Record needs. */
export type BodyOpening = {
  /**
   * May be repeated after a failure, and then uses the same Claim.
   *
   * @throws DecryptionError `truncated` or `too-long` if the body does not have the announced length; ProtocolError;
   *   TransferError
   */
  open(signal: AbortSignal): Promise<OpenedBody>;
  /** Whether a Claim is held, or being taken. */
  isTaken(): boolean;
  /** Stops renewing the Claim, if there is one. `release` also ends it for everyone who has its ticket. */
  close(claim: "release" | "leave"): void;
};

/** @param take - `answer`: the response that carried the Claim and the first bytes of the body, or `null` */
export function createBodyOpening(
  take: (signal: AbortSignal) => Promise<{ claim: RandomAccessClaim; answer: Response | null }>,
  plaintextBytes: number,
): BodyOpening {
  let taking: ReturnType<typeof take> | null = null;
  let unread: Response | null = null;

  async function claimOnce(signal: AbortSignal): Promise<RandomAccessClaim> {
    taking ??= take(signal).then((taken) => {
      unread = taken.answer;
      return taken;
    });
    try {
      return (await taking).claim;
    } catch (error) {
      taking = null;
      throw error;
    }
  }

  return {
    async open(signal) {
      const claim = await claimOnce(signal);
      const header = await persist(async () => {
        const answer = unread ?? (await claim.fetch({ firstByte: 0, endByte: HEADER_BYTES }, signal));
        unread = null;
        requireLength(answer, plaintextBytes);
        return readHeader(answer);
      }, signal);
      return { claim, header };
    },
    isTaken: () => taking !== null,
    close(how) {
      void taking?.then(({ claim }) => claim[how]()).catch(() => {});
    },
  };
}

/** A server may omit the length. Then the last Record proves it. */
function requireLength(answer: Response, plaintextBytes: number): void {
  const total = /\/(\d+)$/.exec(answer.headers.get("Content-Range") ?? "")?.[1];
  const expected = ciphertextBytes(plaintextBytes);
  if (total === undefined || Number(total) === expected) return;
  void answer.body?.cancel();
  throw new DecryptionError(Number(total) < expected ? "truncated" : "too-long");
}

async function readHeader(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  // A longer answer is another range.
  const header = await readBytes(answer, { maxBytes: HEADER_BYTES });
  if (header.byteLength < HEADER_BYTES) throw new TransferError("connection_lost");
  return header;
}
