// Builds the command line as one file, which tests run: `scripts/build-command-line.ts`.
import { buildSingleFile } from "./build-cli.ts";

await buildSingleFile();
