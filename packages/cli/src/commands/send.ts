import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  deleteUpload,
  type FinishedUpload,
  fetchConfig,
  isInterception,
  type SourceFile,
  setPassword,
  type UploadProgress,
  upload,
} from "@envoi/client";
import { collectFiles, type FileOnDevice, type Spool, spoolInput } from "@envoi/client-node";
import {
  MAX_FILES,
  MAX_PASSWORD_CHARACTERS,
  NOTE_NAME,
  NOTE_TYPE,
  ProtocolError,
  type PublicConfig,
} from "@envoi/protocol";
import mime from "mime/lite";
import { readBearer } from "../account/bearer.ts";
import type { Context } from "../context.ts";
import type { SentUpload } from "../device/sent-uploads.ts";
import { chooseServer } from "../device/settings.ts";
import { askSecret } from "../output/ask.ts";
import { copyToClipboard } from "../output/clipboard.ts";
import { quote } from "../output/output.ts";
import { drawQrCode } from "../output/qr-code.ts";
import { limitSource, RateLimit } from "../rate-limit.ts";
import { readGivenSecret, readGivenText } from "../read-given.ts";
import { readStandardInput } from "../standard-input.ts";
import { stretchPassword } from "../stretch.ts";
import { formatBytes, formatDuration, parseBytes, parseCount, parseDuration } from "../units.ts";
import { UsageError } from "../usage-error.ts";

export type SendOptions = {
  server?: string;
  expires?: string;
  downloads?: string;
  passwordFile?: string;
  password?: boolean;
  strong?: boolean;
  title?: string;
  message?: string;
  from?: string;
  note?: string;
  name?: string;
  size?: string;
  live?: boolean;
  compatible?: boolean;
  qr?: boolean;
  copy?: boolean;
  exclude: string[];
  connections?: string;
  limitRate?: string;
  history: boolean;
};

/** The most connections that help on any line. */
const MAX_CONNECTIONS = 6;
const STANDARD_INPUT = "-";
/** How long taking back an upload without its password may take. */
const DELETE_MS = 10_000;

/** `envoi send`: prints the link. */
export async function send(paths: readonly string[], options: SendOptions, context: Context): Promise<void> {
  const { output, signal } = context;
  const origin = chooseServer(options.server, { env: context.env, config: await context.readConfig() });
  const server = { origin };
  const wanted = readWanted(options);
  const password = await readPassword(options, context);
  const sources = await openSources(paths, options, context);
  try {
    requireSomething(sources);
    const config = await fetchConfig(server, signal).catch((error: unknown) => {
      // Another Send server may not have the call.
      if (isInterception(error)) throw error;
      return null;
    });
    const bearer = await readBearer(origin, context);
    const limits = chooseLimits(wanted, { config, isSignedIn: bearer !== null, sources });
    const records = options.history ? await context.openRecords() : null;
    const isOnDevice = sources.every((source): source is FileOnDevice => "path" in source);
    const journal =
      records !== null && isOnDevice
        ? records.uploads.journal({
            files: sources.map(({ path: filePath, name, type, state }) => ({
              path: path.resolve(filePath),
              name,
              type,
              ...state,
            })),
            password: options.strong ? null : password,
            startedAtMs: Date.now(),
          })
        : null;
    const rate = wanted.bytesPerSecond === null ? null : new RateLimit(wanted.bytesPerSecond);
    const progress = context.progress("Sending");
    let shownLive = false;
    const onProgress = (now: UploadProgress) => {
      progress.update({ doneBytes: now.storedBytes, totalBytes: now.totalBytes, ...describePhase(now) });
      if (now.liveLink === undefined || shownLive) return;
      shownLive = true;
      output.say(`The link works already: ${now.liveLink}`);
    };
    let finished: FinishedUpload;
    try {
      finished = await upload(
        server,
        {
          files: rate === null ? sources : sources.map((source) => limitSource(source, rate)),
          downloadLimit: limits.downloads,
          timeLimitSeconds: limits.seconds,
          bearer,
          strongPassword: options.strong ? password : null,
          live: options.live === true,
          ...(options.title !== undefined && { title: options.title }),
          ...(options.message !== undefined && { message: await readText(options.message) }),
          ...(options.from !== undefined && { sender: options.from }),
        },
        {
          signal,
          onProgress,
          journal,
          stretch: stretchPassword,
          ...(wanted.connections !== null && { maxConnections: wanted.connections }),
        },
      );
      if (password !== null && !options.strong)
        await protect(server, finished, password, { signal, isKept: journal !== null });
    } catch (error) {
      // These limits are those of an account, so the server took the sender for someone without one.
      const isUnknown = error instanceof ProtocolError && (error.code === "bad_limit" || error.code === "too_large");
      throw bearer !== null && isUnknown ? new ProtocolError("unauthorized", { cause: error }) : error;
    } finally {
      progress.end();
    }
    const sent = toSent(finished, { hasPassword: password !== null });
    await records?.sent.write(sent);
    await journal?.end();
    await showSent(sent, finished, options, context);
  } finally {
    for (const source of sources) if ("close" in source) await (source as Spool).close();
  }
}

