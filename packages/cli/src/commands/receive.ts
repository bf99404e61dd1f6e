import { stat } from "node:fs/promises";
import path from "node:path";
import {
  checkExists,
  chosenBody,
  createDeferred,
  type Download,
  type DownloadProgress,
  freeMemory,
  type Link,
  openDownload,
  safeName,
  savedBody,
} from "@envoi/client";
import {
  CLAIM_IS_OVER,
  continueReceiving,
  type IfExists,
  listFiles,
  receiveFiles,
  type UnfinishedDownload,
} from "@envoi/client-node";
import { ARCHIVE_TYPE, type Metadata, ProtocolError } from "@envoi/protocol";
import type { Context } from "../context.ts";
import { readLink } from "../link.ts";
import { askSecret } from "../output/ask.ts";
import { quote } from "../output/output.ts";
import { textForTerminal } from "../output/terminal-text.ts";
import { RateLimit } from "../rate-limit.ts";
import { readGivenSecret } from "../read-given.ts";
import { stretchPassword } from "../stretch.ts";
import { formatBytes, formatDuration, parseBytes } from "../units.ts";
import { UsageError } from "../usage-error.ts";

export type ReceiveOptions = {
  output?: string;
  passwordFile?: string;
  linkFile?: string;
  pick: string[];
  ifExists: IfExists;
  dryRun?: boolean;
  limitRate?: string;
};

const STANDARD_OUTPUT = "-";
/** How often a person may try a password before the command ends. */
const MAX_PASSWORD_TRIES = 3;

/** `envoi receive`: prints the paths of the files, or writes a single file or note to standard output. */
export async function receive(given: string | undefined, options: ReceiveOptions, context: Context): Promise<void> {
  const link = await readLink(given, options.linkFile, context);
  const { server, id, secretB64 } = link;
  if (options.pick.length === 0 && !options.dryRun && (await continueKept(link, options, context))) return;
  const download = await openLink(link, options.passwordFile, context);
  const { metadata } = download;
  const pick = choosePicked(metadata, options.pick);
  if (options.dryRun) return describe(link, download, pick, context);
  announce(metadata, context);
  if (options.output === STANDARD_OUTPUT || isNote(metadata, options)) {
    return writeToStandardOutput(download, pick, options, context);
  }
  const files = listFiles(metadata);
  const wanted = pick ?? files.map((_, index) => index);
  const names = wanted.map((index) => files[index]?.name ?? "");
  const target = await chooseTarget(options.output, { metadata, names, pick: options.pick, id });
  const records = await context.openRecords();
  const progress = context.progress("Receiving");
  try {
    const received = await receiveFiles(
      {
        server,
        id,
        secretB64,
        download: throttled(download, options),
        folder: target.folder,
        ifExists: options.ifExists,
        ...(pick !== null && { pick }),
        ...(target.name !== null && { name: target.name }),
      },
      {
        unfinished: records.downloads,
        signal: context.signal,
        onProgress: ({ receivedBytes, totalBytes, isWaiting }) =>
          progress.update({
            doneBytes: receivedBytes,
            totalBytes,
            ...(isWaiting === true && { note: "waiting for the sender" }),
          }),
      },
    );
    progress.end();
    context.output.result({ id, files: received }, received);
    if (received.length < names.length)
      context.output.say(`${names.length - received.length} were there already, and were skipped.`);
  } finally {
    progress.end();
  }
}

/**
 * Continues a download that broke off on its way to the same place. Its Claim may be the last one, so the link is not
 * opened again.
 *
 * @returns whether there was one, and it is complete
 */
async function continueKept(
  { server, id, secretB64 }: Link,
  { output: given }: ReceiveOptions,
  context: Context,
): Promise<boolean> {
  if (given === STANDARD_OUTPUT) return false;
  const { downloads } = await context.openRecords();
  const wanted = path.resolve(given ?? ".");
  const isWanted = ({ folder }: UnfinishedDownload) =>
    folder === wanted || (given === undefined ? path.dirname(folder) === wanted : folder === path.dirname(wanted));
  const kept = (await downloads.readAll()).find((one) => one.id === id && one.secretB64 === secretB64 && isWanted(one));
  if (kept === undefined) return false;
  const progress = context.progress("Receiving");
  const onProgress = ({ receivedBytes, totalBytes }: DownloadProgress) =>
    progress.update({ doneBytes: receivedBytes, totalBytes });
  try {
    const names = await continueReceiving(server, kept, { unfinished: downloads, signal: context.signal, onProgress });
    progress.end();
    if (names !== null) context.output.result({ id, files: names }, names);
    return names !== null;
  } catch (error) {
    // The server has ended the Claim. The link may still work, and its files continue under a new one.
    if (error instanceof ProtocolError && CLAIM_IS_OVER.has(error.code)) return false;
    throw error;
  } finally {
    progress.end();
  }
}

