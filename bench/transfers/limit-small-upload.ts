import { randomBytes } from "node:crypto";
import { open } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import type { WebSocket } from "ws";
import { runLimit } from "../measuring/run-limit.ts";

/*
 * The minimum cost of a small upload: one file, written and synced, and one row, committed and synced. No checks, no
 * limits, no sessions; a crash may leave a file without a row.
 */

const [directory = "."] = process.argv.slice(2);
const database = new DatabaseSync(`${directory}/limit.sqlite`);
database.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE uploads (id TEXT PRIMARY KEY, request TEXT NOT NULL, owner_token TEXT NOT NULL, bytes INTEGER NOT NULL) STRICT;
`);
const insert = database.prepare("INSERT INTO uploads VALUES (?, ?, ?, ?)");

function receive(socket: WebSocket): void {
  const [id, ownerToken] = [randomBytes(8).toString("hex"), randomBytes(16).toString("hex")];
  const frames: Buffer[] = [];
  let request = "";

  async function store(): Promise<void> {
    await using file = await open(`${directory}/${id}`, "w");
    await file.writev(frames);
    await file.sync();
    insert.run(
      id,
      request,
      ownerToken,
      frames.reduce((sum, { length }) => sum + length, 0),
    );
    socket.send('{"ok":true}');
  }
  socket.on("message", (message: Buffer, isBinary: boolean) => {
    if (!isBinary) {
      request = message.toString();
      socket.send(JSON.stringify({ id, ownerToken }));
    } else if (message.length > 1) frames.push(message);
    else void store();
  });
}

runLimit({ onSocket: receive });
