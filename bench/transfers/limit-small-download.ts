import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { runLimit } from "../measuring/run-limit.ts";

/*
 * The minimum cost of receiving a small file: each request reads a row, and the body request also reads a file. Nothing
 * is checked or counted, and no Nonce is stored.
 */

const [directory = ".", uploads = "0", bytes = "0"] = process.argv.slice(2);
const database = new DatabaseSync(`${directory}/limit.sqlite`);
database.exec(`
  PRAGMA journal_mode = WAL;
  CREATE TABLE uploads (id TEXT PRIMARY KEY, metadata TEXT NOT NULL, bytes INTEGER NOT NULL) STRICT;
`);
const insert = database.prepare("INSERT INTO uploads VALUES (?, ?, ?)");
for (let id = 0; id < Number(uploads); id += 1) {
  insert.run(String(id), randomBytes(240).toString("base64url"), Number(bytes));
  await writeFile(`${directory}/${id}`, randomBytes(Number(bytes)));
}
const select = database.prepare("SELECT metadata, bytes FROM uploads WHERE id = ?");

const challenge = () => `send-v1 ${randomBytes(16).toString("base64")}`;

function answerJson(response: ServerResponse, reply: object): void {
  const body = JSON.stringify(reply);
  response.writeHead(200, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "WWW-Authenticate": challenge(),
  });
  response.end(body);
}

async function answerBody(response: ServerResponse, path: string): Promise<void> {
  const body = await readFile(path);
  response.writeHead(200, {
    "Content-Type": "application/octet-stream",
    "Content-Length": body.length,
    "WWW-Authenticate": challenge(),
  });
  response.end(body);
}

runLimit({
  onRequest(request, response) {
    const [, , call, id = ""] = request.url?.split("/") ?? [];
    const row = select.get(id);
    if (call === "exists") answerJson(response, { requiresPassword: false });
    else if (call === "metadata") {
      answerJson(response, { metadata: row?.["metadata"], finalDownload: false, ttl: 1_000 });
    } else void answerBody(response, `${directory}/${id}`);
  },
});
