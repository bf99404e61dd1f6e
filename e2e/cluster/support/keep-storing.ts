import { setTimeout as delay } from "node:timers/promises";
import { type AcknowledgedUpload, receive, sendOld } from "./transfers.ts";

export type Storing = {
  /** Uploads acknowledged so far. */
  stored: readonly AcknowledgedUpload[];
  /** Uploads that were interrupted; a sender can retry them. */
  brokenOff: readonly string[];
  stop(): Promise<void>;
};

const CLIENTS = 2;
const BODY_BYTES = 1_000_000;
/** Time after which an upload that has neither ended nor failed counts as hung. */
const HUNG_MS = 90_000;

async function notHung(work: Promise<AcknowledgedUpload>): Promise<AcknowledgedUpload> {
  const late = Promise.withResolvers<never>();
  const alarm = setTimeout(() => late.reject(new Error("an upload hung")), HUNG_MS);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(alarm));
}

/** Starts clients that send small files in sequence. */
export function keepStoring(): Storing {
  const stored: AcknowledgedUpload[] = [];
  const brokenOff: string[] = [];
  let isStopped = false;
  async function client(): Promise<void> {
    while (!isStopped) {
      await notHung(sendOld(BODY_BYTES).result).then(
        (one) => void stored.push(one),
        (error: Error) => void brokenOff.push(error.message),
      );
      await delay(250);
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  return {
    stored,
    brokenOff,
    async stop() {
      isStopped = true;
      await clients;
    },
  };
}

/** Downloads all uploads. @returns the ids that differ from the sent files */
export async function lostAmong(stored: readonly AcknowledgedUpload[]): Promise<string[]> {
  const lost: string[] = [];
  for (const one of stored) {
    const outcome = await receive(one).result.catch((error: Error) => error.message);
    if (outcome !== one.sha256) lost.push(`${one.id}: ${outcome}`);
  }
  return lost;
}
