import type { Plugin } from "vite";

/** The file of the page's own code, which is as large as all else that the page begins with twelve times over. */
const PAGE_PRELOAD = /<link rel="modulepreload"(?= [^>]*href="\/assets\/page-)/;

/** The style, which shows where things are going to be, and the texts do not share a slow line with the script. */
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
