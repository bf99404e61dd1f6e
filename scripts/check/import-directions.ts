import { glob, readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { root } from "../root.ts";
import { LAYERS, type Layer, TEST_PACKAGES } from "./layers.ts";
import { countedResult, type StepResult } from "./run-steps.ts";

const MIN_MODULES = 1_000;
const NOT_SOURCES = ["**/node_modules/**", "**/dist/**", "**/.cache/**", "tools/publish/out/**"];
/** Tests, contract suites and test helpers. */
const TEST = /\.test\.tsx?$|\/testing\//;
/** Test code that other code must not import. Test folders such as `e2e` are entirely test code. */
const TEST_OF_PRODUCT = /^(packages|services|tools|frontend)\/(.*\.test\.tsx?$|.*\/testing\/)/;

/** Names and paths imported by a file, including types. */
function importsIn(source: string, file: string): string[] {
  const found: string[] = [];
  const add = ({ source: from }: { source: { value?: unknown } | null }) => {
    if (typeof from?.value === "string") found.push(from.value);
  };
  const { program } = parseSync(file, source);
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: (node) => add(node as Parameters<typeof add>[0]),
  }).visit(program);
  return found;
}

/** @returns `null` if the file may import this, otherwise the broken rule */
export function brokenRule(layer: Layer, file: string, imported: string): string | null {
  const isTest = TEST.test(file);
  if (imported.startsWith(".")) {
    const target = path.posix.join(path.posix.dirname(file), imported);
    const other = LAYERS.find(({ folder }) => target.startsWith(`${folder}/`));
    // Data files may be imported by path.
    if (other !== layer && other !== undefined && /\.tsx?$/.test(target)) return "import another package by its name";
    return !isTest && TEST_OF_PRODUCT.test(target) ? "code does not import tests" : null;
  }
  const [, name] = /^@envoi\/([\w-]+)/.exec(imported) ?? [];
  if (name !== undefined) {
    const more = isTest ? [...TEST_PACKAGES, ...(layer.testsMayImport ?? [])] : [];
    if (name !== layer.name && ![...layer.mayImport, ...more].includes(name))
      return `${isTest ? "tests of " : ""}${layer.name} may not import ${name}`;
    return !isTest && imported.includes("/testing/") ? "code does not import tests" : null;
  }
  // `node.ts` is a package's server entry point; the page never imports it.
  const isForBrowsers = layer.isIsomorphic && !isTest && file.startsWith(`${layer.folder}/src/`);
  return isForBrowsers && !file.endsWith("/src/node.ts") && isBuiltin(imported)
    ? `${layer.name} runs in a browser too: no modules of Node`
    : null;
}

/** Compares every import of the repository with [LAYERS]. */
export async function checkImports(): Promise<StepResult> {
  const violations: string[] = [];
  let modules = 0;
  for (const layer of LAYERS) {
    for await (const file of glob(`${layer.folder}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: NOT_SOURCES })) {
      const imports = importsIn(await readFile(path.join(root, file), "utf8"), file);
      if (imports.length > 0) modules += 1;
      for (const imported of imports) {
        const rule = brokenRule(layer, file, imported);
        if (rule !== null) violations.push(`${rule}: ${file} → ${imported}`);
      }
    }
  }
  return countedResult(violations.sort(), modules, "modules", MIN_MODULES);
}
