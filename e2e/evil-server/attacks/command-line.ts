import { expect } from "vitest";
import { quote, type Theme } from "../attack.ts";
import { joinBody, splitBody, withFlippedBit } from "../bodies.ts";
import type { Answer } from "../evil-server.ts";
import { answers, archive, misleadsOwner, misleadsSender, seals, sendsBody, withReply } from "./command-line-lies.ts";

/** Exit codes of the command line: see its manual. */
const DAMAGED = { refused: "7" } as const;
const NETWORK = { refused: "5" } as const;
const GONE = { refused: "3" } as const;

const ESCAPES = "\u001b[2J\u001b]0;owned\u0007\u202e\u009b31m";
const rejection = (status: number, code: string): Answer => ({
  status,
  headers: {},
  body: Buffer.from(JSON.stringify({ error: status, code, message: ESCAPES })),
});
const json = (value: unknown): Answer => ({ status: 200, headers: {}, body: Buffer.from(JSON.stringify(value)) });

/** A configuration with accounts of this issuer. */
function withIssuer(answer: Answer, issuer: string): Answer {
  const config = JSON.parse(answer.body.toString("utf8"));
  const endpoints = { authorization_endpoint: issuer, token_endpoint: issuer };
  const AUTH = { issuer, client_id: "envoi", key_scope: "", dialect: "oidc", ...endpoints };
  const told = { ...config, AUTH, FEATURES: { ...config.FEATURES, account: true } };
  return { ...answer, body: Buffer.from(JSON.stringify(told)) };
}

export const RECEIVING: Theme = {
  title: "Receiving",
  client: "command line",
  attacks: [
    sendsBody("sends the body as it is", "harmless", (body) => body),
    sendsBody("sends another file's body", DAMAGED, (_, { other }) => other.ciphertext),
    sendsBody("leaves out the last Record", DAMAGED, (body) => {
      const { header, records } = splitBody(body);
      return joinBody({ header, records: records.slice(0, -1) });
    }),
    sendsBody("ends within a Record", DAMAGED, (body) => body.subarray(0, 100_000)),
    sendsBody("appends a byte", DAMAGED, (body) => Buffer.concat([body, Buffer.of(0)])),
    sendsBody("flips a bit of the last tag", DAMAGED, (body) => withFlippedBit(body, -1)),
    sendsBody("sends an empty body", DAMAGED, () => Buffer.alloc(0)),
    answers("redirects the download", NETWORK, "/api/download", () => ({
      status: 302,
      headers: { Location: "https://elsewhere.example/" },
      body: Buffer.alloc(0),
    })),
    answers("sends a page in place of the body", NETWORK, "/api/download", () => ({
      status: 200,
      headers: { "Content-Type": "text/html" },
      body: Buffer.from("<html>"),
    })),
    answers("rejects the download with escapes of the terminal", GONE, "/api/download", () =>
      rejection(404, "not_found"),
    ),
    answers("names an error with escapes of the terminal", NETWORK, "/api/metadata", () => rejection(500, ESCAPES)),
    answers("says that the file does not exist", GONE, "/api/exists", () => rejection(404, "not_found")),
    answers("sends the metadata of another file", DAMAGED, "/api/metadata", () =>
      json({ metadata: Buffer.alloc(100).toString("base64url"), finalDownload: false, ttl: 1_000 }),
    ),
    answers("invents a strong password", { refused: "2" }, "/api/exists", ({ headers }) => ({
      ...json({ requiresPassword: false, passwordProfile: 2 }),
      headers,
    })),
    ...(
      [
        ["../../x", "x"],
        ["/etc/cron.d/x", "etc/cron.d/x"],
        ["..\\..\\x", "x"],
        ["C:\\Windows\\x", "Windows/x"],
        ["a/../../../x", "a/x"],
        ["//server/share/x", "server/share/x"],
        ["..", "file"],
        [`${ESCAPES}x`, "[2J]0;owned31mx"],
        ["x\n\r\u0000y", "xy"],
        ["x.txt\u202egpj.exe", "x.txtgpj.exe"],
        ["-rf", "-rf"],
        ["$(reboot)", "$(reboot)"],
      ] as const
    ).map(([name, saved]) =>
      seals(
        `name a file ${quote(name)}`,
        "harmless",
        (metadata) => ({ ...metadata, name, manifest: { files: [{ ...metadata.manifest.files[0], name }] } }),
        { files: [`in/${saved}`] },
      ),
    ),
    seals("name two files alike", "harmless", (metadata) => archive(metadata, ["a", "a"]), {
      files: ["in/a", "in/a (2)"],
    }),
    seals("name a file like a folder", "harmless", (metadata) => archive(metadata, ["a", "a/b"]), {
      files: ["in/a (2)", "in/a/b"],
    }),
    seals(
      "name files below and beside the folder",
      "harmless",
      (metadata) => archive(metadata, ["../x", "y/../../z"]),
      {
        files: ["in/x", "in/y/z"],
      },
    ),
    seals("state a length of 2^50 bytes", { refused: "1" }, (metadata) => ({
      ...metadata,
      size: 2 ** 50,
      manifest: { files: [{ name: "x", size: 2 ** 50, type: "" }] },
    })),
    seals("state a shorter length", DAMAGED, ({ size, ...metadata }) => ({
      ...metadata,
      size: size - 1,
      manifest: { files: [] },
    })),
    seals("list files longer than the whole", DAMAGED, ({ size, ...metadata }) => ({
      ...metadata,
      size,
      type: "send-archive",
      manifest: {
        files: [
          { name: "a", size, type: "" },
          { name: "b", size, type: "" },
        ],
      },
    })),
    seals("list files shorter than the whole", DAMAGED, ({ size, ...metadata }) => ({
      ...metadata,
      size,
      type: "send-archive",
      manifest: {
        files: [
          { name: "a", size: 1, type: "" },
          { name: "b", size: 1, type: "" },
        ],
      },
    })),
    seals("write escapes of the terminal into title, message and sender", "harmless", (metadata) => ({
      ...metadata,
      title: ESCAPES,
      message: `${ESCAPES}\nenvoi: all is well`,
      sender: ESCAPES,
    })),
  ],
};

