import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { integrity } from "./integrity.ts";

let root: string;
let html: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "envoi-page-"));
  await mkdir(join(root, "public"));
  const files = {
    "index.html": `<!doctype html><head><link rel="icon" href="/icon.svg" /></head>
      <script type="module" src="/main.js"></script>`,
    "public/icon.svg": "<svg></svg>",
    "main.js": `import "./style.css"; import { part } from "./part.js"; import("./later.js"); console.log(part);`,
    "part.js": "export const part = document.title;",
    "later.js": `import { part } from "./part.js"; export const later = part;`,
    "style.css": "body { color: red }",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  const groups = [{ name: "part", test: /part[.]js$/ }];
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [integrity()],
    build: { modulePreload: { polyfill: false }, rolldownOptions: { output: { codeSplitting: { groups } } } },
  });
  html = await readFile(join(root, "dist/index.html"), "utf8");
});
afterAll(() => rm(root, { recursive: true }));

const tags = () => Array.from(html.matchAll(/<(?:script|link)[^>]*>/g), ([tag]) => tag);

test("hashes every initial script and stylesheet", async () => {
  const loading = tags().filter((tag) => !tag.includes("icon"));
  expect(loading.map((tag) => /<script|modulepreload|stylesheet/.exec(tag)?.[0]).sort()).toEqual([
    "<script",
    "modulepreload",
    "stylesheet",
  ]);
  for (const tag of loading) {
    const file = await readFile(join(root, "dist", /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? ""));
    expect(tag).toContain(` integrity="sha384-${createHash("sha384").update(file).digest("base64")}"`);
    expect(tag).toContain(" crossorigin");
  }
});

test("does not hash other files", () => {
  expect(tags().filter((tag) => tag.includes("icon.svg"))).toEqual([`<link rel="icon" href="/icon.svg" />`]);
});
