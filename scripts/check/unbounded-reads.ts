import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { root } from "../root.ts";
import type { StepResult } from "./run-steps.ts";

/** Code that reads responses from our servers, issuers or other services. */
const SOURCES = ["frontend/src/**/*.{ts,tsx}", "{packages,services}/*/src/**/*.ts"];
const TESTS = ["**/*.test.{ts,tsx}", "**/src/testing/**"];

/** Methods that read a body of any length into memory. They have no arguments. */
const READERS = new Set(["arrayBuffer", "blob", "bytes", "formData", "json", "text"]);

/** Files that may use these methods, with what they read. */
const BOUNDED: Record<string, string> = {
  "packages/crypto/src/collect-bytes.ts": "what its callers have in memory",
  "packages/events/src/nats/fact-observer.ts": "a message of the bus, which has a size limit",
  "packages/events/src/nats/handle-message.ts": "a message of the bus, which has a size limit",
  // A limit for the page's own files would add code to the first view without any benefit: a server that changes these
  // files can change the scripts too.
  "frontend/src/app/create-loaded-page.ts": "the page",
  "frontend/src/shared/l10n/load-localization.ts": "a file of the page",
  "frontend/src/features/download/session/download-session.ts": "a note of at most 1 MiB",
  "frontend/src/features/upload/archive/collect-files.ts": "a MiB of a chosen file at a time",
  "frontend/src/shared/file-preview/file-content.ts": "8 MiB of a chosen file at a time",
  "frontend/src/shared/share-target/shared-files.ts": "what another app shares, which browsers keep on the disk",
  "frontend/src/shared/saving/kept/kept-folder.ts": "a small file that the page has written",
  "packages/client-browser/src/tag-file.ts": "a file that the page has written",
};

/** Finds unbounded reads of bodies in a source: see [Note: Bounded answers] in `packages/protocol`. */
export function unboundedReadsIn(source: string, file: string): { line: number; name: string }[] {
  const found: { line: number; name: string }[] = [];
  const { program } = parseSync(file, source);
  new Visitor({
    CallExpression({ callee, arguments: values, start }) {
      if (values.length > 0 || callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const { name } = callee.property;
      if (!callee.computed && READERS.has(name)) found.push({ line: source.slice(0, start).split("\n").length, name });
    },
  }).visit(program);
  return found;
}

/** Finds unbounded reads in files that are not listed, and listed files that contain no such read. */
export async function checkUnboundedReads(): Promise<StepResult> {
  const problems: string[] = [];
  const unused = new Set(Object.keys(BOUNDED));
  for await (const file of glob(SOURCES, { cwd: root, exclude: TESTS })) {
    const reads = unboundedReadsIn(await readFile(path.join(root, file), "utf8"), file);
    if (reads.length > 0) unused.delete(file);
    if (BOUNDED[file] !== undefined) continue;
    for (const { line, name } of reads) {
      problems.push(`${file}:${line}: ${name}() reads without a bound: use @envoi/protocol/bounded-read`);
    }
  }
  for (const file of unused) problems.push(`scripts/check/unbounded-reads.ts: ${file} reads nothing without a bound`);
  return { problems: problems.sort() };
}
