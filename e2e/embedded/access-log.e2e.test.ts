import {
  call,
  fetchNonce,
  firstMessage,
  openUploadSocket,
  sealBody,
  signNonce,
  startStandaloneProcess,
  uploadOld,
} from "@envoi/testkit";
import { expect, it } from "vitest";
import { everyByte, namesOfFound } from "../support/find-traces.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

/** The client address set by a trusted proxy. */
const ADDRESS = "203.0.113.77";
const FORWARDED = { "X-Forwarded-For": ADDRESS };

const EVENT = {
  device_id: "device",
  event_type: "client_upload",
  event_properties: { status: "ok", size: 6, duration: 3, file_count: 2, password_protected: false },
  user_properties: { anonymous: true, first_action: "upload", active_count: 3 },
  time: 1,
};
const BEACON = { now: 1, session_id: 1, lang: "en-US", platform: "web", events: [EVENT] };

async function uploadFrom(origin: string): Promise<void> {
  const secret = Buffer.alloc(16, 1);
  const { socket, send, next } = await openUploadSocket(origin, FORWARDED);
  await send(firstMessage(secret, 1_000));
  expect(await next()).toHaveProperty("id");
  for (const chunk of sealBody(secret, generatorBytes(1_000))) await send(chunk);
  await send(Buffer.of(0));
  expect(await next()).toEqual({ ok: true });
  socket.terminate();
}

/** Makes every request that is stored, counted or limited, both valid and invalid. @returns the statuses */
async function callFrom(origin: string): Promise<number[]> {
  const { id, ownerToken, authKey } = await uploadOld(origin, generatorBytes(1_000), { dlimit: 5 });
  const statuses: number[] = [];
  const get = async (path: string, headers: Record<string, string> = {}) =>
    statuses.push((await call(origin, path, { headers: { ...FORWARDED, ...headers } })).status);
  const post = async (path: string, body: unknown) => {
    const headers = { ...FORWARDED, "Content-Type": "application/json" };
    statuses.push((await call(origin, path, { method: "POST", headers, body: JSON.stringify(body) })).status);
  };
  const signed = async (key: Buffer) => ({ Authorization: signNonce(key, await fetchNonce(origin, id)) });
  await get(`/download/${id}/`);
  await get(`/api/exists/${id}`);
  await get(`/api/metadata/${id}`, await signed(Buffer.alloc(64)));
  await get(`/api/metadata/${id}`, await signed(authKey));
  await post(`/api/info/${id}`, { owner_token: "0".repeat(20) });
  await post(`/api/info/${id}`, { owner_token: ownerToken });
  await post("/api/metrics", {});
  await post("/api/metrics", BEACON);
  await get(`/api/download/${id}`, await signed(authKey));
  return statuses;
}

type Line = { msg: string; clientAddress?: string; status?: number };

function parseLines(output: string): Line[] {
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line): Line => JSON.parse(line));
}

it("the access log is the only place that contains a visitor's address [R9.15]", async () => {
  await using app = await startStandaloneProcess({ LOG_LEVEL: "trace", TRUST_PROXY: "1" });
  await uploadFrom(app.origin);
  const statuses = await callFrom(app.origin);
  expect(statuses).toEqual([200, 200, 401, 200, 401, 200, 400, 200, 200]);
  await app.terminate();

  const lines = parseLines(app.output());
  const ofVisitor = lines.filter(({ clientAddress }) => clientAddress === ADDRESS);
  expect(ofVisitor.map(({ status }) => status)).toEqual(statuses);
  expect(new Set(ofVisitor.map(({ msg }) => msg))).toEqual(new Set(["request answered"]));
  const elsewhere = JSON.stringify(lines.map(({ clientAddress: _, ...line }) => line));
  const stored = await everyByte(app.dataDirectory);
  expect(namesOfFound(Buffer.concat([Buffer.from(elsewhere), stored]), { address: ADDRESS })).toEqual([]);
});
