import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { provideTestTools } from "./test-tools.ts";

describe("provideTestTools", () => {
  let bin: string;
  let env: NodeJS.ProcessEnv;
  let said: string[];

  beforeEach(async () => {
    bin = await mkdtemp(path.join(os.tmpdir(), "envoi tools "));
    env = { PATH: bin };
    said = [];
    // As root apt-get is called directly, otherwise through sudo.
    await put("sudo", `shift; exec "$@"`);
  });

  afterEach(() => rm(bin, { recursive: true, force: true }));

  async function put(name: string, script: string): Promise<void> {
    await writeFile(path.join(bin, name), `#!/bin/sh\n${script}\n`);
    await chmod(path.join(bin, name), 0o755);
  }

  const provide = () => provideTestTools({ env, say: (line) => said.push(line) });

  it("takes what is on PATH and says nothing", async () => {
    for (const name of ["redis-server", "google-chrome", "unzip", "python3"]) await put(name, "");
    expect(await provide()).toEqual({ PATH: bin, CHROMIUM_BIN: path.join(bin, "google-chrome") });
    expect(said).toEqual([]);
  });

  it("takes the browser that CHROMIUM_BIN names", async () => {
    for (const name of ["redis-server", "unzip", "python3"]) await put(name, "");
    env["CHROMIUM_BIN"] = "/opt/browser";
    expect(await provide()).toMatchObject({ CHROMIUM_BIN: "/opt/browser" });
  });

  it("installs what is missing, and only that, with apt-get", async () => {
    for (const name of ["redis-server", "python3"]) await put(name, "");
    const calls = path.join(bin, "calls");
    const fakes = ["chromium", "unzip"].map((name) => `printf '#!/bin/sh\\n' > '${bin}/${name}'`).join("\n");
    // PATH holds nothing else here, so the programs are named in full.
    await put("apt-get", `echo "$@" >> '${calls}'\n${fakes}\n/bin/chmod 755 '${bin}/chromium' '${bin}/unzip'`);
    expect(await provide()).toMatchObject({ CHROMIUM_BIN: path.join(bin, "chromium") });
    expect(await readFile(calls, "utf8")).toBe("update\ninstall -y --no-install-recommends chromium unzip\n");
    expect(said).toEqual(["installing chromium, unzip with apt-get for the tests"]);
  });

  it("says what to install where apt-get does not work", async () => {
    await put("apt-get", "echo the disk is full; exit 100");
    const failure = provide();
    await expect(failure).rejects.toThrow("sudo apt-get install --no-install-recommends redis-server chromium unzip");
    await expect(failure).rejects.toThrow("the disk is full");
  });
});
