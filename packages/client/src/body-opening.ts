import { DecryptionError } from "@envoi/crypto";
import { ciphertextBytes, HEADER_BYTES } from "@envoi/protocol";
import { persist } from "./persist.ts";
import type { RandomAccessClaim } from "./random-access-claim.ts";
import { TransferError } from "./transfer-error.ts";

type OpenedBody = { claim: RandomAccessClaim; header: Uint8Array<ArrayBuffer> };

/** What is needed before the first Record can be read: a Claim, and the header of the body. */
export type BodyOpening = {
  /**
   * Called again after a failure, it goes on under the Claim it has.
   *
   * @throws DecryptionError `truncated`, `too-long` when the body has not the announced length; ProtocolError; TransferError
   */
  open(signal: AbortSignal): Promise<OpenedBody>;
  /** Whether a Claim is held, or being taken. */
  isTaken(): boolean;
  /** Gives up the Claim, if there is one. `leave`: without ending it for others. */
  close(claim: "release" | "leave"): void;
};

/** @param take - `answer`: the one that came with the Claim, with the first bytes of the body; `null` when there was none */
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

/** A server that does not say how long the body is leaves that to the last Record. */
function requireLength(answer: Response, plaintextBytes: number): void {
  const total = /\/(\d+)$/.exec(answer.headers.get("Content-Range") ?? "")?.[1];
  const expected = ciphertextBytes(plaintextBytes);
  if (total === undefined || Number(total) === expected) return;
  void answer.body?.cancel();
  throw new DecryptionError(Number(total) < expected ? "truncated" : "too-long");
}

async function readHeader(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(await answer.arrayBuffer());
  if (header.byteLength < HEADER_BYTES) throw new TransferError("connection_lost");
  return header;
}
