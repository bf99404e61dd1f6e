import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { LIMITS, limitOf, refusalOf } from "./attack.ts";
import { renderPage } from "./render-page.ts";
import { THEMES } from "./themes.ts";

const attacks = THEMES.flatMap((theme) => theme.attacks.map((attack) => ({ ...attack, ...theme })));

test("docs/hostile-server.md lists all attacks; `npm run unit -- e2e/evil-server -u` updates it", async () => {
  await expect(renderPage(THEMES)).toMatchFileSnapshot("../../docs/hostile-server.md");
});

test("each client is told each lie once", () => {
  const names = attacks.map(({ client, title, lie }) => `${client}, ${title}: ${lie}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("each limit is named by the documentation, and shown by an attack", async () => {
  const text = await readFile("docs/design/encryption.md", "utf8");
  const [, section = ""] = text.split("## What a hostile server can still do\n");
  const [list = ""] = section.split("\n## ");
  const named = [...list.matchAll(/^- \*\*(.+?)\.\*\* /gm)].map(([, name]) => name);
  expect(named).toEqual([...LIMITS]);
  expect(new Set(attacks.map(limitOf).filter((limit) => limit !== null))).toEqual(new Set(LIMITS));
});

test("most attacks are refused or without effect", () => {
  const [refused, limits] = [attacks.filter(refusalOf).length, attacks.filter(limitOf).length];
  expect(attacks.length).toBeGreaterThanOrEqual(80);
  expect(limits).toBeLessThan(refused);
});
