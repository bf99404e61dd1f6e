import { spawnSync } from "node:child_process";
import path from "node:path";
import { root } from "./root.ts";

const biome = path.join(root, "node_modules", ".bin", "biome");
process.exitCode = spawnSync(biome, ["check", "--write", "."], { cwd: root, stdio: "inherit" }).status ?? 1;
