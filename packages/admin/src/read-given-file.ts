import { readTextFile, TextFileError } from "@envoi/platform/text-file";
import { AdminError } from "./command.ts";

/** The words of a file that the operator named. @throws AdminError that names the file */
export async function readGivenFile(file: string): Promise<string> {
  try {
    return await readTextFile(file);
  } catch (error) {
    throw new AdminError(`${file}: ${error instanceof TextFileError ? error.message : "cannot be read"}`);
  }
}
