import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../root.ts";

const PORTS = "packages/store/src/{blob,upload}/{port,port/*}.ts";
const INTERFACE = /^export interface \w+[^{]*\{\n(.*?)^\}/gms;
/** A method that returns a promise. Others are not measured: an iterable has no duration. */
const OPERATION = /^ {2}(\w+)(?:<[^>]*>)?\((?:[^;]|;(?! *$))*?\): Promise</gms;

/** Names of the operations of the store ports, which a port has at compile time only. */
export async function storeOperations(): Promise<string[]> {
  const files = globSync(PORTS, { cwd: ROOT }).toSorted();
  const sources = await Promise.all(files.map((file) => readFile(join(ROOT, file), "utf8")));
  const names = sources.flatMap((source) =>
    Array.from(source.matchAll(INTERFACE)).flatMap(([, body = ""]) =>
      Array.from(body.matchAll(OPERATION), ([, name = ""]) => name),
    ),
  );
  if (names.length === 0) throw new Error(`no operation was found in ${PORTS}`);
  return [...new Set(names)].toSorted();
}
