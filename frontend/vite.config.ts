import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { basename, extname, join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin } from "vite";
import { buildTarget } from "../scripts/browsers/browser-lists.ts";
import { afterBuild } from "./build/after-build.ts";
import { BOOT_MODULE, firstFiles } from "./build/first-files.ts";
import { integrity } from "./build/integrity.ts";
import { PAGE_FOLDER, withinLink } from "./build/page-folder.ts";
import { pageWords } from "./build/page-words.ts";
import { pdfDecoders } from "./build/pdf-decoders.ts";
import { tabIcons } from "./build/tab-icons.ts";
import product from "./package.json" with { type: "json" };

/** Length of the hash in the names of text files; other files' hashes have the same length. */
const HASH_CHARACTERS = 8;

const TREESHAKE = {
  // Loading our modules and building a schema have no side effects. This lets the build remove what a bundle
  // does not use, and so keep encryption and wire schemas in the worker.
  moduleSideEffects: [{ test: /[/]packages[/]/, sideEffects: false }],
  // Matches functions by name in all modules, so a short name such as `z` would also match functions in minified
  // libraries.
  manualPureFunctions: ["zodMini"],
};
/** The modules imported by the early script. They must not wait for the rest of the page. */
const EARLY_PARTS =
  /[/]frontend[/]src[/](?:early[.]ts|shared[/]early[/])|[/]packages[/](?:auth[/]src[/](?:challenge|index|proof)|crypto[/]src[/](?:auth-key|derive-bytes|link-key|secret|share-link)|protocol[/]src[/](?:base64|headers|ids|parse-url))[.]ts/;
/** The modules of the download page, combined into one file because each file costs a request. */
const DOWNLOAD_PARTS =
  /[/]frontend[/]src[/](?:app[/]pages[/]download-page|features[/]download[/](?!report[/])|shared[/](?:saving[/](?!(?:start-)?service-worker)|transfer[/]open-early))/;
/** The page must also run in outdated browsers to show that they are unsupported. */
const PAGE_TARGET = buildTarget("readable");
/** Browsers that cannot parse this script run without a service worker. */
const SERVICE_WORKER_TARGET = buildTarget("supported");

/** Names the licences of fonts, which have no extension, as text files: servers choose a file's type by its extension. */
const assetFileNames = ({ names: [name = ""] }: { names: readonly string[] }) =>
  `assets/[name]-[hash]${extname(name) === "" ? ".txt" : "[extname]"}`;

/**
 * Imports parts of the page without Vite's preloading, which is not needed: all styles are in one file, and shared code
 * is loaded with the first part that uses it. Removes React's developer-tool hooks, but only from the build because
 * they also reload components in development.
 */
