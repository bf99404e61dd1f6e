import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { PROGRAMS } from "@envoi/servers";
import { expect, it } from "vitest";
import { SetupError } from "../setup/setup-error.mjs";
import { provideTestTools } from "./test-tools.ts";

it("the tests are told where the browser is", async () => {
  const named = Object.values(PROGRAMS).map(({ variable }) => [variable, `/opt/${variable}`]);
  const env = Object.fromEntries(named);
  expect(await provideTestTools({ env, say: () => {} })).toEqual({ ...env, CHROMIUM_BIN: "/opt/CHROMIUM_BIN" });
});

it("what is missing and can't be brought ends the run with what to install", async () => {
  const bin = await mkdtemp(path.join(os.tmpdir(), "envoi tools "));
  try {
    for (const name of ["apt-get", "sudo"]) {
      await writeFile(path.join(bin, name), "#!/bin/sh\nexit 1\n");
      await chmod(path.join(bin, name), 0o755);
    }
    const failure = provideTestTools({ env: { PATH: bin, HOME: bin }, say: () => {} });
    await expect(failure).rejects.toThrow(SetupError);
    await expect(failure).rejects.toThrow("apt-get install --no-install-recommends redis-server chromium firefox-esr");
  } finally {
    await rm(bin, { recursive: true, force: true });
  }
});
