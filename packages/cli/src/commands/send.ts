import path from "node:path";
import {
  type FinishedUpload,
  fetchConfig,
  isInterception,
  type Server,
  type UploadJournal,
  type UploadProgress,
  upload,
} from "@envoi/client";
import type { UnfinishedFile, UnfinishedUploads } from "@envoi/client-node";
import { ProtocolError } from "@envoi/protocol";
import { readBearer } from "../account/bearer.ts";
import type { Context } from "../context.ts";
import { chooseServer } from "../device/settings.ts";
import { resumable } from "../interruption.ts";
import { limitSource, RateLimit } from "../rate-limit.ts";
import { protect, showSent, toSent } from "../sending/finish-sent.ts";
import { openSources, readText, type Source } from "../sending/open-sources.ts";
import { chooseLimits, readPassword, readWanted, type SendOptions, type Wanted } from "../sending/send-options.ts";
import { stretchPassword } from "../stretch.ts";

/** `envoi send`: prints the link. */
export async function send(paths: readonly string[], options: SendOptions, context: Context): Promise<void> {
  const origin = chooseServer(options.server, { env: context.env, config: await context.readConfig() });
  const wanted = readWanted(options);
  const password = await readPassword(options, context);
  const sources = await openSources(paths, options, context);
  try {
    const { signal } = context;
    const config = await fetchConfig({ origin }, signal).catch((error: unknown) => {
      // Other Send servers may not support this call.
      if (isInterception(error)) throw error;
      return null;
    });
    const bearer = await readBearer(origin, context);
    const limits = chooseLimits(wanted, { config, isSignedIn: bearer !== null, sources });
    const records = options.history ? await context.openRecords() : null;
    const journal = records && createJournal(records.uploads, sources, options.strong ? null : password);
    const request = { sources, wanted, limits, password, bearer, journal };
    const sending = sendSources({ origin }, request, options, context).catch((error: unknown) => {
      // The limits were checked against the account's, so the server must have treated the sender as anonymous.
      const isUnknown = error instanceof ProtocolError && (error.code === "bad_limit" || error.code === "too_large");
      throw bearer !== null && isUnknown ? new ProtocolError("unauthorized", { cause: error }) : error;
    });
    const finished = await (journal === null ? sending : resumable(sending, signal));
    const sent = toSent(finished, { hasPassword: password !== null });
    await records?.sent.write(sent);
    await journal?.end();
    await showSent(sent, finished, options, context);
  } finally {
    for (const source of sources) if ("close" in source) await source.close();
  }
}

/** @returns `null` if another process could not reread the sources */
function createJournal(
  uploads: UnfinishedUploads,
  sources: readonly Source[],
  password: string | null,
): UploadJournal | null {
  const files: UnfinishedFile[] = [];
  for (const source of sources) {
    if (!("path" in source)) return null;
    const { path: filePath, name, type, state } = source;
    files.push({ path: path.resolve(filePath), name, type, ...state });
  }
  return uploads.journal({ files, password, startedAtMs: Date.now() });
}

type SendRequest = {
  sources: readonly Source[];
  wanted: Wanted;
  limits: { downloads: number; seconds: number };
  password: string | null;
  bearer: string | null;
  journal: UploadJournal | null;
};

async function sendSources(
  server: Server,
  { sources, wanted, limits, password, bearer, journal }: SendRequest,
  { strong = false, live = false, title, message, from }: SendOptions,
  { output, signal, progress: showProgress }: Context,
): Promise<FinishedUpload> {
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
    const finished = await upload(
      server,
      {
        files: rate === null ? [...sources] : sources.map((source) => limitSource(source, rate)),
        downloadLimit: limits.downloads,
        timeLimitSeconds: limits.seconds,
        bearer,
        strongPassword: strong ? password : null,
        live,
        ...(title !== undefined && { title }),
        ...(message !== undefined && { message: await readText(message) }),
        ...(from !== undefined && { sender: from }),
      },
      {
        signal,
        onProgress,
        journal,
        stretch: stretchPassword,
        ...(wanted.connections !== null && { maxConnections: wanted.connections }),
      },
    );
    if (password !== null && !strong) await protect(server, finished, password, { signal, isKept: journal !== null });
    return finished;
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
