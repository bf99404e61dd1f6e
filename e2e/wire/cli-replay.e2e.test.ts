import { createHash } from "node:crypto";
import { request as httpRequest } from "node:http";
import { openUploadSocket, sealBody, signNonce } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import capture from "../../packages/crypto/vectors/cli-capture.json" with { type: "json" };
import { startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { startSendServer } from "../support/send-server.ts";

/** Ids and tokens in the recording, which are replaced with those of our server. */
const RECORDED = { id: "6f736dfc70d43b3f", ownerToken: "82e8c6991eceb4af6829" };

type RecordedCall = {
  kind: string;
  method?: string;
  path: string;
  request_headers: Record<string, string>;
  request_body?: string;
  status?: number;
  response_headers?: Record<string, string>;
  response_body?: string;
  response_body_sha256?: string;
  messages?: { from: string; text?: string; binary_length?: number }[];
  ciphertext?: { header_hex: string; sha256: string };
};

type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

let app: AsyncDisposable & { origin: string };
let id = "";
let ownerToken = "";
/** Current AuthKey, and the previous response's Nonce. Each Nonce is used only once. */
let authKeyB64 = "";
let nonce = "";

function ours(text: string): string {
  return text.replaceAll(RECORDED.id, id).replaceAll(RECORDED.ownerToken, ownerToken);
}

/** Sends exactly the recorded headers: no User-Agent, no Accept-Encoding. */
async function send(recorded: RecordedCall): Promise<Reply> {
  const { hostname, port } = new URL(app.origin);
  const headers: Record<string, string> = { ...recorded.request_headers, host: `${hostname}:${port}` };
  const body = recorded.request_body === undefined ? undefined : ours(recorded.request_body);
  if (headers["authorization"] !== undefined) {
    headers["authorization"] = signNonce(Buffer.from(authKeyB64, "base64url"), nonce);
  }
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, path: ours(recorded.path), method: recorded.method, headers, setDefaultHeaders: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

async function replayUpload(recorded: RecordedCall): Promise<void> {
  const { socket, next, send: sendMessage } = await openUploadSocket(app.origin);
  const [first] = recorded.messages ?? [];
  await sendMessage(first?.text ?? "");
  const reply = await next();
  expect(Object.keys(reply ?? {}).sort()).toEqual(["id", "ownerToken", "url"]);
  id = String(reply?.["id"]);
  ownerToken = String(reply?.["ownerToken"]);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(ownerToken).toMatch(/^[0-9a-f]{20}$/);
  expect(reply?.["url"]).toBe(`${app.origin}/download/${id}/`);
  const salt = Buffer.from(recorded.ciphertext?.header_hex.slice(0, 32) ?? "", "hex");
  const secret = Buffer.from(capture.secret_hex, "hex");
  const chunks = [...sealBody(secret, generatorBytes(capture.plaintext_length), salt)];
  expect(createHash("sha256").update(Buffer.concat(chunks)).digest("hex")).toBe(recorded.ciphertext?.sha256);
  const lengths = recorded.messages?.filter((message) => message.binary_length !== undefined).slice(0, -1);
  expect(chunks.map((chunk) => chunk.length)).toEqual(lengths?.map((message) => message.binary_length));
  for (const chunk of chunks) await sendMessage(chunk);
  await sendMessage(Buffer.of(0));
  expect(await next()).toEqual({ ok: true });
  socket.terminate();
}

function checkBody(recorded: RecordedCall, reply: Reply): void {
  if (recorded.response_body_sha256 !== undefined) {
    expect(createHash("sha256").update(reply.body).digest("hex")).toBe(recorded.response_body_sha256);
  }
  if (recorded.response_body === undefined) return;
  if (!recorded.response_body.startsWith("{")) {
    expect(reply.body.toString()).toBe(recorded.response_body);
    return;
  }
  const expected = JSON.parse(recorded.response_body) as Record<string, unknown>;
  const actual = JSON.parse(reply.body.toString()) as Record<string, unknown>;
  // Time passes during the replay, so this checks only that the unit is the same and the number is an integer.
  if ("ttl" in expected) {
    expect(Number(actual["ttl"])).toBeGreaterThan(Number(expected["ttl"]) - 600_000);
    expect(Number.isInteger(actual["ttl"])).toBe(true);
    actual["ttl"] = expected["ttl"];
  }
  expect(actual).toEqual(expected);
}

describe.each([
  ["Envoi", startApp],
  ["the server that tests use as another Send server", startSendServer],
])("the recorded exchange of the command line client, against %s,", (_server, start) => {
  beforeAll(async () => {
    app = await start();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  for (const { command, requests } of capture.commands) {
    it(`replays ${command} [R3.12]`, async () => {
      for (const recorded of requests as RecordedCall[]) {
        if (recorded.kind === "websocket") {
          await replayUpload(recorded);
          continue;
        }
        const reply = await send(recorded);
        expect({ path: recorded.path, status: reply.status }).toEqual({ path: recorded.path, status: recorded.status });
        const challenge = reply.headers["www-authenticate"];
        expect(challenge !== undefined).toBe(recorded.response_headers?.["www-authenticate"] !== undefined);
        if (typeof challenge === "string") {
          expect(challenge).toMatch(/^send-v1 [A-Za-z0-9+/]{22}==$/);
          nonce = challenge.split(" ")[1] ?? "";
        }
        checkBody(recorded, reply);
        if (recorded.path.startsWith("/api/password/")) {
          authKeyB64 = (JSON.parse(recorded.request_body ?? "{}") as { auth: string }).auth;
        }
      }
    });
  }
});
