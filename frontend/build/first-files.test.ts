import { expect, test } from "vitest";
import { firstTags } from "./first-files.ts";

const files = {
  early: "assets/early-Aa11Bb22.js",
  boot: "assets/boot-Aa11Bb22.js",
  main: "assets/index-Aa11Bb22.js",
  imports: ["assets/page-Aa11Bb22.js", "assets/early-Aa11Bb22.js", "assets/runtime-Aa11Bb22.js"],
  styles: ["assets/style-Aa11Bb22.css"],
  download: ["assets/download-Aa11Bb22.js"],
};

const namesIn = (html: string) => Array.from(html.matchAll(/assets\/(\w+)/g), ([, name]) => name);

const TEMPLATE = /<template id="download-parts">(.*)<\/template>/;

test("requests each file of the first load once: the largest script first, then the stylesheet", () => {
  expect(namesIn(firstTags(files).replace(TEMPLATE, ""))).toEqual([
    "page",
    "style",
    "early",
    "runtime",
    "index",
    "boot",
  ]);
});

test("runs scripts in this order: the early requests, the page, the recovery from missing files", () => {
  const scripts = firstTags(files)
    .split("\n")
    .filter((tag) => tag.includes("<script"));
  expect(scripts.flatMap(namesIn)).toEqual(["early", "index", "boot"]);
});

test("keeps the download page's preloads inert until the server serves that page", () => {
  expect(namesIn(TEMPLATE.exec(firstTags(files))?.[1] ?? "")).toEqual(["download"]);
});
