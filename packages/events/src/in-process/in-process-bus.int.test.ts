import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createLog, openSqlite, systemClock } from "@envoi/platform";
import { expect, test, vi } from "vitest";
import { busModule } from "./bus-module.ts";
import { createInProcessBus } from "./in-process-bus.ts";

const CHILD = fileURLToPath(new URL("../testing/in-process-crash-child.ts", import.meta.url));

/** Runs the child until it has printed `lines` lines, then kills it. */
async function runUntilKilled(path: string, lines: number, published: Set<string>, handled: string[]): Promise<void> {
  const child = spawn(process.execPath, [CHILD, path, `run-${lines}`], { stdio: ["ignore", "pipe", "inherit"] });
  const closed = once(child, "close");
  let printed = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [what, id] = line.split(" ");
    if (id === undefined) break;
    if (what === "published") published.add(id);
    else handled.push(id);
    if (++printed === lines) child.kill("SIGKILL");
  }
  await closed;
  expect(child.signalCode).toBe("SIGKILL");
}

test("I6: delivers every accepted Fact, however often its process is killed", async () => {
  const directory = await mkdtemp(join(tmpdir(), "envoi-bus-crash-"));
  const path = join(directory, "bus.db");
  try {
    const published = new Set<string>();
    const handled: string[] = [];
    const kills = [1, 5, 40, 200, 333, 700];
    for (const lines of kills) await runUntilKilled(path, lines, published, handled);
    await using database = await openSqlite({ path, modules: [busModule], clock: systemClock });
    await using bus = createInProcessBus({ database, log: createLog({ level: "silent", service: "crash" }) });
    await bus.consume("c", ["upload.deleted"], async (fact) => void handled.push(fact.id));
    await vi.waitFor(() => expect([...published].filter((id) => !handled.includes(id))).toEqual([]), 30_000);
    // A Fact is redelivered if the process is killed between handling and acknowledging it.
    expect(handled.length - new Set(handled).size).toBeLessThanOrEqual(kills.length);
  } finally {
    await rm(directory, { recursive: true });
  }
});
