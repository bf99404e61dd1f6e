import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin } from "vite";
import { buildTarget } from "../scripts/browsers/browser-lists.ts";
import { afterBuild } from "./build/after-build.ts";
import { BOOT_MODULE, bootLast } from "./build/boot-last.ts";
import { integrity } from "./build/integrity.ts";
import { pageWords } from "./build/page-words.ts";
import { styleFirst } from "./build/style-first.ts";
import product from "./package.json" with { type: "json" };

/** Where `vite dev` finds the services: the address that `npm start` prints. */
const services = "http://localhost:8080";

/** As many as those of the other files. */
const HASH_CHARACTERS = 8;

const TREESHAKE = {
  // Loading a module of ours, or building a schema, has no effect of its own: the page keeps only what it uses, and
  // leaves encryption and the forms of the wire to the worker.
  moduleSideEffects: [{ test: /[/]packages[/]/, sideEffects: false }],
  // By name, wherever it is met: `z` would also be a function of a library that comes minified.
  manualPureFunctions: ["zodMini"],
};
/** The page itself also says to older browsers that they are out of date. */
const PAGE_TARGET = buildTarget("readable");
/** Browsers that cannot read it have no service worker. */
const SERVICE_WORKER_TARGET = buildTarget("supported");

/** Lets go of the components of the router that nobody uses: naming them for developers is all that kept them. */
function unnamedRouter(): Plugin {
  return {
    name: "envoi:unnamed-router",
    apply: "build",
    transform: {
      filter: { id: "**/node_modules/react-router/dist/**" },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, "")
          .replace(/^(const \w+ = )(?=React\$1\.\w+\()/gm, "$1/* @__PURE__ */ "),
        map: null,
      }),
    },
  };
}

/**
 * Texts are files that the page fetches, without what they say to those who translate them. English begins with the page.
 * They share one hash, so that the page finds each by its language alone.
 */
function texts(): Plugin {
  const folder = resolve(import.meta.dirname, "locales");
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

/** `/serviceWorker.js`: one classic script, as its name has no hash that other files could be found by. */
function serviceWorker(): Plugin {
  let outDir = "";
  return {
    name: "envoi:service-worker",
    apply: "build",
    configResolved(config) {
      outDir = config.build.outDir;
    },
    // Not `closeBundle`, which also comes after a build that failed.
    async writeBundle() {
      await build({
        configFile: false,
        root: import.meta.dirname,
        publicDir: false,
        logLevel: "warn",
        build: {
          outDir,
          emptyOutDir: false,
          target: SERVICE_WORKER_TARGET,
          modulePreload: false,
          rolldownOptions: {
            treeshake: TREESHAKE,
            input: "src/shared/saving/service-worker/main.ts",
            output: { format: "iife", entryFileNames: "serviceWorker.js" },
          },
        },
      });
    },
  };
}

/** Scripts, styles and texts also compressed, as small as it goes: the server only hands them out. */
function compressed(): Plugin {
  return afterBuild("envoi:compressed", async (outDir) => {
    for await (const file of glob(join(outDir, "{assets/*.{js,css,ftl},serviceWorker.js}"))) {
      const body = await readFile(file);
      await writeFile(`${file}.br`, brotliCompressSync(body));
      await writeFile(`${file}.gz`, gzipSync(body, { level: 9 }));
    }
  });
}

export default defineConfig({
  plugins: [
    react(),
    unnamedRouter(),
    texts(),
    styleFirst(),
    bootLast(),
    serviceWorker(),
    integrity(),
    pageWords(),
    compressed(),
  ],
  define: {
    "import.meta.env.VITE_PRODUCT_VERSION": JSON.stringify(product.version),
    // No door for developer tools in what people run.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
  },
  build: {
    outDir: "dist",
    assetsDir: "assets",
    // Everything is a file of our own origin: the content security policy allows no inline script or style.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Read by the check of the first load.
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      treeshake: TREESHAKE,
      input: { index: resolve(import.meta.dirname, "index.html"), boot: BOOT_MODULE },
      // One file compresses better than the many that the lazy pages share parts of.
      output: {
        codeSplitting: {
          groups: [
            { name: "page", tags: ["$initial"], test: /(?<![.]html|[/]main[.]tsx|[/]boot[.]ts)$/ },
            { name: "parts", minShareCount: 2, test: /[/]frontend[/]src[/]/ },
          ],
        },
      },
    },
    target: PAGE_TARGET,
  },
  worker: { format: "es", rolldownOptions: { treeshake: TREESHAKE } },
  server: {
    proxy: {
      "/api": { target: services, ws: true },
      "/config": services,
      "/__version__": services,
    },
  },
});
