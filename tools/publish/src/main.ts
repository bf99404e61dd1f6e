// Builds what is published into tools/publish/out: the packages, the single file and the manual of the command line.
import path from "node:path";
import { buildSingleFile, writeManual } from "./build-cli.ts";
import { buildPackage, OUT, PUBLISHED } from "./build-packages.ts";

const date = new Date().toISOString().slice(0, "yyyy-mm-dd".length);
for (const published of PUBLISHED) process.stdout.write(`${await buildPackage(published)}\n`);
await writeManual(path.join(OUT, "cli/man"), date);
process.stdout.write(`${await buildSingleFile()}\n`);
