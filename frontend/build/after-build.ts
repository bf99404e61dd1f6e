import { resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * A plugin that works on what a build has written, after those before it in the list.
 *
 * @param work - given the directory of the build
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
