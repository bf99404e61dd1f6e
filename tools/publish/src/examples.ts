import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "tsdown";
import { buildPackage, OUT, PUBLISHED, ROOT } from "./build-packages.ts";

/** What the README's examples print, in order. */
export const EXAMPLE_OUTPUT: readonly (string | RegExp)[] = [
  /^http:\/\/localhost:\d+\/download\/[\da-f]{16}\/#/,
  "hello.txt Hello",
  "ell",
  "2 of 5 downloads",
  "not_found",
  "true",
  "1 delivery",
  "done",
];

/**
 * Joins the examples of the library's README into one program that uses our own server.
 *
 * @param options.readme - path of the README
 * @param options.isBrowser - whether to leave out the examples of `@envoi/client/node` instead of those of
 *   `@envoi/client/browser`
 */
export async function readExamples(options: { readme: string; origin: string; isBrowser: boolean }): Promise<string> {
  const readme = await readFile(options.readme, "utf8");
  const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
  const code = blocks
    .filter((block) => !block.includes(options.isBrowser ? "client/node" : "client/browser"))
    .join("\n")
    .replace("https://send.example.com", options.origin)
    .replace("console.log(error.code)", "console.log((error as { code: string }).code)");
  const imports = [...code.matchAll(/^import .*$/gm)].map(([line]) => line);
  const body = code.replace(/^import .*$\n?/gm, "");
  return `${imports.join("\n")}\n${body}\nconsole.log("done");\n`;
}

/** Bundles the examples with the library as it is published. @returns the text of a module for browsers */
export async function bundleExamples(origin: string): Promise<string> {
  const [library] = PUBLISHED;
  if (library === undefined) throw new Error("no library is published");
  const built = await buildPackage(library);
  const folder = path.join(OUT, "examples");
  await mkdir(folder, { recursive: true });
  const entry = path.join(folder, "examples.ts");
  await writeFile(entry, await readExamples({ readme: path.join(built, "README.md"), origin, isBrowser: true }));
  await build({
    cwd: ROOT,
    config: false,
    entry: { examples: entry },
    outDir: folder,
    clean: false,
    format: "esm",
    platform: "browser",
    dts: false,
    alias: {
      "@envoi/client/browser": path.join(built, "dist/browser.js"),
      "@envoi/client/request": path.join(built, "dist/request.js"),
      "@envoi/client/stretch": path.join(built, "dist/stretch.js"),
      "@envoi/client": path.join(built, "dist/index.js"),
    },
    minify: true,
    deps: { alwaysBundle: [/.*/] },
    outputOptions: { codeSplitting: false, entryFileNames: "[name].js" },
    logLevel: "warn",
  });
  return readFile(path.join(folder, "examples.js"), "utf8");
}
