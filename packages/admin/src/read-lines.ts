import { createReadStream } from "node:fs";

/**
 * The lines of a file, without their ends. `node:readline` also splits at U+2028 and U+2029, which JSON may contain.
 *
 * @throws the system's error if the file cannot be read
 */
export async function* readLines(file: string): AsyncGenerator<string, void, undefined> {
  let incomplete = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    const lines = `${incomplete}${chunk}`.split(/\r?\n/);
    incomplete = lines.pop() ?? "";
    yield* lines;
  }
  if (incomplete !== "") yield incomplete;
}