/** Prints the link, for people and programs. */
export async function showSent(
  sent: SentUpload,
  { durationMs }: Pick<FinishedUpload, "durationMs">,
  { qr, copy }: Pick<SendOptions, "qr" | "copy">,
  { output }: Pick<Context, "output">,
): Promise<void> {
  const files = sent.manifest.files.map(({ name, size, type }) => ({ name, size, type }));
  output.result(
    {
      id: sent.id,
      link: sent.url,
      ownerToken: sent.ownerToken,
      size: sent.size,
      files,
      downloadLimit: sent.dlimit,
      expiresAt: new Date(sent.expiresAt).toISOString(),
      hasPassword: sent.hasPassword,
      durationMs,
    },
    [sent.url],
  );
  const seconds = Math.max(0.001, durationMs / 1_000);
  output.say(
    `${formatBytes(sent.size)} in ${formatDuration(seconds)} (${formatBytes(sent.size / seconds)}/s). ` +
      `${sent.dlimit === 1 ? "One download" : `${sent.dlimit} downloads`}, until ${new Date(sent.expiresAt).toLocaleString()}.`,
  );
  if (copy === true)
    output.say((await copyToClipboard(sent.url)) ? "The link is in the clipboard." : "No clipboard was found.");
  if (qr === true) for (const line of await drawQrCode(sent.url)) output.say(line);
}

export function toSent(finished: FinishedUpload, { hasPassword }: { hasPassword: boolean }): SentUpload {
  const nowMs = Date.now();
  return {
    id: finished.id,
    url: finished.shareLink,
    name: finished.name,
    size: finished.size,
    manifest: finished.manifest,
    ...(finished.title !== undefined && { title: finished.title }),
    ...(finished.contentKeyB64 !== undefined && { contentKey: finished.contentKeyB64 }),
    createdAt: nowMs,
    expiresAt: nowMs + finished.timeLimitSeconds * 1_000,
    secretKey: finished.secretB64,
    ownerToken: finished.ownerToken,
    dlimit: finished.downloadLimit,
    dtotal: 0,
    hasPassword,
    timeLimit: finished.timeLimitSeconds,
  };
}

/** An upload without its password must not be used, so its link is not shown before. */
export async function protect(
  server: { origin: string },
  { id, ownerToken, shareLink }: Pick<FinishedUpload, "id" | "ownerToken" | "shareLink">,
  password: string,
  { signal, isKept }: { signal: AbortSignal; isKept: boolean },
): Promise<void> {
  try {
    await setPassword(server, { id, ownerToken }, { shareLink, password }, signal);
  } catch (error) {
    // A kept upload gets its password when it is resumed.
    if (!isKept) await deleteUpload(server, { id, ownerToken }, AbortSignal.timeout(DELETE_MS)).catch(() => {});
    throw error;
  }
}

type Wanted = {
  downloads: number | "none" | null;
  seconds: number | null;
  connections: number | null;
  bytesPerSecond: number | null;
};

function readWanted(options: SendOptions): Wanted {
  const { downloads, expires, connections, limitRate: rate, strong, live, password } = options;
  if (strong && password !== true && options.passwordFile === undefined) {
    throw new UsageError("--strong needs a password: add --password to be asked, or --password-file FILE.");
  }
  if (options.compatible && (strong || live)) {
    throw new UsageError("Other Send servers know neither --strong nor --live: leave them out, or --compatible.");
  }
  if (live && !strong && (password || options.passwordFile !== undefined)) {
    throw new UsageError("A link that works while it is sent can only have a --strong password.");
  }
  const maxCount = { min: 1, max: 1_000_000_000 };
  return {
    downloads:
      downloads === undefined || downloads === "none"
        ? (downloads ?? null)
        : parseCount(downloads, { ...maxCount, what: "--downloads" }),
    seconds: expires === undefined ? null : parseDuration(expires),
    connections:
      connections === undefined
        ? null
        : parseCount(connections, { min: 1, max: MAX_CONNECTIONS, what: "--connections" }),
    bytesPerSecond: rate === undefined ? null : parseBytes(rate),
  };
}

async function readPassword(options: SendOptions, { signal, options: { input } }: Context): Promise<string | null> {
  const { password, passwordFile, strong } = options;
  if (passwordFile === undefined && password !== true) return null;
  const text =
    passwordFile === undefined
      ? await askSecret("Password for the link:", {
          input,
          instead: "Give the password with --password-file FILE.",
          signal,
        })
      : await readGivenSecret(passwordFile);
  if (!strong && [...text].length > MAX_PASSWORD_CHARACTERS) {
    throw new UsageError(
      `A password has at most ${MAX_PASSWORD_CHARACTERS} characters. With --strong it may have 128.`,
    );
  }
  return text;
}

