import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "./run-command.mjs";
import { withLock } from "./with-lock.mjs";

describe("withLock", () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "envoi lock "));
    file = path.join(folder, "deep", "the.lock");
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("lets one holder run at a time, calls `onWait` once, and leaves no file behind", async () => {
    const order: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = withLock(file, async () => {
      order.push("first begins");
      await held;
      order.push("first ends");
    });
    await expect.poll(() => order).toEqual(["first begins"]);
    const second = withLock(file, async () => order.push("second"), {
      onWait: () => {
        order.push("second waits");
        release();
      },
    });
    await Promise.all([first, second]);
    expect(order).toEqual(["first begins", "second waits", "first ends", "second"]);
    await expect(readFile(file)).rejects.toThrow("ENOENT");
  });

  it("releases the lock when the work throws", async () => {
    const failing = withLock(file, async () => {
      throw new Error("the work failed");
    });
    await expect(failing).rejects.toThrow("the work failed");
    expect(await withLock(file, async () => "mine")).toBe("mine");
  });

  it("takes over the lock of a dead process", async () => {
    const program = `process.stdout.write(String(process.pid))`;
    const dead = await runCommand(process.execPath, ["-e", program], { cwd: folder, env: process.env });
    await withLock(file, async () => {});
    await writeFile(file, dead.stdout);
    expect(await withLock(file, async () => "mine")).toBe("mine");
  });
});
