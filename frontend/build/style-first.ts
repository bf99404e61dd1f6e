import type { Plugin } from "vite";

/** The script of the page, twelve times as large as everything else in the first load. */
const PAGE_PRELOAD = /<link rel="modulepreload"(?= [^>]*href="\/assets\/page-)/;

/** The style, which shows the layout, and the texts must not share a slow connection with the script. */
export function styleFirst(): Plugin {
  return {
    name: "envoi:style-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        if (!PAGE_PRELOAD.test(html)) throw new Error("index.html preloads no page-….js");
        return html.replace(PAGE_PRELOAD, '$& fetchpriority="low"');
      },
    },
  };
}
