import { openSqlite, systemClock } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { sayLine } from "@envoi/testkit/say-line";
import { createSqliteUploadStore, uploadModule } from "../../upload/sqlite-upload-store.ts";
import { type Command, type Line, runCommand } from "./crash-commands.ts";
import { newAuthKey, newSession, randomHex } from "./fixtures.ts";

/*
 * Works on the store at the given path until killed, printing its commands and the store's results. Lines are written
 * synchronously, so the kill loses none.
 */

const [path = ""] = process.argv.slice(2);
const database = await openSqlite({ path, modules: [uploadModule], clock: systemClock });
const store = createSqliteUploadStore({ database });
let commands = 0;

function print(line: Line): void {
  sayLine(JSON.stringify(line));
}

async function send(command: Command): Promise<string> {
  const n = commands++;
  print({ n, send: command });
  const answer = await runCommand(store, command);
  print({ n, answer });
  return answer;
}

async function recipient(id: UploadId): Promise<void> {
  for (;;) {
    const claimId = randomHex(8);
    const taken = await send({ op: "take", id, claimId });
    if (taken === "null") return;
    if (taken === "all_claimed") continue;
    await send({ op: "renew", id, claimId });
    await send(Math.random() < 0.5 ? { op: "spend", id, claimId } : { op: "release", id, claimId });
  }
}

async function owner(id: UploadId): Promise<void> {
  for (let n = 0; n < 6; n++) {
    await send({ op: "changeLimits", id, operationId: randomHex(8), downloadLimit: 1 + Math.floor(Math.random() * 9) });
    await send({ op: "setPassword", id, operationId: randomHex(8), authKey: newAuthKey() });
  }
  await send({ op: "delete", id, operationId: randomHex(8) });
}

async function sender(): Promise<never> {
  for (;;) {
    const session = newSession({ downloadLimit: 5 });
    await send({ op: "open", session });
    await send({ op: "publish", id: session.id });
    await Promise.all([owner(session.id), recipient(session.id), recipient(session.id), recipient(session.id)]);
  }
}

await Promise.all([sender(), sender(), sender()]);
