import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRegistry, openSqlite, readLimits, type TokenVerifier } from "@envoi/platform";
import {
  countModule,
  createDirectoryBlobStore,
  createSqliteUploadStore,
  sqliteCounts,
  uploadModule,
} from "@envoi/store";
import { type HostedAnswer, hostService, recordingLog } from "@envoi/testkit";
import { REUSED_THREADS } from "@envoi/testkit/reused-threads";
import { readFilelistConfig } from "../config.ts";
import { createFilelist } from "../service.ts";

/** Accepts the tokens `token-of-<account>`. */
const issuer: TokenVerifier = {
  verify: async (token) => (token.startsWith("token-of-") ? { id: token.slice("token-of-".length) } : null),
};

/** Unless a test names the owner of a list, each list has a different owner. */
function ownerOf(listId: string): string {
  return `owner-of-${listId}`;
}

/** The filelist service on its own port, with real stores and a clock that the test controls. */
export async function hostFilelist({
  verifier = issuer,
  settings = {},
}: {
  verifier?: TokenVerifier;
  settings?: Record<string, string>;
} = {}) {
  const directory = await mkdtemp(join(tmpdir(), "envoi-filelist-"));
  let nowMs = Date.now();
  const clock = { now: () => nowMs };
  const database = await openSqlite({
    path: join(directory, "envoi.sqlite"),
    modules: [uploadModule, countModule],
    clock,
    threads: REUSED_THREADS,
  });
  const uploads = createSqliteUploadStore({ database });
  const blobs = createDirectoryBlobStore({ directory: join(directory, "blobs") });
  const { log, logLines } = recordingLog("filelist");
  const registry = createRegistry();
  const openCount = sqliteCounts(database);
  const service = createFilelist({
    uploads,
    openCount,
    blobs,
    verifier,
    limits: readLimits(settings),
    config: readFilelistConfig(settings),
    log,
    registry,
  });
  const hosted = await hostService(service, { log, registry });

  return {
    port: hosted.port,
    logLines,
    ask: hosted.ask,
    readList(listId: string, account = ownerOf(listId)): Promise<HostedAnswer> {
      return hosted.ask("GET", `/api/filelist/${listId}`, { headers: { Authorization: `Bearer token-of-${account}` } });
    },
    writeList(
      listId: string,
      body: Uint8Array<ArrayBuffer> | string | ReadableStream,
      headers: Record<string, string> = {},
      account = ownerOf(listId),
    ): Promise<HostedAnswer> {
      return hosted.ask("POST", `/api/filelist/${listId}`, {
        headers: { Authorization: `Bearer token-of-${account}`, ...headers },
        body,
        ...(body instanceof ReadableStream && { duplex: "half" }),
      });
    },
    /** Keys of all Blobs, including unfinished ones. */
    async blobKeys(): Promise<string[]> {
      const keys: string[] = [];
      for await (const { key } of blobs.list("")) keys.push(key);
      return keys.sort();
    },
    advance(ms: number): void {
      nowMs += ms;
    },
    async [Symbol.asyncDispose]() {
      await hosted[Symbol.asyncDispose]();
      await blobs[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
      await rm(directory, { recursive: true });
    },
  };
}

export type HostedFilelist = Awaited<ReturnType<typeof hostFilelist>>;