/** Opens a link, and asks for its password if it has one. */
async function openLink(
  { server, id, secretB64, passwordProfile: linked }: Link,
  passwordFile: string | undefined,
  { options: { input }, output, signal }: Pick<Context, "options" | "output" | "signal">,
): Promise<Download> {
  const { requiresPassword, nonce, passwordProfile } = await checkExists(server, id, signal);
  const needsPassword = requiresPassword || passwordProfile === 2 || linked === 2;
  const stretching = { stretch: stretchPassword, signal };
  const request = { id, secretB64, nonce };
  if (!needsPassword) return openDownload(server, { ...request, password: null }, stretching);
  if (passwordFile !== undefined) {
    return openDownload(server, { ...request, password: await readGivenSecret(passwordFile) }, stretching);
  }
  const instead = "The link has a password. Give it with --password-file FILE.";
  for (let tries = 1; ; tries += 1) {
    const password = await askSecret("Password:", { input, instead, signal });
    try {
      return await openDownload(server, { ...request, password, nonce: tries === 1 ? nonce : null }, stretching);
    } catch (error) {
      const isWrong = error instanceof ProtocolError && error.code === "bad_proof";
      if (!isWrong || tries === MAX_PASSWORD_TRIES) throw error;
      output.say("That is not the password.");
    }
  }
}

/** @returns indexes of the files that were named, in order; `null` for all */
function choosePicked(metadata: Metadata, names: readonly string[]): number[] | null {
  if (names.length === 0) return null;
  const files = listFiles(metadata);
  const indexes = new Set<number>();
  for (const name of names) {
    const wanted = name.replace(/^\.?\/+|\/+$/g, "");
    // A file, or a folder at any depth.
    const found = files.flatMap((file, index) => (`/${file.name}/`.includes(`/${wanted}/`) ? [index] : []));
    if (found.length === 0) throw new UsageError(`No file is called ${quote(name)}. See them with --dry-run.`);
    for (const index of found) indexes.add(index);
  }
  return [...indexes].sort((one, other) => one - other);
}

function describe({ id }: Link, { metadata, ttlMs }: Download, pick: number[] | null, { output }: Context): void {
  const files = listFiles(metadata).filter((_, index) => pick === null || pick.includes(index));
  const { title, message, sender } = metadata;
  output.result(
    {
      id,
      size: files.reduce((sum, { size }) => sum + size, 0),
      files: files.map(({ name, size, modified }) => ({ name, size, ...(modified !== undefined && { modified }) })),
      expiresAt: new Date(Date.now() + ttlMs).toISOString(),
      ...(title !== undefined && { title }),
      ...(message !== undefined && { message }),
      ...(sender !== undefined && { sender }),
    },
    [...describeWords(metadata), ...files.map(({ name, size }) => `${formatBytes(size).padStart(10)}  ${name}`)],
  );
  output.say(`Available for ${formatDuration(ttlMs / 1_000)}.`);
}

/** The sender's message. Nobody has checked who the sender is. */
function describeWords({ title, message, sender }: Metadata): string[] {
  return [
    ...(title === undefined ? [] : [textForTerminal(title)]),
    ...(sender === undefined ? [] : [`From (not checked): ${textForTerminal(sender)}`]),
    ...(message === undefined ? [] : [textForTerminal(message)]),
  ];
}

function announce(metadata: Metadata, { output }: Context): void {
  for (const line of describeWords(metadata)) output.say(line);
}

function isNote({ manifest: { files }, type }: Metadata, { output }: ReceiveOptions): boolean {
  return output === undefined && type !== ARCHIVE_TYPE && files[0]?.note === true;
}

