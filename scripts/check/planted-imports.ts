import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { readImports } from "./import-directions.ts";

/** A small repository full of forbidden imports: file, its text, and the rule that must name the file. */
const PLANTS: readonly (readonly [file: string, text: string, rule: string])[] = [
  ["services/download/src/by-name.ts", `import "@envoi/crypto";`, "download imports only what its layer may"],
  [
    "services/download/src/by-type.ts",
    `import type { Key } from "@envoi/crypto";\nexport type K = Key;`,
    "download imports only what its layer may",
  ],
  ["services/download/src/later.ts", `await import("@envoi/crypto");`, "download imports only what its layer may"],
  [
    "services/download/src/disposed.ts",
    `await using key = (await import("@envoi/crypto")).open();`,
    "download imports only what its layer may",
  ],
  ["services/download/src/passed-on.ts", `export * from "@envoi/crypto";`, "download imports only what its layer may"],
  ["services/download/src/other.ts", `import "@envoi/metadata";`, "download imports only what its layer may"],
  ["services/download/src/kit.ts", `import "@envoi/testkit";`, "download imports only what its layer may"],
  [
    "services/download/src/x.test.ts",
    `import "@envoi/crypto";`,
    "tests of download import only what is for tests besides",
  ],
  ["services/download/src/y.ts", `import "./x.test.ts";`, "code does not import tests"],
  ["services/download/src/z.ts", `import "./fine.fixture.ts";`, "code does not import tests"],
  [
    "services/download/src/path.ts",
    `import "../../../packages/protocol/src/index.ts";`,
    "another package is imported by its name",
  ],
  ["services/download/src/nowhere.ts", `import "@envoi/no-such-package";`, "every import leads somewhere"],
  ["packages/standalone/src/main.ts", `import "@envoi/client";`, "standalone imports only what its layer may"],
  ["packages/store/src/driver.ts", `import "@envoi/crypto";`, "store imports only what its layer may"],
  ["packages/crypto/src/disk.ts", `import "node:fs";`, "crypto runs in a browser too: no modules of Node"],
  ["packages/protocol/src/up.ts", `import "@envoi/crypto";`, "protocol imports only what its layer may"],
  ["frontend/src/server.tsx", `import "@envoi/store";`, "frontend imports only what its layer may"],
];

/** And what must stay allowed, so that the rules are not simply against everything. */
const ALLOWED: readonly (readonly [file: string, text: string])[] = [
  ["services/download/src/fine.ts", `import "@envoi/protocol";\nimport "node:fs";`],
  ["services/download/src/fine.test.ts", `import "@envoi/testkit";`],
  ["services/download/src/fine.fixture.ts", `import "@envoi/testkit";`],
  ["frontend/src/fine.tsx", `import "@envoi/crypto";\nexport const mark = <p>fine</p>;`],
];

/**
 * Lays the planted files out in a folder of their own and has the gate read them.
 *
 * @returns one line for each plant the gate missed and each allowed import it refused; none when the gate works
 */
export async function missedPlants(): Promise<string[]> {
  const baseDir = await mkdtemp(path.join(os.tmpdir(), "envoi-planted-"));
  try {
    await layOut(baseDir);
    const { violations } = await readImports({ baseDir });
    const missed = PLANTS.filter(([file, , rule]) => !violations.some((line) => line.startsWith(`${rule}: ${file} →`)));
    const refused = ALLOWED.filter(([file]) => violations.some((line) => line.includes(`: ${file} →`)));
    return [
      ...missed.map(([file, , rule]) => `missed: ${rule}: ${file}`),
      ...refused.map(([file]) => `refused though allowed: ${file}`),
    ];
  } finally {
    await rm(baseDir, { recursive: true, force: true });
  }
}

async function layOut(baseDir: string): Promise<void> {
  const packages = {
    protocol: "packages",
    crypto: "packages",
    client: "packages",
    store: "packages",
    testkit: "packages",
  };
  for (const [name, parent] of Object.entries({ ...packages, metadata: "services" })) {
    const manifest = { name: `@envoi/${name}`, type: "module", exports: { ".": "./src/index.ts" } };
    await put(baseDir, `${parent}/${name}/package.json`, JSON.stringify(manifest));
    await put(baseDir, `${parent}/${name}/src/index.ts`, `export type Key = string;\nexport const name = "${name}";\n`);
    await mkdir(path.join(baseDir, "node_modules", "@envoi"), { recursive: true });
    await symlink(path.join("..", "..", parent, name), path.join(baseDir, "node_modules", "@envoi", name));
  }
  await put(baseDir, "package.json", JSON.stringify({ name: "planted", type: "module" }));
  for (const [file, text] of [...PLANTS, ...ALLOWED]) await put(baseDir, file, `${text}\n`);
}

async function put(baseDir: string, file: string, text: string): Promise<void> {
  const target = path.join(baseDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}
