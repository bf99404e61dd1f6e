import { resolve } from "node:path";
import type { Plugin } from "vite";

/** A plugin that processes the output directory after the plugins listed before it. */
export function afterBuild(name: string, work: (outDir: string) => Promise<void>): Plugin {
  let outDir = "";
  return {
    name,
    apply: "build",
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    writeBundle: { sequential: true, handler: () => work(outDir) },
  };
}
