import { check } from "k6";
import { InterruptedError, RefusedError, UnexpectedError } from "../client/faults.ts";
import { broken, busy, done, failed, limited, limitsReached, unserved } from "../client/figures.ts";
import { removeUpload, type Server } from "../client/server.ts";
import { type SealedUpload, sealUpload, type UploadedFile, type UploadOptions, upload } from "../client/upload.ts";
import type { Settings } from "../settings.ts";

/** A file that exists during the whole run, and the data that its recipients need to download it. */
export type KeptLink = { id: string; ownerToken: string; authKeyB64: string; sealedMetadata: string };

/** Data that every virtual user receives. */
export type PreparedData = { links: KeptLink[]; downloads: number; maxSeconds: number; goneAtMs: number };

export type Context = { server: Server; settings: Settings; prepared: PreparedData };

export type Journey = (context: Context) => Promise<void>;

const ANSWERS = "the protocol allows every answer";
/** Maximum number of log messages per virtual user, because there are many users. */
const MAX_MESSAGES = 3;
let messages = 0;
/** Whether a check of the current iteration has failed. */
let isWrong = false;

function printError(text: string): void {
  messages += 1;
  if (messages <= MAX_MESSAGES) console.error(text);
}

/** Checks a condition. The journey continues either way, but counts as failed if the condition is false. */
export function must(what: string, isTrue: boolean): void {
  if (check(null, { [what]: () => isTrue })) return;
  isWrong = true;
  printError(`not true: ${what}`);
}

type Outcome = "done" | "failed" | "busy" | "limited" | "interrupted";

async function attempt(journey: Journey, context: Context, tags: Record<string, string>): Promise<Outcome> {
  try {
    isWrong = false;
    await journey(context);
    must(ANSWERS, true);
    return isWrong ? "failed" : "done";
  } catch (error) {
    if (error instanceof InterruptedError) return "interrupted";
    if (error instanceof RefusedError) {
      if (error.limit === null) return "busy";
      limitsReached.add(1, { ...tags, limit: error.limit });
      return "limited";
    }
    // Other errors are bugs in these tests, but count as failures, too.
    if (!(error instanceof UnexpectedError)) broken.add(1);
    printError(String(error));
    check(null, { [ANSWERS]: () => false });
    return "failed";
  }
}

/** Runs one iteration, and counts its outcome. @param level - the run's level; `null` if it reports no levels */
export async function goOn(journey: Journey, context: Context, level: string | null): Promise<void> {
  const tags: Record<string, string> = level === null ? {} : { level };
  const outcome = await attempt(journey, context, tags);
  if (outcome === "interrupted") return;
  busy.add(outcome === "busy", tags);
  limited.add(outcome === "limited", tags);
  failed.add(outcome === "failed", tags);
  unserved.add(outcome !== "done", tags);
  if (outcome === "done") done.add(1, tags);
}

/** A sealed upload that the server rejected. The next iteration sends it instead of sealing another. */
let unsent: { fileBytes: number; sealed: SealedUpload } | null = null;

/** One of the ways in which a file can be sent. */
export type Send = (server: Server, sealed: SealedUpload, options: UploadOptions) => Promise<UploadedFile>;

type UploadChoices = {
  downloadLimit: number;
  /** Plaintext size; absent: `FILE_BYTES`. */
  fileBytes?: number;
  /** Absent: over one socket. */
  send?: Send;
};

/** Uploads a file for one iteration, and always deletes it afterwards. */
export async function withUpload(
  { server, settings, prepared }: Context,
  { downloadLimit, fileBytes = settings.fileBytes, send = upload }: UploadChoices,
  use: (uploaded: UploadedFile) => Promise<void>,
): Promise<void> {
  const sealed = unsent?.fileBytes === fileBytes ? unsent.sealed : await sealUpload(fileBytes);
  unsent = { fileBytes, sealed };
  const options = { downloadLimit, lifeSeconds: secondsLeft(prepared) };
  const uploaded = await send(server, sealed, options);
  unsent = null;
  try {
    await use(uploaded);
  } catch (error) {
    tryToRemove(server, uploaded);
    throw error;
  }
  removeUpload(server, uploaded);
}

/** Lifetime in seconds of a file that expires when the run's other files do, or earlier if the server requires it. */
export function secondsLeft({ maxSeconds, goneAtMs }: Pick<PreparedData, "maxSeconds" | "goneAtMs">): number {
  return Math.min(maxSeconds, Math.ceil((goneAtMs - Date.now()) / 1_000));
}

/** Tries to delete an upload after an error. Ignores further errors, because the first one is their cause. */
function tryToRemove(server: Server, uploaded: UploadedFile): void {
  try {
    removeUpload(server, uploaded);
  } catch {}
}
