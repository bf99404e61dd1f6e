// `node deploy/collect-program.mjs PROGRAM TARGET`: copies a built program and what it needs to run, after its own
// dependencies alone were installed. Workspace packages that it does not import stay behind.
import { cp, mkdir, readFile } from "node:fs/promises";
import path from "node:path";

const [program = "", target = ""] = process.argv.slice(2);
const packages = new Set();

/** @param {string} folder */
async function collect(folder) {
  if (packages.has(folder)) return;
  packages.add(folder);
  const { dependencies = {} } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  const own = Object.keys(dependencies).filter((name) => name.startsWith("@envoi/"));
  for (const name of own) await collect(path.join("packages", name.slice("@envoi/".length)));
}

await collect(program);
await mkdir(target, { recursive: true });
for (const folder of packages) {
  for (const part of ["package.json", "dist"])
    await cp(path.join(folder, part), path.join(target, folder, part), { recursive: true });
}
await cp("node_modules", path.join(target, "node_modules"), { recursive: true, verbatimSymlinks: true });
await cp("package.json", path.join(target, "package.json"));
if (program === "packages/web-origin")
  await cp("frontend/dist", path.join(target, "frontend/dist"), { recursive: true });
