// `node scripts/complete-lock.ts`, after `npm install` from a registry that lacks the packages of other platforms.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { missingOptionalEntries } from "./check/lock-file.ts";
import { root } from "./root.ts";

const file = path.join(root, "package-lock.json");
const lock = JSON.parse(await readFile(file, "utf8"));
const missing = missingOptionalEntries(lock.packages);
const all = Object.entries({ ...lock.packages, ...missing });
lock.packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, "en")));
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${Object.keys(missing).length} entries added`);
