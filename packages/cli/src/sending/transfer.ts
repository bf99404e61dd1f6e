import path from "node:path";
import type { SourceFile, UploadJournal, UploadOptions, UploadProgress } from "@envoi/client";
import type { StoredJournal, UnfinishedFile, UnfinishedUploads } from "@envoi/client-node";
import type { Context } from "../context.ts";
import type { SentRequest } from "../device/sent-deliveries.ts";
import { suspendOn } from "../interruption.ts";
import { limitSource, RateLimit } from "../rate-limit.ts";
import { stretchPassword } from "../stretch.ts";
import type { Source } from "./open-sources.ts";
import type { Wanted } from "./send-options.ts";

type NewJournal = {
  server: string;
  sources: readonly Source[];
  password: string | null;
  /** The request to which the files are sent, if any. */
  request?: SentRequest;
};

/** @returns `null` if another process could not read the sources again, as with standard input */
export function createJournal(
  uploads: UnfinishedUploads,
  { server, sources, password, request }: NewJournal,
): StoredJournal | null {
  const files: UnfinishedFile[] = [];
  for (const source of sources) {
    if (!("path" in source)) return null;
    const { path: filePath, name, type, state } = source;
    files.push({ path: path.resolve(filePath), name, type, ...state });
  }
  return uploads.journal({ server, files, password, startedAtMs: Date.now(), ...(request && { about: request }) });
}

type Transfer = { sources: readonly Source[]; wanted: Wanted; journal: UploadJournal | null };

/** Sends sources with the requested rate and connections, and shows the progress. */
export async function transfer<Sent>(
  { sources, wanted, journal }: Transfer,
  { output, signal, progress: showProgress }: Context,
  send: (files: SourceFile[], options: UploadOptions) => Promise<Sent>,
): Promise<Sent> {
  const rate = wanted.bytesPerSecond === null ? null : new RateLimit(wanted.bytesPerSecond);
  const progress = showProgress("Sending");
  let shownLive = false;
  function onProgress(now: UploadProgress): void {
    progress.update({ doneBytes: now.storedBytes, totalBytes: now.totalBytes, ...describePhase(now) });
    if (now.liveLink === undefined || shownLive) return;
    shownLive = true;
    output.say(`The link already works: ${now.liveLink}`);
  }
  try {
    return await send(rate === null ? [...sources] : sources.map((source) => limitSource(source, rate)), {
      signal: journal === null ? signal : suspendOn(signal),
      onProgress,
      journal,
      stretch: stretchPassword,
      ...(wanted.connections !== null && { maxConnections: wanted.connections }),
    });
  } finally {
    progress.end();
  }
}

function describePhase({ phase, isQuiet }: UploadProgress): { note?: string } {
  if (isQuiet) return { note: "waiting for the connection" };
  if (phase === "stretching") return { note: "deriving keys" };
  if (phase === "connecting") return { note: "connecting" };
  return phase === "finalising" ? { note: "finishing" } : {};
}
