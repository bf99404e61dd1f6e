import path from "node:path";
import { type FinishedUpload, type Server, type UploadJournal, type UploadProgress, upload } from "@envoi/client";
import type { StoredJournal, UnfinishedFile, UnfinishedUploads } from "@envoi/client-node";
import { ProtocolError, type SenderTexts } from "@envoi/protocol";
import { readBearer } from "../account/bearer.ts";
import type { Context } from "../context.ts";
import { chooseServer } from "../device/settings.ts";
import { explainFailure, isFolderError } from "../exit-codes.ts";
import { resumable, suspendOn } from "../interruption.ts";
import { limitSource, RateLimit } from "../rate-limit.ts";
import { protect, recordSent, showSent, toSent } from "../sending/finish-sent.ts";
import { openSources, type Source } from "../sending/open-sources.ts";
import {
  chooseLimits,
  readPassword,
  readTexts,
  readWanted,
  requireFewNames,
  type SendOptions,
  type Wanted,
} from "../sending/send-options.ts";
import { fetchConfigIfSupported } from "../server-config.ts";
import { stretchPassword } from "../stretch.ts";
import { UsageError } from "../usage-error.ts";

/** The command `envoi send`, which uploads the files and prints the link. */
export async function send(paths: readonly string[], options: SendOptions, context: Context): Promise<void> {
  const origin = chooseServer(options.server, { env: context.env, config: await context.readConfig() });
  const wanted = readWanted(options);
  const password = await readPassword(options, context);
  const texts = await readTexts(options);
  const sources = await openSources(paths, options, context);
  try {
    const { signal } = context;
    const config = await fetchConfigIfSupported(origin, signal);
    if (config === null && options.strong) {
      throw new UsageError("This server does not support strong passwords. Use --password without --strong.");
    }
    const bearer = await readAccount(origin, options, context);
    const limits = chooseLimits(wanted, { config, isSignedIn: bearer !== null, sources });
    if (config !== null) requireFewNames(sources, texts, config);
    const records = options.history ? await context.openRecords() : null;
    const journal =
      records &&
      createJournal(records.uploads, { server: origin, sources, password: options.strong ? null : password });
    const request = { sources, texts, wanted, limits, password, bearer, journal };
    const sending = sendSources({ origin }, request, options, context).catch((error: unknown) => {
      // The request was within the account's limits, so a server that rejects it has treated the sender as anonymous.
      const isUnknown = error instanceof ProtocolError && (error.code === "bad_limit" || error.code === "too_large");
      throw bearer !== null && isUnknown ? new ProtocolError("unauthorized", { cause: error }) : error;
    });
    const finished = await (journal === null ? sending : resumable(sending, () => journal.isKept(), signal));
    const sent = toSent(finished, { server: origin, hasPassword: password !== null });
    if (records !== null) await recordSent(sent, { uploads: records.sent, journal }, context);
    await showSent(sent, finished, options, context);
  } finally {
    for (const source of sources) if ("close" in source) await source.close();
  }
}

/** @returns `null` if another process could not read the sources again, as with standard input */
function createJournal(
  uploads: UnfinishedUploads,
  { server, sources, password }: { server: string; sources: readonly Source[]; password: string | null },
): StoredJournal | null {
  const files: UnfinishedFile[] = [];
  for (const source of sources) {
    if (!("path" in source)) return null;
    const { path: filePath, name, type, state } = source;
    files.push({ path: path.resolve(filePath), name, type, ...state });
  }
  return uploads.journal({ server, files, password, startedAtMs: Date.now() });
}

/** The access token. With `--no-history`, unreadable records on this device do not prevent sending without an account. */
async function readAccount(origin: string, { history }: SendOptions, context: Context): Promise<string | null> {
  try {
    return await readBearer(origin, context);
  } catch (error) {
    if (history || !isFolderError(error)) throw error;
    context.output.warn(`Sending without an account: ${explainFailure(error).message}`);
    return null;
  }
}

type SendRequest = {
  sources: readonly Source[];
  texts: SenderTexts;
  wanted: Wanted;
  limits: { downloads: number; seconds: number };
  password: string | null;
  bearer: string | null;
  journal: UploadJournal | null;
};

async function sendSources(
  server: Server,
  { sources, texts, wanted, limits, password, bearer, journal }: SendRequest,
  { strong = false, live = false }: SendOptions,
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
        ...texts,
      },
      {
        signal: journal === null ? signal : suspendOn(signal),
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
