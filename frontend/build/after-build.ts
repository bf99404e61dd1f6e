import { resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * A plugin that processes the output of a build, after the plugins before it in the list.
 *
 * @param work - receives the output directory
 */
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
