import { access, constants } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SourceFile } from "@envoi/client";
import { collectFiles, type FileOnDevice, makeFolder, type Spool, spoolInput } from "@envoi/client-node";
import { MAX_FILES, NOTE_NAME, NOTE_TYPE } from "@envoi/protocol";
import mime from "mime/lite";
import type { Context } from "../context.ts";
import { quote } from "../output/output.ts";
import { readGivenText, takeStandardInput } from "../read-given.ts";
import { readStandardInput } from "../standard-input.ts";
import { parseBytes } from "../units.ts";
import { UsageError } from "../usage-error.ts";
import type { SendOptions } from "./send-options.ts";

const STANDARD_INPUT = "-";
const PRIVATE = 0o700;

export type Source = SourceFile | FileOnDevice | Spool;

/** @throws UsageError if there is nothing to send */
export async function openSources(paths: readonly string[], options: SendOptions, context: Context): Promise<Source[]> {
  const { output, signal } = context;
  if (options.size !== undefined && !paths.includes(STANDARD_INPUT)) {
    throw new UsageError("--size is only for standard input (-). The size of a file is known.");
  }
  if (options.note !== undefined) {
    if (paths.length > 0) throw new UsageError("--note can't be combined with files.");
    return [createNote(options.note === STANDARD_INPUT ? await readGivenText(STANDARD_INPUT) : options.note)];
  }
  if (paths.includes(STANDARD_INPUT)) {
    if (paths.length > 1) throw new UsageError("Standard input (-) can't be combined with files.");
    return [await openStandardInput(options, context)];
  }
  if (paths.length === 0)
    throw new UsageError("Specify files or folders to send, - for standard input, or --note TEXT.");
  const files = await collectFiles(paths, {
    exclude: options.exclude,
    maxFiles: MAX_FILES,
    onSkipped: ({ path: skipped, reason }) => {
      const why = { link: "a link", special: "neither a file nor a folder", excluded: "excluded" }[reason];
      output.say(`Skipped: ${quote(skipped)}, ${why}`);
    },
    onRenamed: (name) => output.warn(`A name that is not valid UTF-8 is sent as ${quote(name)}.`),
    onUnmatched: (pattern) => output.warn(`--exclude ${quote(pattern)} matches nothing.`),
  });
  signal.throwIfAborted();
  const [only] = files;
  if (only === undefined) throw new UsageError("The specified folders contain no files.");
  if (files.every(({ size }) => size === 0)) {
    const which = files.length === 1 ? `${quote(only.path)} is` : "All of these files are";
    throw new UsageError(`${which} empty, so there is nothing to send.`);
  }
  if (options.name === undefined) return files;
  if (files.length > 1) throw new UsageError("--name requires a single file.");
  return [{ ...only, name: options.name, type: mime.getType(options.name) ?? only.type }];
}

/** A folder for standard input: `TMPDIR`, the state folder, or the system's temporary folder if that is not writable. */
async function openSpoolFolder(env: NodeJS.ProcessEnv, { state }: Context["folders"]): Promise<string> {
  if (env["TMPDIR"]) {
    await makeFolder(env["TMPDIR"], PRIVATE).catch((error: Error) => {
      throw new UsageError(`The folder in TMPDIR can't be created: ${error.message}.`);
    });
    return env["TMPDIR"];
  }
  if (process.platform === "win32") return tmpdir();
  const folder = path.join(state, "spool");
  try {
    await makeFolder(folder, PRIVATE);
    await access(folder, constants.W_OK);
    return folder;
  } catch {
    return tmpdir();
  }
}

/** Spools standard input. Without `--size`, reads all of it before returning. */
async function openStandardInput(options: SendOptions, { env, folders, output, signal }: Context): Promise<Spool> {
  if (process.stdin.isTTY === true) {
    throw new UsageError("Standard input is a terminal. Use a pipe, or --note TEXT to send a note.");
  }
  takeStandardInput();
  const folder = await openSpoolFolder(env, folders);
  const name = options.name ?? "stdin";
  const size = options.size === undefined ? undefined : parseBytes(options.size, { min: 0 });
  if (size === undefined) output.detail("The input's length is unknown, so it is read to its end before it is sent.");
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