function slimBuild(): Plugin {
  return {
    name: "envoi:slim-build",
    apply: "build",
    enforce: "pre",
    config: () => ({ define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" } }),
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}

/**
 * Writes the translated strings of each language to a separate file, without their comments for translators. English is
 * part of the first load. All files share one hash so that the page can derive each file's URL from its language.
 */
function texts(): Plugin {
  const folder = resolve(PAGE_FOLDER, "locales");
  const files = globSync("*.ftl", { cwd: folder })
    .sort()
    .map((file) => {
      const source = readFileSync(join(folder, file), "utf8").replace(/^#.*\n/gm, "");
      return { locale: basename(file, ".ftl"), source };
    });
  const hash = createHash("sha256").update(JSON.stringify(files)).digest("base64url").slice(0, HASH_CHARACTERS);
  const fileName = (locale: string) => `assets/${locale}-${hash}.ftl`;
  return {
    name: "envoi:texts",
    apply: "build",
    config: () => ({ define: { "import.meta.env.VITE_TEXTS_HASH": JSON.stringify(hash) } }),
    generateBundle() {
      for (const { locale, source } of files) this.emitFile({ type: "asset", fileName: fileName(locale), source });
    },
    transformIndexHtml: {
      order: "post",
      handler() {
        const attrs = { rel: "preload", as: "fetch", crossorigin: "anonymous", href: `/${fileName("en-US")}` };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}

/**
 * Builds `/serviceWorker.js` as one classic script: its name has no hash, so it could not reference files of the same
 * build.
 */
function serviceWorker(): Plugin {
  return afterBuild("envoi:service-worker", async (outDir) => {
    await build({
      configFile: false,
      root: PAGE_FOLDER,
      plugins: [withinLink()],
      publicDir: false,
      logLevel: "warn",
      build: {
        outDir,
        emptyOutDir: false,
        target: SERVICE_WORKER_TARGET,
        modulePreload: false,
        rolldownOptions: {
          treeshake: TREESHAKE,
          input: "src/service-worker/main.ts",
          output: { format: "iife", entryFileNames: "serviceWorker.js" },
        },
      },
    });
  });
}

/**
 * Compresses scripts, styles and texts at the highest level because the server sends the compressed files unchanged.
 */
function compressed(): Plugin {
  return afterBuild("envoi:compressed", async (outDir) => {
    // The folder is not in the pattern because its name may contain brackets.
    for await (const name of glob("{assets/*.{js,css,ftl},serviceWorker.js}", { cwd: outDir })) {
      const file = join(outDir, name);
      const body = await readFile(file);
      await writeFile(`${file}.br`, brotliCompressSync(body));
      await writeFile(`${file}.gz`, gzipSync(body, { level: 9 }));
    }
  });
}

export default defineConfig({
  root: PAGE_FOLDER,
  plugins: [
    withinLink(),
    react(),
    slimBuild(),
    firstFiles(),
    pdfDecoders(),
    texts(),
    tabIcons(),
    serviceWorker(),
    integrity(),
    pageWords(),
    compressed(),
  ],
  // Uses React itself in place of the shim that the router includes for React versions before 18.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  define: { "import.meta.env.VITE_PRODUCT_VERSION": JSON.stringify(product.version) },
  build: {
    outDir: "dist",
    assetsDir: "assets",
    // All resources are files of our own origin: the content security policy forbids inline scripts and styles.
    assetsInlineLimit: 0,
    // One small file with all styles needs fewer requests than a file per part of the page.
    cssCodeSplit: false,
    modulePreload: false,
    // Writes Vite's manifest, which `scripts/check/first-load.ts` reads.
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      treeshake: TREESHAKE,
      input: { index: resolve(PAGE_FOLDER, "index.html"), boot: BOOT_MODULE },
      output: {
        assetFileNames,
        codeSplitting: {
          groups: [
            { name: "early", priority: 3, test: EARLY_PARTS },
            // The first script is one file: it compresses better, and two files would not arrive sooner.
            { name: "page", priority: 2, tags: ["$initial"], test: /(?<![.]html|[/]main[.]tsx|[/]boot[.]ts)$/ },
            // Code shared by lazy pages: one file compresses better than many small chunks.
            { name: "parts", priority: 1, minShareCount: 2, test: /[/](?:frontend[/]src|packages)[/]/ },
            { name: "download", test: DOWNLOAD_PARTS },
          ],
        },
      },
    },
    target: PAGE_TARGET,
  },
  worker: {
    format: "es",
    plugins: () => [withinLink(), pdfDecoders()],
    rolldownOptions: {
      treeshake: TREESHAKE,
      output: {
        assetFileNames,
        // Shared code gets its own file because WebKit re-evaluates a worker's first file if a part loaded later
        // imports from it.
        codeSplitting: { groups: [{ name: "worker-base", tags: ["$initial"], test: /(?<!-worker[.]ts)$/ }] },
      },
    },
  },
  // pdf.js is excluded from pre-bundling because `npm run dev` would otherwise bundle it without its decoders.
  optimizeDeps: { exclude: ["pdfjs-dist"] },
});