type Target = { folder: string; name: string | null };

/**
 * As `cp` does: into an existing folder; otherwise the path is the file's name, or that of a new folder for several files.
 * Several files that do not share a folder get one, so that they do not litter the current folder.
 */
async function chooseTarget(
  given: string | undefined,
  { metadata, names, pick, id }: { metadata: Metadata; names: readonly string[]; pick: readonly string[]; id: string },
): Promise<Target> {
  const [only = ""] = names;
  // A file in a folder is sent and picked as that folder, unless it is named itself.
  const isNamed = pick.length === 1 && path.posix.basename(only) === path.posix.basename(pick[0] ?? "");
  const isSingle = names.length === 1 && (isNamed || !only.includes("/"));
  if (given === undefined) {
    const [first = ""] = names[0]?.split("/") ?? [];
    const shareFolder = names.every((name) => name.startsWith(`${first}/`));
    if (isSingle || shareFolder) return { folder: ".", name: null };
    return {
      folder:
        safeName(metadata.title ?? "")
          .replaceAll("/", " ")
          .replace(/^file$/, "") || `envoi-${id}`,
      name: null,
    };
  }
  const isFolder = await stat(given).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder || given.endsWith("/") || given.endsWith(path.sep) || !isSingle) return { folder: given, name: null };
  return { folder: path.dirname(given), name: path.basename(given) };
}

/** With `--limit-rate`, the plaintext is read no faster. */
function throttled(download: Download, { limitRate }: ReceiveOptions): Download {
  if (limitRate === undefined) return download;
  const rate = new RateLimit(parseBytes(limitRate));
  return { ...download, read: async (options) => rate.limit(await download.read(options)) };
}

/** A file, a note, or several files as a ZIP. */
async function writeToStandardOutput(
  download: Download,
  pick: number[] | null,
  options: ReceiveOptions,
  context: Context,
): Promise<void> {
  const { output, signal } = context;
  const { metadata } = download;
  const shown = isNote(metadata, options);
  if (process.stdout.isTTY === true && !shown)
    throw new UsageError("Standard output is the terminal. Use a pipe, or leave out --output.");
  const progress = context.progress("Receiving");
  const onProgress = ({ receivedBytes, totalBytes }: { receivedBytes: number; totalBytes: number }) =>
    progress.update({ doneBytes: receivedBytes, totalBytes });
  try {
    const { body } =
      pick === null
        ? savedBody(await throttled(download, options).read({ onProgress, signal }), metadata)
        : chosenBody(download.openContent(), { metadata, indexes: pick }, { onProgress, signal });
    if (!shown) return await pipeToStandardOutput(body, pick === null && metadata.type !== ARCHIVE_TYPE);
    const note = new TextDecoder().decode(await readAll(body));
    progress.end();
    const text = process.stdout.isTTY === true ? textForTerminal(note) : note;
    output.result({ note }, [text]);
  } finally {
    progress.end();
  }
}

/** Longest note that is shown. A page writes none that are longer. */
const MAX_NOTE_BYTES = 16 * 1_048_576;

async function readAll(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > MAX_NOTE_BYTES)
      throw new UsageError("The note is too long to be shown: receive it with --output FILE.");
  }
  return Buffer.concat(chunks);
}

/**
 * Waits while the reader of the pipe is slower. A reader that leaves ends the download.
 *
 * @param ownsChunks - whether each chunk has a buffer of its own, whose memory can be released. Those of a ZIP do not
 */
async function pipeToStandardOutput(body: ReadableStream<Uint8Array>, ownsChunks: boolean): Promise<void> {
  const { stdout } = process;
  const broken = createDeferred<never>();
  broken.promise.catch(() => {});
  stdout.on("error", (error) => broken.reject(error));
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      // The stream may reuse its memory after the next read.
      const written = new Promise<void>((resolve, reject) => {
        stdout.write(next.value, (error) => (error ? reject(error) : resolve()));
      });
      await Promise.race([written, broken.promise]);
      if (ownsChunks) freeMemory(next.value as Uint8Array<ArrayBuffer>);
    }
  } catch (error) {
    await reader.cancel(error).catch(() => {});
    throw error;
  }
}
