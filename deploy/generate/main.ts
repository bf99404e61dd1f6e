// `npm run generate`: writes every generated file of the repository, and prints those that changed.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { providePrograms } from "@envoi/backing-stores";
import { generatedFiles, plainManifestFiles, staleFiles } from "./generated-files.ts";
import { ROOT } from "./root.ts";

const say = (line: string) => void process.stderr.write(`envoi: ${line}\n`);

async function write(files: Awaited<ReturnType<typeof plainManifestFiles>>): Promise<void> {
  for (const { path, text } of await staleFiles(files)) {
    await writeFile(join(ROOT, path), text);
    say(`written: ${path}`);
  }
}

await providePrograms(["helm"], { variables: process.env, say });
await write(await generatedFiles());
// Rendered last: the chart includes the files written above.
await write(await plainManifestFiles());
