import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository, or a copy of its built packages. */
export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Node's flags for every process of Envoi, the same as for `npm start`. */
export const NODE_FLAGS: readonly string[] = JSON.parse(
  readFileSync(join(ROOT, "services/standalone/node-flags.json"), "utf8"),
);
