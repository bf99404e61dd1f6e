import { expect, test } from "vitest";
import { brokenRule } from "./import-directions.ts";
import { LAYERS } from "./layers.ts";

function ruleFor(file: string, imported: string): string | null {
  const layer = LAYERS.find(({ folder }) => file.startsWith(`${folder}/`));
  if (layer === undefined) throw new Error(`${file} is in no layer`);
  return brokenRule(layer, file, imported);
}

test.each([
  ["services/download/src/a.ts", "@envoi/store"],
  ["services/download/src/a.ts", "node:fs"],
  ["services/download/src/a.test.ts", "@envoi/testkit"],
  ["services/download/src/a.test.ts", "./testing/host-download.ts"],
  ["packages/auth/src/node.ts", "node:crypto"],
  ["packages/auth/src/a.test.ts", "node:crypto"],
  ["frontend/src/a.ts", "./worker.ts?worker"],
  ["frontend/src/a.ts", "react"],
  ["tools/dev-stack/src/a.ts", "../../../services/standalone/node-flags.json"],
])("%s may import %s", (file, imported) => expect(ruleFor(file, imported)).toBeNull());

test.each([
  ["services/download/src/a.ts", "@envoi/crypto", "download may not import crypto"],
  ["services/download/src/a.test.ts", "@envoi/crypto/x", "tests of download may not import crypto"],
  ["services/download/src/a.ts", "@envoi/testkit", "download may not import testkit"],
  ["services/download/src/a.ts", "../../janitor/src/a.ts", "import another package by its name"],
  ["services/download/src/a.ts", "./testing/a.ts", "code does not import tests"],
  ["services/download/src/a.ts", "./b.test.ts", "code does not import tests"],
  ["services/download/src/a.ts", "@envoi/store/testing/a", "code does not import tests"],
  ["packages/auth/src/a.ts", "node:crypto", "auth runs in a browser too: no modules of Node"],
  ["frontend/src/a.ts", "fs", "frontend runs in a browser too: no modules of Node"],
])("%s may not import %s", (file, imported, rule) => expect(ruleFor(file, imported)).toBe(rule));
