import { describeFiles, type SourceFile } from "@envoi/client";
import {
  cleanLine,
  cleanText,
  countCharacters,
  MAX_MESSAGE_CHARACTERS,
  MAX_PASSWORD_CHARACTERS,
  MAX_SENDER_CHARACTERS,
  MAX_STRONG_PASSWORD_CHARACTERS,
  MAX_TITLE_CHARACTERS,
  maxSealedMetadataBytes,
  NO_DOWNLOAD_LIMIT,
  type PublicConfig,
  type SenderTexts,
} from "@envoi/protocol";
import type { Context } from "../context.ts";
import { askSecret } from "../output/ask.ts";
import { readGivenSecret, readGivenText } from "../read-given.ts";
import { formatBytes, formatDuration, parseBytes, parseCount, parseDuration } from "../units.ts";
import { UsageError } from "../usage-error.ts";

export type SendOptions = {
  server?: string;
  request?: string;
  requestFile?: string;
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

/** More connections than this do not make an upload faster. */
const MAX_CONNECTIONS = 6;

/** The requested settings. `null`: the server's or client's default. */
export type Wanted = {
  downloads: number | "none" | null;
  seconds: number | null;
  connections: number | null;
  bytesPerSecond: number | null;
};

export function readWanted(options: SendOptions): Wanted {
  const { downloads, expires, connections, limitRate: rate, strong, live, password } = options;
  if (strong && password !== true && options.passwordFile === undefined) {
    throw new UsageError("--strong needs a password: add --password to be prompted, or --password-file FILE.");
  }
  if (options.compatible && (strong || live)) {
    throw new UsageError(
      "--compatible can't be combined with --strong or --live, which other Send servers do not support.",
    );
  }
  if (live && !strong && (password || options.passwordFile !== undefined)) {
    throw new UsageError("With --live, a password must also be --strong.");
  }
  return {
    downloads: downloads === undefined ? null : parseDownloads(downloads),
    seconds: expires === undefined ? null : parseDuration(expires),
    connections:
      connections === undefined
        ? null
        : parseCount(connections, { min: 1, max: MAX_CONNECTIONS, what: "--connections" }),
    bytesPerSecond: rate === undefined ? null : parseBytes(rate),
  };
}

export async function readPassword(
  options: Pick<SendOptions, "password" | "passwordFile" | "strong">,
  { signal, options: { input } }: Context,
): Promise<string | null> {
  const { password, passwordFile, strong } = options;
  if (passwordFile === undefined && password !== true) return null;
  const text =
    passwordFile === undefined
      ? await askSecret("Password for the link:", {
          input,
          instead: "Provide the password with --password-file FILE.",
          signal,
        })
      : await readGivenSecret(passwordFile);
  if (countCharacters(text) > (strong ? MAX_STRONG_PASSWORD_CHARACTERS : MAX_PASSWORD_CHARACTERS)) {
    throw new UsageError(
      `A password can have at most ${MAX_PASSWORD_CHARACTERS} characters, or ${MAX_STRONG_PASSWORD_CHARACTERS} with --strong.`,
    );
  }
  return text;
}

/** The sender's texts. @throws UsageError if one is too long */
export async function readTexts({ title, message, from }: SendOptions): Promise<SenderTexts> {
  const written = message === "-" ? await readGivenText("-") : message;
  requireShort("--title", cleanLine(title ?? ""), MAX_TITLE_CHARACTERS);
  requireShort("--message", cleanText(written ?? ""), MAX_MESSAGE_CHARACTERS);
  requireShort("--from", cleanLine(from ?? ""), MAX_SENDER_CHARACTERS);
  return {
    ...(title !== undefined && { title }),
    ...(written !== undefined && { message: written }),
    ...(from !== undefined && { sender: from }),
  };
}

export function requireShort(option: string, text: string, maxCharacters: number): void {
  const characters = countCharacters(text);
  if (characters <= maxCharacters) return;
  throw new UsageError(`${option} can have at most ${maxCharacters} characters, and this has ${characters}.`);
}

/** Maximum number of bytes that sealing adds to metadata. */
const SEALING_BYTES = 64;

/** @throws UsageError before anything is sent, if the server does not accept so many or such long names */
export function requireFewNames(
  sources: readonly SourceFile[],
  texts: SenderTexts,
  { LIMITS: { MAX_FILES_PER_ARCHIVE: maxFiles } }: PublicConfig,
): void {
  const bytes = Buffer.byteLength(JSON.stringify(describeFiles(sources, texts))) + SEALING_BYTES;
  if ((bytes * 4) / 3 <= maxSealedMetadataBytes(maxFiles)) return;
  throw new UsageError(
    `These ${sources.length} files are too many, or have too long names, for one upload to this server. Send them as one archive, for example: tar c FOLDER | envoi send - --name files.tar`,
  );
}

/** Reads `--downloads`. @returns `none`: as many as the server allows */
export function parseDownloads(text: string): number | "none" {
  return text === "none" ? text : parseCount(text, { min: 1, max: NO_DOWNLOAD_LIMIT, what: "--downloads" });
}

/** @throws UsageError before anything is sent, if the server does not allow the requested limits */
export function chooseLimits(
  wanted: Wanted,
  { config, isSignedIn, sources }: { config: PublicConfig | null; isSignedIn: boolean; sources: readonly SourceFile[] },
): { downloads: number; seconds: number } {
  const limits = config === null ? null : isSignedIn ? config.LIMITS : config.LIMITS.ANON;
  const maxDownloads = limits?.MAX_DOWNLOADS ?? Number.POSITIVE_INFINITY;
  const downloads = wanted.downloads === "none" ? maxDownloads : (wanted.downloads ?? config?.DEFAULTS.DOWNLOADS ?? 1);
  const seconds = wanted.seconds ?? config?.DEFAULTS.EXPIRE_SECONDS ?? 86_400;
  if (!Number.isFinite(downloads)) throw new UsageError("This server does not report its maximum number of downloads.");
  if (limits !== null) {
    const size = sources.reduce((sum, source) => sum + source.size, 0);
    const hint = isSignedIn ? "" : " Signing in with `envoi login` may allow more.";
    if (downloads > maxDownloads) throw new UsageError(`The server allows at most ${maxDownloads} downloads.${hint}`);
    if (seconds > limits.MAX_EXPIRE_SECONDS) {
      throw new UsageError(`The server stores files for at most ${formatDuration(limits.MAX_EXPIRE_SECONDS)}.${hint}`);
    }
    if (size > limits.MAX_FILE_SIZE) {
      throw new UsageError(
        `The files total ${formatBytes(size)}; the server allows ${formatBytes(limits.MAX_FILE_SIZE)}.${hint}`,
      );
    }
  }
  return { downloads, seconds };
}
