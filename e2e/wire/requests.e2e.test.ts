import { randomUUID } from "node:crypto";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { deleteUpload, fetchInfo, openDownload, setPassword, upload } from "@envoi/client";
import { freePort } from "@envoi/testkit";
import { expect, it } from "vitest";
import { startApp } from "../support/app.ts";

/** Removes the masks from a client's frames on an upgraded connection. Other bytes are unchanged. */
function unmask(sent: Buffer): Buffer {
  const headEnd = sent.indexOf("\r\n\r\n") + 4;
  if (!/upgrade: websocket/i.test(sent.toString("latin1", 0, headEnd))) return sent;
  const clear = Buffer.from(sent);
  for (let at = headEnd; at + 6 < clear.length; ) {
    const short = clear.readUInt8(at + 1) & 0x7f;
    const lengthBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
    const length =
      lengthBytes === 0 ? short : clear.readUIntBE(at + 2 + Math.max(0, lengthBytes - 6), Math.min(lengthBytes, 6));
    const mask = clear.subarray(at + 2 + lengthBytes, at + 6 + lengthBytes);
    const start = at + 6 + lengthBytes;
    for (let byte = 0; byte < length && start + byte < clear.length; byte += 1) {
      clear[start + byte] = (clear[start + byte] ?? 0) ^ (mask[byte % 4] ?? 0);
    }
    at = start + length;
  }
  return clear;
}

/** Starts a server that forwards connections, and records what clients send on them. */
async function startTap(port: number, target: number): Promise<{ server: Server; said(): Buffer }> {
  const connections: Buffer[][] = [];
  const server = createServer((client) => {
    const chunks: Buffer[] = [];
    connections.push(chunks);
    const upstream = connect(target, "127.0.0.1");
    client.on("data", (chunk) => chunks.push(chunk));
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { server, said: () => Buffer.concat(connections.map((chunks) => unmask(Buffer.concat(chunks)))) };
}

it("I1: nothing that our client sends contains the Secret, the password, a file name, a title, a message or plaintext", async () => {
  const tapPort = await freePort();
  const origin = `http://localhost:${tapPort}`;
  await using app = await startApp({ BASE_URL: origin, LOG_LEVEL: "warn" });
  const tap = await startTap(tapPort, Number(new URL(app.origin).port));
  expect((tap.server.address() as AddressInfo).port).toBe(tapPort);
  const marker = randomUUID();
  const password = `password ${marker}`;
  const name = `name ${marker}.txt`;
  const text = `plaintext ${marker} `.repeat(20_000);
  const file = { name, type: "text/plain", size: text.length, stream: () => new Blob([text]).stream() };
  const { signal } = new AbortController();
  const server = { origin };

  const texts = { title: `title ${marker}`, message: `message ${marker}` };
  const request = { files: [file, { ...file, note: true }], ...texts, downloadLimit: 2, timeLimitSeconds: 300 };
  const sent = await upload(server, request, { signal });
  await setPassword(server, sent, { shareLink: sent.shareLink, password }, signal);
  const download = await openDownload(server, { id: sent.id, secretB64: sent.secretB64, password }, signal);
  expect(await new Response(await download.read({ signal })).text()).toBe(text + text);
  await fetchInfo(server, sent, signal);
  await deleteUpload(server, sent, signal);

  const said = tap.said();
  // The search finds known content, so its empty results are reliable.
  for (const known of [sent.id, sent.ownerToken, '"fileMetadata"', "send-v1 "]) expect(said.includes(known)).toBe(true);
  const secret = Buffer.from(sent.secretB64, "base64url");
  const forms = [secret, sent.secretB64, secret.toString("hex"), secret.toString("base64"), password, name, marker];
  for (const form of [...forms, ...forms.map((one) => Buffer.from(one).toString("base64url"))]) {
    expect(said.includes(form)).toBe(false);
  }
  tap.server.close();
});