async function openSources(
  paths: readonly string[],
  options: SendOptions,
  context: Context,
): Promise<(SourceFile | FileOnDevice | Spool)[]> {
  const { output, signal } = context;
  if (options.note !== undefined) {
    if (paths.length > 0) throw new UsageError("--note sends a note on its own, without files.");
    return [createNote(await readText(options.note))];
  }
  if (paths.includes(STANDARD_INPUT)) {
    if (paths.length > 1) throw new UsageError("Standard input (-) is sent on its own, without other files.");
    return [await openStandardInput(options, context)];
  }
  if (paths.length === 0) throw new UsageError("Name files or folders to send, - for standard input, or --note TEXT.");
  const files = await collectFiles(paths, {
    exclude: options.exclude,
    maxFiles: MAX_FILES,
    onSkipped: ({ path: skipped, reason }) => {
      const why = { link: "a link", special: "neither a file nor a folder", excluded: "excluded" }[reason];
      output.say(`Left out: ${quote(skipped)}, ${why}`);
    },
  });
  signal.throwIfAborted();
  const [only] = files;
  if (options.name === undefined || only === undefined) return files;
  if (files.length > 1) throw new UsageError("--name is for a single file.");
  return [{ ...only, name: options.name, type: mime.getType(options.name) ?? only.type }];
}

/** A pipe is spooled; a file that was redirected to standard input has a length. */
async function openStandardInput(options: SendOptions, { env, folders, output, signal }: Context): Promise<Spool> {
  if (process.stdin.isTTY === true) {
    throw new UsageError("Standard input is the terminal. Use a pipe, or --note TEXT to send a note.");
  }
  const folder = env["TMPDIR"] || (process.platform === "win32" ? tmpdir() : path.join(folders.state, "spool"));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = options.name ?? "stdin";
  const size = options.size === undefined ? undefined : parseBytes(options.size);
  if (size === undefined) output.detail("The input has no known length, so it is read to its end before it is sent.");
  return spoolInput(readStandardInput(), {
    name,
    type: mime.getType(name) ?? "",
    folder,
    signal,
    ...(size !== undefined && { size }),
  });
}

function createNote(text: string): SourceFile {
  const bytes = new TextEncoder().encode(text);
  if (bytes.byteLength === 0) throw new UsageError("The note is empty.");
  return {
    name: NOTE_NAME,
    type: NOTE_TYPE,
    size: bytes.byteLength,
    note: true,
    stream: () => new Blob([bytes]).stream() as ReadableStream<Uint8Array<ArrayBuffer>>,
  };
}

/** Text on the command line, or from standard input for `-`. */
function readText(given: string): Promise<string> | string {
  return given === STANDARD_INPUT ? readGivenText(STANDARD_INPUT) : given;
}

function requireSomething(sources: readonly SourceFile[]): void {
  if (sources.length === 0) throw new UsageError("There is no file in what you named.");
}

/** @throws UsageError before anything is sent, if the server does not allow the wanted limits */
function chooseLimits(
  wanted: Wanted,
  { config, isSignedIn, sources }: { config: PublicConfig | null; isSignedIn: boolean; sources: readonly SourceFile[] },
): { downloads: number; seconds: number } {
  const limits = config === null ? null : isSignedIn ? config.LIMITS : config.LIMITS.ANON;
  const maxDownloads = limits?.MAX_DOWNLOADS ?? Number.POSITIVE_INFINITY;
  const downloads = wanted.downloads === "none" ? maxDownloads : (wanted.downloads ?? config?.DEFAULTS.DOWNLOADS ?? 1);
  const seconds = wanted.seconds ?? config?.DEFAULTS.EXPIRE_SECONDS ?? 86_400;
  if (!Number.isFinite(downloads)) throw new UsageError("This server does not say how many downloads it allows.");
  if (limits !== null) {
    const size = sources.reduce((sum, source) => sum + source.size, 0);
    const hint = isSignedIn ? "" : " Signing in may allow more: envoi login.";
    if (downloads > maxDownloads) throw new UsageError(`The server allows at most ${maxDownloads} downloads.${hint}`);
    if (seconds > limits.MAX_EXPIRE_SECONDS) {
      throw new UsageError(`The server keeps files for at most ${formatDuration(limits.MAX_EXPIRE_SECONDS)}.${hint}`);
    }
    if (size > limits.MAX_FILE_SIZE) {
      throw new UsageError(
        `These are ${formatBytes(size)}; the server allows ${formatBytes(limits.MAX_FILE_SIZE)}.${hint}`,
      );
    }
  }
  return { downloads, seconds };
}

function describePhase({ phase, isQuiet }: UploadProgress): { note?: string } {
  if (isQuiet) return { note: "waiting for the connection" };
  if (phase === "stretching") return { note: "deriving keys" };
  if (phase === "connecting") return { note: "connecting" };
  return phase === "finalising" ? { note: "finishing" } : {};
}
