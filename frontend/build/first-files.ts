import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { PAGE_FOLDER } from "./page-folder.ts";

const EARLY_MODULE = resolve(PAGE_FOLDER, "src/early.ts");
export const BOOT_MODULE = resolve(PAGE_FOLDER, "src/boot.ts");
const DOWNLOAD_MODULE = resolve(PAGE_FOLDER, "src/app/pages/download-page.tsx");

/** Tags that Vite uses to load the page's script and stylesheet. */
const VITE_TAG =
  /\s*<(?:script type="module" crossorigin|link rel="(?:modulepreload|stylesheet)" crossorigin)[^>]*>(?:<\/script>)?/g;
const HEAD_END = /\s*<\/head>/;

/** Built files of the first load, as paths below the page's folder. */
export type FirstFiles = {
  early: string;
  boot: string;
  /** The entry script, which starts the page. */
  main: string;
  /** The files imported by the entry script, largest first. */
  imports: readonly string[];
  styles: readonly string[];
  /** Additional files that the download page needs. */
  download: readonly string[];
};

/**
 * The tags in the order of their requests. The first request uses the document's connection. Over HTTP/2 the others do
 * too; over HTTP/1.1 they open connections, which takes a round trip. The largest script comes first because it gains
 * most from an open connection: on a new one, a server sends little at first.
 *
 * Module scripts run in document order, even if one of them fails to load.
 */
export function firstTags({ early, boot, main, imports, styles, download }: FirstFiles): string {
  const script = (file: string) => `<script type="module" crossorigin src="/${file}"></script>`;
  const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
  const [largest, ...others] = imports.filter((file) => file !== early);
  return [
    ...(largest === undefined ? [] : [preload(largest)]),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    script(early),
    `<template id="download-parts">${download.map(preload).join("")}</template>`,
    ...others.map(preload),
    script(main),
    script(boot),
  ].join("\n    ");
}

type Bundle = Rolldown.OutputBundle;

function findChunk(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const isIt = (file: Bundle[string]) => file.type === "chunk" && file.moduleIds.includes(module);
  const chunk = Object.values(bundle).find(isIt);
  if (chunk?.type !== "chunk") throw new Error(`the build has no file for ${module}`);
  return chunk;
}

/** All files that a chunk imports, directly or indirectly, largest first. */
function collectImports(bundle: Bundle, chunk: Rolldown.OutputChunk): string[] {
  const found = new Map<string, number>();
  const add = ({ imports }: Rolldown.OutputChunk): void => {
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type !== "chunk" || found.has(name)) continue;
      found.set(name, imported.code.length);
      add(imported);
    }
  };
  add(chunk);
  return [...found].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

/** Orders the files of the first load and adds the scripts that run before and after the page's script. */
export function firstFiles(): Plugin {
  return {
    name: "envoi:first-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {}, chunk: main }) {
        if (main === undefined) throw new Error("index.html has no script");
        const [early, boot] = [findChunk(bundle, EARLY_MODULE), findChunk(bundle, BOOT_MODULE)];
        for (const { name, imports } of [early, boot]) {
          if (imports.length > 0) throw new Error(`${name}.ts must be built into a single file, without ${imports}`);
        }
        const imports = collectImports(bundle, main);
        const page = findChunk(bundle, DOWNLOAD_MODULE);
        const tags = firstTags({
          early: early.fileName,
          boot: boot.fileName,
          main: main.fileName,
          imports,
          styles: Object.keys(bundle).filter((file) => file.endsWith(".css")),
          download: [page.fileName, ...collectImports(bundle, page)].filter(
            (file) => file !== main.fileName && !imports.includes(file),
          ),
        });
        return html.replace(VITE_TAG, "").replace(HEAD_END, () => `\n    ${tags}\n  </head>`);
      },
    },
  };
}
