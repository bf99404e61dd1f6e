import {
  AdminError,
  type Command,
  type CommandContext,
  type Outcome,
  readGivenFile,
  requireReason,
} from "../command.ts";
import { uploadIdIn } from "../upload-id.ts";

type Body = { sha256: string; bytes: number };

/** Maximum bodies per call. */
const MAX_AT_ONCE = 100;
const REASON = { reason: { type: "string" } } as const;
const ENTRY = /^([0-9a-f]{64})\s+([1-9]\d*)$/i;

/** @throws AdminError that names the first invalid line */
export function parseBlocklist(text: string): Body[] {
  return text.split("\n").flatMap((line, at) => {
    const entry = line.replace(/#.*/, "").trim();
    if (entry === "") return [];
    const [, sha256, bytes] = ENTRY.exec(entry) ?? [];
    if (sha256 === undefined || !Number.isSafeInteger(Number(bytes))) {
      throw new AdminError(
        `line ${at + 1}: give the SHA-256 of an encrypted body in hex, a space, and its length in bytes`,
      );
    }
    return [{ sha256: sha256.toLowerCase(), bytes: Number(bytes) }];
  });
}

type TakedownResult = { id: string; outcome: "taken_down" | "unreadable" };

/**
 * Takes down every upload with a blocked body, and prints each result.
 * @returns the exit code: 1 if a body could not be read
 */
async function takeDownBlocked({ callLines, print }: CommandContext, reason: string): Promise<number> {
  const found = (await callLines("POST", "/blocklist/take-down", { reason })) as TakedownResult[];
  for (const one of found) print(one, `${one.id} ${one.outcome === "taken_down" ? "is taken down" : "cannot be read"}`);
  return found.some(({ outcome }) => outcome === "unreadable") ? 1 : 0;
}

async function block(context: CommandContext, bodies: readonly Body[], reason: string): Promise<number> {
  const { print, call } = context;
  let [added, known] = [0, 0];
  for (let at = 0; at < bodies.length; at += MAX_AT_ONCE) {
    const body = { bodies: bodies.slice(at, at + MAX_AT_ONCE), reason };
    const counts = (await call("POST", "/blocklist", body)) as { added: number; known: number };
    added += counts.added;
    known += counts.known;
  }
  print({ added, known }, `${added} blocked, ${known} were blocked already`);
  return takeDownBlocked(context, reason);
}

export const blocklistCommands: readonly Command[] = [
  {
    name: "blocklist add",
    args: ["ID"],
    usage: [
      "refuse the encrypted body of an upload from now on, and take down every upload that has it.",
      "Finds copies of the same encrypted bytes only; needs --reason TEXT, as do the next three",
    ],
    options: REASON,
    async run(context) {
      const { args, given, callLines } = context;
      const reason = requireReason(given);
      const bodies = (await callLines("GET", `/uploads/${uploadIdIn(args[0] ?? "")}/body`)) as Body[];
      if (bodies.length === 0) throw new AdminError("the body of this upload is not there any more");
      return block(context, bodies, reason);
    },
  },
  {
    name: "blocklist import",
    args: ["FILE"],
    usage: ["the same for a file with a SHA-256 and a length in bytes on each line, as blocklist list prints"],
    options: REASON,
    async run(context) {
      const reason = requireReason(context.given);
      return block(context, parseBlocklist(await readGivenFile(context.args[0] ?? "")), reason);
    },
  },
  {
    name: "blocklist apply",
    usage: ["take down uploads whose body is blocked, such as those that arrived while it was being added"],
    options: REASON,
    run: async (context) => takeDownBlocked(context, requireReason(context.given)),
  },
  {
    name: "blocklist remove",
    args: ["SHA256"],
    usage: ["admit a body again. What was taken down stays so: see restore"],
    options: REASON,
    async run({ args: [sha256 = ""], given, print, call }) {
      const path = `/blocklist/${encodeURIComponent(sha256.toLowerCase())}`;
      const done = (await call("DELETE", path, { reason: requireReason(given) })) as Outcome;
      print(done, `${sha256} is ${done.outcome}`);
    },
  },
  {
    name: "blocklist list",
    usage: ["SHA-256 and length of each blocked body, as blocklist import reads them"],
    async run({ print, callLines }) {
      const bodies = (await callLines("GET", "/blocklist")) as Body[];
      for (const body of bodies) print(body, `${body.sha256} ${body.bytes}`);
    },
  },
];
