import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { oldestBrowsers } from "../browsers/browser-lists.ts";
import { type LackingApis, lackingApis } from "../browsers/lacking-apis.ts";
import { root } from "../root.ts";
import { PAGE_PACKAGES } from "./layers.ts";
import { countedResult, type StepResult } from "./run-steps.ts";

const MIN_MODULES = 200;
/** Code that runs in browsers, including workers. */
const SOURCES = ["frontend/src/**/*.{ts,tsx}", `packages/{${PAGE_PACKAGES}}/src/**/*.ts`];
const NOT_IN_BROWSERS = [
  "**/*.test.{ts,tsx}",
  "**/*.d.ts",
  "**/src/testing/**",
  "packages/auth/src/node.ts",
  "packages/locales/src/locale-of-request.ts",
  "packages/protocol/src/openapi/**",
];

/** Global objects whose interface has another name. */
const INTERFACES: Record<string, string> = {
  document: "Document",
  globalThis: "Window",
  location: "Location",
  navigator: "Navigator",
  performance: "Performance",
  window: "Window",
};

/** Properties of our own objects that share a name with a newer web API. */
const OWN_NAMES = new Set([
  "bytes",
  "configure",
  "device",
  "draw",
  "getMetadata",
  "info",
  "limits",
  "range",
  "to",
  "transfer",
]);

/** For each file, the newer APIs that it uses only if they exist, and what it uses otherwise. */
const OPTIONAL: Record<string, Record<string, string>> = {
  "frontend/src/features/upload/views/shared-files.tsx": { "window.launchQueue": "used only if it exists" },
  "frontend/src/shared/capabilities/probe-capabilities.ts": { "navigator.share": "used only if it exists" },
  "frontend/src/service-worker/serve-shares.ts": { ".estimate": "without it, the room is not checked" },
  "frontend/src/shared/saving/folder/write-in-folder.ts": { ".createWritable": "browsers that pick folders have it" },
  "frontend/src/shared/saving/hand-over.ts": {
    "navigator.canShare": "used only if it exists",
    "navigator.share": "browsers that have canShare have it",
  },
  "frontend/src/shared/saving/kept/keep-download.ts": { ".estimate": "if it fails, nothing is kept" },
  "frontend/src/shared/saving/kept/kept-folder.ts": { ".createWritable": "nothing is kept without it" },
  "frontend/src/shared/saving/opfs-file.ts": { ".estimate": "if it fails, nothing is collected on disk" },
  "frontend/src/shared/trusted-urls.ts": {
    ".createPolicy": "plain addresses where trusted types do not exist",
    ".createScriptURL": "plain addresses where trusted types do not exist",
  },
  "frontend/src/shared/ui/split-name.ts": { "Intl.Segmenter": "code points without it" },
  "frontend/src/shared/ui/use-wake-lock.ts": { "navigator.wakeLock": "the screen may sleep without it" },
};

/** A newer API that a file uses without checking that it exists. */
export interface NewerApi {
  readonly line: number;
  /** The API's name, such as `URL.parse`, or `.toWellFormed` for a member of any object. */
  readonly name: string;
}

/** @param file - its extension selects the syntax */
export function newerApisIn(source: string, file: string, { paths, members }: LackingApis): NewerApi[] {
  const found: NewerApi[] = [];
  const add = (start: number, name: string) => {
    found.push({ line: source.slice(0, start).split("\n").length, name });
  };
  const { program } = parseSync(file, source);
  new Visitor({
    MemberExpression({ object, property, computed, start }) {
      if (computed || property.type !== "Identifier") return;
      const { name } = property;
      const owner = object.type === "Identifier" ? object.name : null;
      const path = owner === null ? null : `${owner}.${name}`;
      const ofInterface = owner === null ? undefined : INTERFACES[owner];
      if (path !== null && paths.has(path)) add(start, path);
      else if (path !== null && ofInterface !== undefined && paths.has(`${ofInterface}.prototype.${name}`))
        add(start, path);
      else if (members.has(name) && !OWN_NAMES.has(name)) add(start, `.${name}`);
    },
    NewExpression({ callee, start }) {
      if (callee.type === "Identifier" && paths.has(callee.name)) add(start, callee.name);
    },
    CallExpression({ callee, start }) {
      if (callee.type === "Identifier" && paths.has(`Window.prototype.${callee.name}`)) add(start, callee.name);
    },
  }).visit(program);
  return found;
}

/** Finds every use of an API that one of the oldest supported browsers lacks, in browser code. */
export async function checkNewerApis(): Promise<StepResult> {
  const lacking = lackingApis(oldestBrowsers("supported"));
  const problems: string[] = [];
  let modules = 0;
  for await (const file of glob(SOURCES, { cwd: root, exclude: NOT_IN_BROWSERS })) {
    modules += 1;
    const source = await readFile(path.join(root, file), "utf8");
    for (const { line, name } of newerApisIn(source, file, lacking)) {
      if (OPTIONAL[file]?.[name] === undefined)
        problems.push(`${file}:${line}: ${name} is newer than the oldest supported browsers`);
    }
  }
  return countedResult(problems.sort(), modules, "modules", MIN_MODULES);
}
