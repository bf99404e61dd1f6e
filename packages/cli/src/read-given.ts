import { readFile } from "node:fs/promises";
import { readStandardInput } from "./standard-input.ts";
import { UsageError } from "./usage-error.ts";

/** Maximum length of a text from a file or standard input: a message, note, password or link. */
const MAX_TEXT_BYTES = 1_048_576;

/** Text from a file, or from standard input for `-`. */
export async function readGivenText(file: string): Promise<string> {
  if (file === "-") return readWholeInput();
  try {
    const bytes = await readFile(file);
    if (bytes.byteLength > MAX_TEXT_BYTES) throw new UsageError(`${file} is too long.`);
    return bytes.toString("utf8");
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} can't be read: ${error instanceof Error ? error.message : error}.`);
  }
}

let isTaken = false;

/** @throws UsageError if standard input already has another use */
export function takeStandardInput(): void {
  if (isTaken) throw new UsageError("Standard input (-) can be used only once. Use a file for the other value.");
  isTaken = true;
}

async function readWholeInput(): Promise<string> {
  takeStandardInput();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of readStandardInput()) {
    chunks.push(chunk.slice());
    bytes += chunk.byteLength;
    if (bytes > MAX_TEXT_BYTES) throw new UsageError("Standard input is too long.");
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** A secret's first line, without the line break that editors add. */
export async function readGivenSecret(file: string): Promise<string> {
  const [line = ""] = (await readGivenText(file)).split(/\r?\n/);
  if (line === "") throw new UsageError(`The first line of ${file === "-" ? "standard input" : file} is empty.`);
  return line;
}
