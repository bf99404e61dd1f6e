import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CliHome, createCliHome, type FinishedCommand, sealMetadata } from "@envoi/testkit";
import { expect } from "vitest";
import type { Attack, Outcome, Scene } from "../attack.ts";
import type { Answer, SocketLie } from "../evil-server.ts";
import { createFile, secretsOf, type World } from "../world.ts";

/** Characters that control a terminal, or reverse the writing direction. */
const CONTROLS = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u;

/** The command failed with this exit code. */
class CommandFailure extends Error {
  readonly code: string;

  constructor({ code, stderr }: FinishedCommand) {
    super(stderr);
    this.code = String(code);
  }
}

/** Runs a command, whose output must not control a terminal. @throws CommandFailure */
async function run(home: CliHome, args: readonly string[]): Promise<FinishedCommand> {
  const finished = await home.run([...args, "--no-input"]);
  expect(finished.text + finished.stderr).not.toMatch(CONTROLS);
  if (finished.code !== 0) throw new CommandFailure(finished);
  return finished;
}

/** The paths of all files and folders below a folder, sorted. */
async function listBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

const withoutRecords = (paths: readonly string[]) => paths.filter((path) => !/^(?:state|config)\//.test(path));

export type Receiving = {
  /** Paths below the home directory that the command must leave there, besides its own records. */
  files?: readonly string[];
  args?: readonly string[];
};

/** Receives the world's file into the folder `in`. If that fails, the folder must be empty, or not exist. */
async function receiveInto(scene: Scene, { files, args = [] }: Receiving): Promise<void> {
  const { evil, world } = scene;
  await using home = await createCliHome(evil.origin);
  const link = world.file.shareLink.replace(world.app.origin, evil.origin);
  try {
    await run(home, ["receive", link, "-o", "in/", ...args]);
    const expected = files ?? [`in/${world.file.name}`];
    expect(withoutRecords(await listBelow(home.folder))).toEqual([...expected].sort());
    const contents = await Promise.all(expected.map((file) => readFile(join(home.folder, file))));
    if (expected.length > 0) expect(Buffer.concat(contents).equals(world.file.content)).toBe(true);
  } catch (error) {
    // Nothing looks like a complete file.
    if (error instanceof CommandFailure) expect(withoutRecords(await listBelow(home.folder))).toEqual([]);
    throw error;
  }
}

/** A server without Claims, which sends another body. */
export function sendsBody(lie: string, outcome: Outcome, change: (ciphertext: Buffer, world: World) => Buffer): Attack {
  return {
    lie,
    outcome,
    run(scene) {
      const { evil, world } = scene;
      evil.lie("/api/download", () => ({ status: 200, headers: {}, body: change(world.file.ciphertext, world) }));
      return receiveInto(scene, {});
    },
  };
}

/** Answers one of the calls of `envoi receive`. */
export function answers(lie: string, outcome: Outcome, path: string, tell: (honest: Answer) => Answer): Attack {
  return {
    lie,
    outcome,
    run(scene) {
      scene.evil.lie(path, async ({ honest }) => tell(await honest()));
      return receiveInto(scene, {});
    },
  };
}

type Metadata = { name: string; size: number; type: string; manifest: { files: object[] } };

/**
 * A sender who works together with the server seals this metadata.
 *
 * @param receiving.files - what arrives, if the command succeeds
 */
export function seals(
  lie: string,
  outcome: Outcome,
  change: (metadata: Metadata, world: World) => object,
  receiving: Receiving = {},
): Attack {
  return {
    lie: `and a sender ${lie}`,
    outcome,
    run(scene) {
      const { evil, world } = scene;
      const { name, secret, content } = world.file;
      const file = { name, size: content.length, type: "text/plain" };
      const metadata = sealMetadata(secret, change({ ...file, manifest: { files: [file] } }, world));
      evil.lie("/api/metadata", async ({ honest }) => {
        const answer = await honest();
        const reply = JSON.parse(answer.body.toString("utf8"));
        return { ...answer, body: Buffer.from(JSON.stringify({ ...reply, metadata })) };
      });
      return receiveInto(scene, receiving);
    },
  };
}

/** Two or more files whose contents follow each other. */
export const archive = ({ size, ...metadata }: Metadata, names: readonly string[]): object => {
  const each = Math.floor(size / names.length);
  const files = names.map((name, index) => ({
    name,
    type: "",
    size: index < names.length - 1 ? each : size - each * (names.length - 1),
  }));
  return { ...metadata, size, name: "Send-Archive.zip", type: "send-archive", manifest: { files } };
};

type Sending = { args?: readonly string[]; verify?: (home: CliHome, finished: FinishedCommand) => unknown };

/** Lies to `envoi send` on its socket. */
export function misleadsSender(
  lie: string,
  outcome: Outcome,
  fromServer: (world: World) => SocketLie,
  { args = [], verify = () => {} }: Sending = {},
): Attack {
  return {
    lie,
    outcome,
    async run({ evil, world, hide }) {
      const file = createFile();
      hide(secretsOf(file));
      evil.lieOnSocket({ fromServer: fromServer(world) });
      await using home = await createCliHome(evil.origin);
      await writeFile(join(home.folder, file.name), file.content);
      const sent = await run(home, ["send", file.name, ...args]);
      hide({ secret: Buffer.from(/#([\w-]{22})/.exec(sent.text)?.[1] ?? "", "base64url") });
      await verify(home, sent);
    },
  };
}

/** Changes the first reply. */
export const withReply =
  (change: (reply: Record<string, unknown>, world: World) => object) =>
  (world: World): SocketLie =>
  (message, nth) => [nth === 1 ? JSON.stringify(change(JSON.parse(message), world)) : message];

/** Runs a command about an upload that the device has sent honestly. */
export function misleadsOwner(
  lie: string,
  outcome: Outcome,
  path: string,
  tell: (honest: Answer) => Answer,
  { args, verify = () => {} }: { args: readonly string[]; verify?: (finished: FinishedCommand) => unknown },
): Attack {
  return {
    lie,
    outcome,
    async run({ evil, hide }) {
      const file = createFile();
      hide(secretsOf(file));
      await using home = await createCliHome(evil.origin);
      await writeFile(join(home.folder, file.name), file.content);
      const sent = await run(home, ["send", file.name]);
      hide({ secret: Buffer.from(/#([\w-]{22})/.exec(sent.text)?.[1] ?? "", "base64url") });
      evil.lie(path, async ({ honest }) => tell(await honest()));
      await verify(await run(home, args));
    },
  };
}
