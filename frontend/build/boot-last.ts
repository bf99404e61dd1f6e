import { resolve } from "node:path";
import type { Plugin } from "vite";

export const BOOT_MODULE = resolve(import.meta.dirname, "../src/boot.ts");

/** Adds the boot script after the page's script. Module scripts run in document order, even if one fails to load. */
export function bootLast(): Plugin {
  return {
    name: "envoi:boot-last",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const boot = Object.values(bundle).find((file) => file.type === "chunk" && file.facadeModuleId === BOOT_MODULE);
        if (boot?.type !== "chunk" || boot.imports.length > 0)
          throw new Error("boot.ts must be built into a single file");
        const attrs = { type: "module", crossorigin: true, src: `/${boot.fileName}` };
        return [{ tag: "script", attrs, injectTo: "head" }];
      },
    },
  };
}
