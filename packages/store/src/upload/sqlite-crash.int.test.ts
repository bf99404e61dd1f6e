import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { openSqlite, systemClock } from "@envoi/platform";
import type { UploadFact, UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { type Command, type Line, runCommand } from "../testing/upload/crash-commands.ts";
import { readFacts } from "../testing/upload/fixtures.ts";
import { replay } from "../testing/upload/replay.ts";
import type { UploadStore } from "./port.ts";
import { createSqliteUploadStore, uploadModule } from "./sqlite-upload-store.ts";

const CHILD = fileURLToPath(new URL("../testing/upload/sqlite-crash-child.ts", import.meta.url));

type SentCommand = { command: Command; answer: string | null };

/**
 * Runs the child on this database file, and kills it once it has printed this number of results.
 *
 * @returns all its commands
 */
async function runUntilKilled(path: string, answers: number): Promise<SentCommand[]> {
  const child: ChildProcess = spawn(process.execPath, [CHILD, path], { stdio: ["ignore", "pipe", "inherit"] });
  if (child.stdout === null) throw new Error("no stdout");
  const closed = once(child, "close");
  const sent: SentCommand[] = [];
  let answered = 0;
  for await (const text of createInterface({ input: child.stdout })) {
    // The kill may have truncated the last line.
    if (!text.endsWith("}")) break;
    const line: Line = JSON.parse(text);
    if ("send" in line) sent[line.n] = { command: line.send, answer: null };
    else {
      const entry = sent[line.n];
      if (entry !== undefined) entry.answer = line.answer;
      if (++answered === answers) child.kill("SIGKILL");
    }
  }
  await closed;
  expect(child.signalCode).toBe("SIGKILL");
  return sent;
}

function idOf(command: Command): UploadId {
  return command.op === "open" ? command.session.id : command.id;
}

/** Checks that results returned before the kill are still valid. */
async function expectAcknowledged(store: UploadStore, sent: readonly SentCommand[]): Promise<void> {
  for (const { command, answer } of sent) {
    if (answer === null) continue;
    if (command.op === "open") expect(await store.inspect(command.session.id)).not.toBeNull();
    if (command.op === "publish") expect(await store.inspect(command.id)).not.toMatchObject({ state: "session" });
    if (command.op === "delete") expect(await store.read(command.id)).toBeNull();
    const settles = ["spend", "release", "delete", "publish"].includes(command.op);
    if (settles && answer !== "null") expect(await runCommand(store, command)).toBe(answer);
  }
}

/** Checks that Facts and counts exactly match the spent downloads. */
async function expectOneHistory(store: UploadStore, sent: readonly SentCommand[]): Promise<void> {
  const ids = new Set(sent.map(({ command }) => idOf(command)));
  for (const id of ids) {
    const facts: UploadFact[] = await readFacts(store, id);
    const { downloads, end } = replay(facts);
    const spent = sent.filter(
      ({ command, answer }) => command.op === "spend" && command.id === id && answer === "spent",
    );
    expect(downloads).toBe(spent.length);
    const state = await store.inspect(id);
    if (state?.state === "live" || state?.state === "gone") expect(state.downloads).toBe(downloads);
    expect(end !== null).toBe(state?.state === "gone");
  }
}

test.for([1, 2, 3, 7, 20, 41, 90, 133, 260, 517])(
  "I3, I6: a store killed after %i results keeps all acknowledged changes, and the other commands can be repeated",
  async (answers) => {
    const directory = await mkdtemp(join(tmpdir(), "envoi-crash-"));
    const path = join(directory, "envoi.db");
    try {
      const sent = await runUntilKilled(path, answers);
      await using database = await openSqlite({ path, modules: [uploadModule], clock: systemClock });
      const store = createSqliteUploadStore({ database });
      await expectAcknowledged(store, sent);
      for (const each of sent) {
        if (each.answer !== null) continue;
        each.answer = await runCommand(store, each.command);
        expect(await runCommand(store, each.command)).toBe(each.answer);
      }
      await expectOneHistory(store, sent);
    } finally {
      await rm(directory, { recursive: true });
    }
  },
);
