import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Application } from "typedoc";
import { OUT, ROOT } from "./build-packages.ts";

/**
 * Writes the API reference of a built package as HTML, from the declarations that it publishes.
 *
 * @param folder - the built package
 * @param modules - names of its modules
 * @returns the folder of the reference
 */
export async function buildReference(folder: string, modules: readonly string[]): Promise<string> {
  const entryPoints = modules.map((name) => path.join(folder, "dist", `${name}.d.ts`));
  const tsconfig = path.join(OUT, "reference.tsconfig.json");
  const compilerOptions = {
    module: "nodenext",
    target: "es2024",
    lib: ["es2024", "esnext.disposable", "dom", "dom.iterable", "dom.asynciterable"],
    strict: true,
    skipLibCheck: true,
    types: ["node"],
    typeRoots: [path.join(ROOT, "node_modules/@types")],
  };
  await writeFile(tsconfig, JSON.stringify({ compilerOptions, files: entryPoints }));
  const application = await Application.bootstrap({
    entryPoints,
    tsconfig,
    name: "@envoi/client",
    readme: path.join(folder, "README.md"),
    excludePrivate: true,
    disableSources: true,
    // Brands and shapes of single parameters are explained where they are used.
    validation: { notExported: false },
    logLevel: "Warn",
  });
  const project = await application.convert();
  if (project === undefined) throw new Error("typedoc could not read the declarations");
  const output = path.join(OUT, "reference");
  await application.generateDocs(project, output);
  if (application.logger.hasErrors() || application.logger.hasWarnings()) throw new Error("typedoc found problems");
  return output;
}