export const SENDING: Theme = {
  title: "Sending, and owners",
  client: "command line",
  attacks: [
    misleadsSender(
      "names a link at another host",
      { limit: "Name another address" },
      withReply((reply) => ({ ...reply, url: "https://elsewhere.example/" })),
      {
        verify: (_home, { text, stderr }) => {
          expect(text).toMatch(/^https:\/\/elsewhere\.example\/download\//);
          expect(stderr).toContain("Share the link only if you trust this address");
        },
      },
    ),
    misleadsSender(
      "names a link with escapes of the terminal",
      NETWORK,
      withReply((reply) => ({ ...reply, url: `https://${ESCAPES}/` })),
    ),
    misleadsSender(
      "names a script as the link",
      NETWORK,
      withReply((reply) => ({ ...reply, url: "javascript:alert(1)" })),
    ),
    misleadsSender(
      "names the id ../../x",
      NETWORK,
      withReply((reply) => ({ ...reply, id: "../../x" })),
    ),
    misleadsSender(
      "names an owner token with escapes of the terminal",
      { limit: "Keep" },
      withReply((reply) => ({ ...reply, ownerToken: ESCAPES })),
      {
        args: ["--json"],
      },
    ),
    misleadsSender("says that everything is stored in place of a reply", NETWORK, () => () => ['{"ok":true}']),
    misleadsSender("rejects the upload with escapes of the terminal", NETWORK, () => () => [
      JSON.stringify({ error: 500, code: ESCAPES }),
    ]),
    misleadsSender("rejects the upload until the end of time", { refused: "6" }, () => () => [
      '{"error":429,"code":"too_many_uploads","retryAfter":9007199254740991}',
    ]),
    misleadsOwner("confirms a deletion, and keeps the file", { limit: "Keep" }, "/api/delete", () => json("OK"), {
      args: ["delete", "last"],
    }),
    misleadsOwner(
      "says that an upload is gone when its limits change",
      GONE,
      "/api/params",
      () => rejection(404, "not_found"),
      {
        args: ["change", "last", "-d", "2"],
      },
    ),
    misleadsOwner(
      "names absurd counts for the list",
      { limit: "Miscount" },
      "/api/info",
      () => json({ dlimit: Number.MAX_SAFE_INTEGER, dtotal: 7, ttl: 0 }),
      {
        args: ["list"],
      },
    ),
    misleadsOwner(
      "answers the list with escapes of the terminal",
      "harmless",
      "/api/info",
      () => rejection(500, ESCAPES),
      { args: ["list"] },
    ),
    misleadsOwner(
      "answers the check of the server with escapes of the terminal",
      { refused: "8" },
      "/config",
      () => rejection(500, ESCAPES),
      { args: ["doctor"] },
    ),
    ...["http://elsewhere.example/", "file:///etc/passwd", `https://${ESCAPES}/`].map((issuer) =>
      misleadsOwner(
        `names ${quote(issuer)} as the place to sign in`,
        { refused: "2" },
        "/config",
        (answer) => withIssuer(answer, issuer),
        { args: ["login"] },
      ),
    ),
    misleadsOwner(
      "redirects all calls",
      { refused: "8" },
      "/",
      () => ({ status: 302, headers: { Location: "file:///etc/passwd" }, body: Buffer.alloc(0) }),
      {
        args: ["doctor"],
      },
    ),
  ],
};
