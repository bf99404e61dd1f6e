import { mkdir, writeFile } from "node:fs/promises";
import { benchEmbedded } from "./embedded.ts";
import { formatTable } from "./figures.ts";
import { benchPage } from "./page.ts";
import { benchStack } from "./stack.ts";

/*
 * Every figure beside its limit, in one run: ours and the limit take turns, so that a machine that slows down slows both.
 *
 *   npm run bench -- [MiB per transfer] [runs]
 */

const [mebibytes = "512", runs = "5"] = process.argv.slice(2);
const bytes = Number(mebibytes) * 1_048_576;

const rows = [
  ...(await benchEmbedded(bytes, Number(runs))),
  ...(await benchStack(bytes, Number(runs))),
  ...(await benchPage()),
];
console.log(formatTable(rows));
await mkdir("test-results", { recursive: true });
await writeFile("test-results/bench.json", `${JSON.stringify(rows, null, 2)}\n`);
