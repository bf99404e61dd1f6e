import { randomBytes } from "node:crypto";
import { fetchFileList, writeFileList } from "@envoi/client";
import { sealFileList } from "@envoi/crypto";
import { expect } from "vitest";
import type { Attack, Outcome, Theme } from "../attack.ts";
import { splitBody, withFlippedBit, withHeader } from "../bodies.ts";
import type { Answer } from "../evil-server.ts";

const { signal } = new AbortController();
const FILE_LIST = "/api/filelist";
const entries = [{ id: "0123456789abcdef", name: "taxes.pdf" }, "second"];
const older = [{ id: "0123456789abcdef", name: "taxes.pdf" }];

const listAnswer = (body: Uint8Array, headers: Answer["headers"] = {}): Answer => ({
  status: 200,
  headers: { ETag: '"2"', ...headers },
  body: Buffer.from(body),
});

type Tell = (list: Buffer, key: Uint8Array<ArrayBuffer>) => Answer | Promise<Answer>;

/** Lies to a device that reads its account's list. @param read - what the device reads */
function sendsList(lie: string, outcome: Outcome, tell: Tell, read: unknown = { entries, etag: '"2"' }): Attack {
  return {
    lie,
    outcome,
    async run({ evil, hide }) {
      const key = new Uint8Array(randomBytes(16));
      hide({ listKey: key, listedName: "taxes.pdf" });
      const list = Buffer.from(await sealFileList(key, entries));
      evil.lie(FILE_LIST, () => tell(list, key));
      const access = { accessToken: "token", fileListKey: Buffer.from(key).toString("base64url") };
      expect(await fetchFileList({ origin: evil.origin }, access, signal)).toEqual(read);
    },
  };
}

/** Lies to a device that writes the list. */
function refusesList(lie: string, outcome: Outcome, answer: Answer, result: unknown): Attack {
  return {
    lie,
    outcome,
    async run({ evil, hide }) {
      const key = new Uint8Array(randomBytes(16));
      hide({ listKey: key, listedName: "taxes.pdf" });
      evil.lie(FILE_LIST, () => answer);
      const access = { accessToken: "token", fileListKey: Buffer.from(key).toString("base64url") };
      expect(await writeFileList({ origin: evil.origin }, access, { entries, etag: '"1"' }, signal)).toBe(result);
    },
  };
}

const NOT_AUTHENTIC = { refused: "authentication" } as const;
const LOST = { refused: "connection_lost" } as const;

export const LISTS: Theme = {
  title: "Lists of accounts",
  client: "library",
  attacks: [
    sendsList("sends the list as it is", "harmless", (list) => listAnswer(list)),
    sendsList("sends the list of another account", NOT_AUTHENTIC, async () =>
      listAnswer(await sealFileList(new Uint8Array(16), older)),
    ),
    sendsList(
      "sends an older list",
      { limit: "Replay a list" },
      async (_, key) => listAnswer(await sealFileList(key, older)),
      {
        entries: older,
        etag: '"2"',
      },
    ),
    sendsList(
      "says that there is no list",
      { limit: "Withhold" },
      () => ({
        status: 404,
        headers: {},
        body: Buffer.from('{"error":404,"code":"not_found"}'),
      }),
      { entries: [], etag: null },
    ),
    sendsList("cuts the list short", NOT_AUTHENTIC, (list) => listAnswer(list.subarray(0, -1))),
    sendsList("ends the list after its header", { refused: "truncated" }, (list) => listAnswer(splitBody(list).header)),
    sendsList("sends an empty list", { refused: "short-header" }, () => listAnswer(Buffer.alloc(0))),
    sendsList("flips a bit of the list", NOT_AUTHENTIC, (list) => listAnswer(withFlippedBit(list, -20))),
    sendsList("replaces the salt of the list", NOT_AUTHENTIC, (list) =>
      listAnswer(withHeader(list, { salt: randomBytes(16) })),
    ),
    sendsList("appends a copy of the list", NOT_AUTHENTIC, (list) => listAnswer(Buffer.concat([list, list]))),
    sendsList("sends a file's body as the list", NOT_AUTHENTIC, (list) =>
      listAnswer(Buffer.concat([splitBody(list).header, randomBytes(list.length)])),
    ),
    sendsList("names no version of the list", LOST, (list) => listAnswer(list, { ETag: null })),
    sendsList("sends a list of 50 MB", LOST, () => listAnswer(Buffer.alloc(50_000_000))),
    sendsList("sends a page in place of the list", { refused: "intercepted" }, () =>
      listAnswer(Buffer.from("<html>"), { "Content-Type": "text/html" }),
    ),
    sendsList("says that the account is signed out", { refused: "unauthorized" }, () => ({
      status: 401,
      headers: {},
      body: Buffer.from('{"error":401,"code":"unauthorized"}'),
    })),
    refusesList(
      "confirms a new list, and throws it away",
      { limit: "Replay a list" },
      listAnswer(Buffer.from("OK")),
      "written",
    ),
    refusesList(
      "says that another device has written the list",
      "harmless",
      {
        status: 412,
        headers: {},
        body: Buffer.from('{"error":412,"code":"precondition_failed"}'),
      },
      "conflict",
    ),
    refusesList(
      "redirects a new list",
      { refused: "intercepted" },
      { status: 307, headers: { Location: "https://elsewhere.example/" }, body: Buffer.alloc(0) },
      null,
    ),
  ],
};
