import type { Plugin } from "vite";

/** The page's script, twelve times as large as the rest of the initial files. */
const PAGE_PRELOAD = /<link rel="modulepreload"(?= [^>]*href="\/assets\/page-)/;

/** Lowers the script's priority: on a slow connection it would delay the styles and texts, which are needed first. */
export function styleFirst(): Plugin {
  return {
    name: "envoi:style-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        if (!PAGE_PRELOAD.test(html)) throw new Error("index.html does not preload page-….js");
        return html.replace(PAGE_PRELOAD, '$& fetchpriority="low"');
      },
    },
  };
}
