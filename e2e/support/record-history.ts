import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { EXT_HEADER } from "@envoi/protocol";
import { type Answer, call, findProgram, type OldUpload, post, signNonce, uploadOld } from "@envoi/testkit";

/** An operation as `tools/histories` reads it. */
type Operation = {
  upload: string;
  client: number;
  kind: "upload" | "download" | "delete" | "limit" | "read";
  outcome: "done" | "refused" | "busy" | "unknown";
  limit: number;
  downloads: number;
  callMs: number;
  returnMs: number;
};
type Result = { outcome: Operation["outcome"]; limit?: number; downloads?: number };

export type History = { operations: readonly Operation[] };

const BYTES = 1_000;
const MAX_LIMIT = 4;
/** Number of operations on each upload. */
const OPERATIONS = 14;
const CLIENTS = 5;
/** Pause between a client's operations. */
const PAUSE_MS = 30;
/** Attempts to sign a Nonce that no other client uses first. */
const ATTEMPTS = 4;

const pick = (most: number) => 1 + Math.floor(Math.random() * most);

/** What a response says about an effect, if it is not the response of success. */
function outcomeOf({ status, body }: Answer): Operation["outcome"] {
  // A service whose store does not respond cannot know whether the store has acted.
  if (status >= 500) return "unknown";
  if (status !== 404) return "busy";
  return body.includes('"all_claimed"') ? "busy" : "refused";
}

async function download(origin: string, { id, authKey }: OldUpload): Promise<Result> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const challenge = await call(origin, `/api/metadata/${id}`);
    if (challenge.nonce === null) {
      // An Upload that is gone has no Nonce.
      return { outcome: challenge.status === 401 || challenge.status === 404 ? "refused" : "busy" };
    }
    const headers = { Authorization: signNonce(authKey, challenge.nonce), [EXT_HEADER]: "1" };
    const answer = await call(origin, `/api/download/${id}`, { headers });
    if (answer.status === 200) {
      const isWhole = answer.body.length === Number(answer.headers.get("Content-Length"));
      return { outcome: isWhole ? "done" : "unknown" };
    }
    if (answer.status !== 401) return { outcome: outcomeOf(answer) };
  }
  return { outcome: "busy" };
}

async function askAsOwner(origin: string, path: string, { id, ownerToken }: OldUpload, fields = {}): Promise<Answer> {
  return post(origin, `/api/${path}/${id}`, { owner_token: ownerToken, ...fields });
}

function act(
  origin: string,
  upload: OldUpload,
): { kind: Operation["kind"]; limit?: number; run: () => Promise<Result> } {
  const chance = Math.random();
  if (chance < 0.6) return { kind: "download", run: () => download(origin, upload) };
  if (chance < 0.75) {
    const run = async (): Promise<Result> => {
      const answer = await askAsOwner(origin, "info", upload);
      if (answer.status !== 200) return { outcome: answer.status === 404 ? "refused" : "busy" };
      const { dlimit, dtotal } = JSON.parse(String(answer.body)) as { dlimit: number; dtotal: number };
      return { outcome: "done", limit: dlimit, downloads: dtotal };
    };
    return { kind: "read", run };
  }
  if (chance < 0.95) {
    const limit = pick(MAX_LIMIT);
    const run = async (): Promise<Result> => {
      const answer = await askAsOwner(origin, "params", upload, { dlimit: limit });
      return { outcome: answer.status === 200 ? "done" : outcomeOf(answer) };
    };
    return { kind: "limit", limit, run };
  }
  const run = async (): Promise<Result> => {
    const answer = await askAsOwner(origin, "delete", upload);
    return { outcome: answer.status === 200 ? "done" : outcomeOf(answer) };
  };
  return { kind: "delete", run };
}

/**
 * Clients upload, download, change limits, read counts and delete, several at a time on each upload.
 *
 * @param uploads - number of uploads, each with a history of its own
 */
export async function recordHistory(origin: string, uploads: number): Promise<History> {
  const operations: Operation[] = [];
  async function record(
    client: number,
    about: Pick<Operation, "upload" | "kind" | "limit">,
    run: () => Promise<Result>,
  ) {
    const callMs = performance.now();
    const result = await run().catch((): Result => ({ outcome: "unknown" }));
    operations.push({ downloads: 0, ...about, client, ...result, callMs, returnMs: performance.now() });
  }

  async function beUploaded(): Promise<OldUpload> {
    for (;;) {
      const dlimit = pick(MAX_LIMIT);
      const callMs = performance.now();
      const upload = await uploadOld(origin, Buffer.alloc(BYTES, dlimit), { dlimit }).catch(() => null);
      if (upload === null) await delay(PAUSE_MS);
      else {
        const about = { upload: upload.id, client: 0, kind: "upload", outcome: "done" } as const;
        operations.push({ ...about, limit: dlimit, downloads: 0, callMs, returnMs: performance.now() });
        return upload;
      }
    }
  }

  let begun = 0;
  async function recordUploads(): Promise<void> {
    while (begun < uploads) {
      begun++;
      const upload = await beUploaded();
      let left = OPERATIONS;
      const client = async (number: number) => {
        while (left-- > 0) {
          const { kind, limit = 0, run } = act(origin, upload);
          await record(number, { upload: upload.id, kind, limit }, run);
          await delay(Math.random() * PAUSE_MS);
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, (_, at) => client(at + 1)));
    }
  }
  await Promise.all([recordUploads(), recordUploads()]);
  return { operations };
}

/** @returns what Porcupine says: `… accepted` or `… refuted` */
export async function judgeHistory({ operations }: History): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "envoi-history-"));
  try {
    const file = join(directory, "history.jsonl");
    await writeFile(file, operations.map((operation) => JSON.stringify(operation)).join("\n"));
    const judging = promisify(execFile)(findProgram("histories"), [file]);
    // A refutation is exit code 1.
    const { stdout } = await judging.catch((error: { code?: number; stdout: string }) => {
      if (error.code !== 1) throw error;
      return error;
    });
    return stdout.trim();
  } finally {
    await rm(directory, { recursive: true });
  }
}
