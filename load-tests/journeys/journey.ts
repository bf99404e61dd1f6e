import { check } from "k6";
import { Interrupted, Refused, Unexpected } from "../client/faults.ts";
import { broken, refused } from "../client/figures.ts";
import { removeUpload, type Server } from "../client/server.ts";
import { sealUpload, type Uploaded, upload } from "../client/upload.ts";
import type { Settings } from "../settings.ts";

/** A file that is there from the beginning to the end of a run, as a recipient knows it. */
export type KeptLink = { id: string; ownerToken: string; authKeyB64: string; sealedMetadata: string };

/** What every virtual user receives. */
export type Prepared = { links: KeptLink[]; downloads: number; mostSeconds: number; goneAtMs: number };

export type Context = { server: Server; settings: Settings; prepared: Prepared };

export type Journey = (context: Context) => Promise<void>;

const ANSWERS = "every answer is one that the protocol has here";
/** Messages of one virtual user: all of them would be a flood. */
const MOST_MESSAGES = 3;
let messages = 0;

function tell(text: string): void {
  messages += 1;
  if (messages <= MOST_MESSAGES) console.error(text);
}

/** Holds what must be true. */
export function must(what: string, isTrue: boolean): void {
  if (!check(null, { [what]: () => isTrue })) tell(`not true: ${what}`);
}

/** One iteration: every failure is counted by its kind. */
export async function goOn(journey: Journey, context: Context): Promise<void> {
  try {
    await journey(context);
    refused.add(false);
    must(ANSWERS, true);
  } catch (error) {
    if (error instanceof Interrupted) return;
    if (error instanceof Refused) {
      refused.add(true);
      return;
    }
    refused.add(false);
    // Other errors are bugs of these tests, and failures all the same.
    if (!(error instanceof Unexpected)) broken.add(1);
    tell(String(error));
    check(null, { [ANSWERS]: () => false });
  }
}

/** A file for one iteration. It is deleted afterwards in any case. */
export async function withUpload(
  { server, settings, prepared }: Context,
  options: { downloadLimit: number; send?: (work: () => Promise<Uploaded>) => Promise<Uploaded> },
  use: (uploaded: Uploaded) => Promise<void>,
): Promise<void> {
  const { downloadLimit, send = (work) => work() } = options;
  const sealed = await sealUpload(settings.fileBytes);
  const lifeSeconds = secondsLeft(prepared);
  const uploaded = await send(() => upload(server, sealed, { downloadLimit, lifeSeconds }));
  try {
    await use(uploaded);
  } catch (error) {
    tryToRemove(server, uploaded);
    throw error;
  }
  removeUpload(server, uploaded);
}

/** Life of a file that is to go with the others of its run, or as soon as the server wants it gone. */
export function secondsLeft({ mostSeconds, goneAtMs }: Pick<Prepared, "mostSeconds" | "goneAtMs">): number {
  return Math.min(mostSeconds, Math.ceil((goneAtMs - Date.now()) / 1_000));
}

/** Something else has gone wrong before, and that is what counts. */
function tryToRemove(server: Server, uploaded: Uploaded): void {
  try {
    removeUpload(server, uploaded);
  } catch {}
}
