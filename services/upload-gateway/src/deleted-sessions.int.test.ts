import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { hashOwnerToken } from "@envoi/auth/node";
import { CLOSE_FAILED, type OwnerToken, RESUME_QUERY, type UploadId } from "@envoi/protocol";
import { firstMessage, openUploadSocket, sealBody } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { type HostedUploadGateway, hostUploadGateway } from "./testing/host-upload-gateway.ts";

const PART_BYTES = 8 * 1_048_576;
const PLAINTEXT_BYTES = 20_000_000;
const SECRET = randomBytes(16);
const BODY = Buffer.concat([...sealBody(SECRET, randomBytes(PLAINTEXT_BYTES))]);
/** Short, so that tests need not wait long. */
const RENEW_SECONDS = 0.2;

type Socket = Awaited<ReturnType<typeof openUploadSocket>>;

async function host(renewSeconds = RENEW_SECONDS): Promise<HostedUploadGateway> {
  const gateway = await hostUploadGateway({}, { renewSeconds });
  onTestFinished(() => gateway[Symbol.asyncDispose]());
  return gateway;
}

async function begin(gateway: HostedUploadGateway, fields: object = { size: BODY.length, ext: 1 }) {
  const socket = await openUploadSocket(gateway.origin);
  await socket.send(firstMessage(SECRET, PLAINTEXT_BYTES, { fields: { ...fields } }));
  const { id, ownerToken } = (await socket.next()) ?? {};
  return { ...socket, id: id as UploadId, ownerToken: ownerToken as OwnerToken };
}

async function sendBytes({ send }: Socket, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; at += 65_536) await send(bytes.subarray(at, at + 65_536));
}

/** The last message other than progress, and the server's close code after it. */
async function readEnd({ socket, next }: Socket) {
  const closed = once(socket, "close");
  for (let message = await next(); ; message = await next()) {
    if (message?.["received"] === undefined && message?.["part"] === undefined) {
      return { message, closeCode: (await closed)[0] as number };
    }
  }
}

const listKeys = async ({ blobs }: HostedUploadGateway) => {
  const keys: string[] = [];
  for await (const { key } of blobs.list("", { unfinished: true })) keys.push(key);
  return keys;
};

test.each([
  ["its owner", "owner", { error: 404, code: "upload_abandoned" }],
  ["an operator", "operator", { error: 404, code: "removed" }],
] as const)("I4: when %s deletes its upload, a socket ends and reports the reason", async (_who, by, error) => {
  const gateway = await host();
  for (const fields of [{ size: BODY.length, ext: 1, live: true }, { size: BODY.length, ext: 1 }, {}]) {
    const sender = await begin(gateway, fields);
    await sendBytes(sender, BODY.subarray(0, PART_BYTES + 100_000));
    expect(await gateway.uploads.delete(sender.id, "operation", by)).toBe("deleted");
    const ended = await readEnd(sender);
    expect(ended).toEqual({ message: error, closeCode: CLOSE_FAILED });
    const again = await openUploadSocket(gateway.origin, {}, RESUME_QUERY);
    await again.send(JSON.stringify({ resume: sender.id, ownerToken: sender.ownerToken, ext: 1 }));
    expect((await readEnd(again)).message).toMatchObject({ code: "not_found" });
  }
  await expect.poll(() => listKeys(gateway)).toEqual([]);
});

test("I4: a short body is never published if its upload is deleted before the end marker arrives", async () => {
  const gateway = await host();
  const short = Buffer.concat([...sealBody(SECRET, randomBytes(1_000))]);
  const sender = await begin(gateway, { size: short.length, ext: 1 });
  await sender.send(short);
  await gateway.uploads.delete(sender.id, "operation");
  expect((await readEnd(sender)).message).toMatchObject({ code: "upload_abandoned" });
  expect(await gateway.uploads.read(sender.id)).toBeNull();
  await expect.poll(() => listKeys(gateway)).toEqual([]);
});

test.each([
  ["its owner has deleted the upload", "owner", "upload_abandoned"],
  ["an operator has deleted the upload", "operator", "removed"],
  ["another replica has published the upload", null, "superseded"],
] as const)("a socket that names a Part before its lease ends reports that %s", async (_what, by, code) => {
  const gateway = await host(60);
  const sender = await begin(gateway);
  if (by === null) {
    await gateway.uploads.takeOverSession(sender.id, { ownerTokenHash: hashOwnerToken(sender.ownerToken) });
    await gateway.uploads.publish(sender.id, 2, BODY.length);
  } else await gateway.uploads.delete(sender.id, "operation", by);
  await sender.send(JSON.stringify({ part: 1 }));
  expect((await readEnd(sender)).message).toMatchObject({ code });
});

test("I4: all sockets of an upload end when the upload is deleted", async () => {
  const gateway = await host();
  const main = await begin(gateway);
  const other = await openUploadSocket(gateway.origin);
  await other.send(JSON.stringify({ resume: main.id, ownerToken: main.ownerToken, ext: 1, part: 2 }));
  expect(await other.next()).toMatchObject({ part: 2, offset: 0 });
  await sendBytes(other, BODY.subarray(PART_BYTES, PART_BYTES + 100_000));
  const ends = Promise.all([main, other].map(readEnd));
  await gateway.uploads.delete(main.id, "operation", "operator");
  for (const { message } of await ends) expect(message).toMatchObject({ code: "removed" });
  await expect.poll(() => listKeys(gateway)).toEqual([]);
});

test("I4: a request that fills a deleted upload ends with the reason, and the next one returns not_found", async () => {
  const gateway = await host();
  const tus = { "Tus-Resumable": "1.0.0" };
  const created = await fetch(`${gateway.origin}/api/uploads`, {
    method: "POST",
    headers: { ...tus, "Content-Type": "application/json" },
    body: firstMessage(SECRET, PLAINTEXT_BYTES, { fields: { size: BODY.length } }),
  });
  const { id } = (await created.json()) as { id: UploadId };
  const address = `${gateway.origin}${created.headers.get("Location")}`;
  const filling = httpRequest(address, {
    method: "PATCH",
    headers: {
      ...tus,
      "Content-Type": "application/offset+octet-stream",
      "Upload-Offset": "0",
      "Content-Length": String(BODY.length),
    },
  });
  const answered = once(filling, "response");
  filling.write(BODY.subarray(0, PART_BYTES + 100_000));
  await expect.poll(() => gateway.uploads.readSession(id)).toMatchObject({ storedBytes: PART_BYTES });
  expect(await gateway.uploads.takeDown(id)).toBe("deleted");
  const [answer] = await answered;
  let text = "";
  for await (const chunk of answer) text += chunk;
  expect(JSON.parse(text)).toEqual({ error: 404, code: "removed" });
  filling.destroy();
  expect((await fetch(address, { method: "HEAD", headers: tus })).status).toBe(404);
  expect(await gateway.uploads.read(id)).toBeNull();
});
