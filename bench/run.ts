import { mkdir, writeFile } from "node:fs/promises";
import { benchBeacons } from "./beacons.ts";
import { benchEmbedded } from "./embedded.ts";
import { formatTable, type Row } from "./figures.ts";
import { benchPage } from "./page.ts";
import { benchStack } from "./stack.ts";

/*
 * Every figure beside its limit, in one run: ours and the limit take turns, so that a machine that slows down slows both.
 *
 *   npm run bench -- [MiB per transfer] [runs]
 *   npm run bench -- beacons
 */

const [what = "512", runs = "5"] = process.argv.slice(2);
const bytes = Number(what) * 1_048_576;

const rows: Row[] = [];
if (what !== "beacons") {
  rows.push(...(await benchEmbedded(bytes, Number(runs))));
  rows.push(...(await benchStack(bytes, Number(runs))));
  rows.push(...(await benchPage()));
}
rows.push(...(await benchBeacons()));
console.log(formatTable(rows));
await mkdir("test-results", { recursive: true });
await writeFile("test-results/bench.json", `${JSON.stringify(rows, null, 2)}\n`);
