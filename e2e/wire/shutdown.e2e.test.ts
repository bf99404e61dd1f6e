import {
  beginDownload,
  call,
  deriveAuthKey,
  downloadOld,
  firstMessage,
  openBody,
  openUploadSocket,
  sealBody,
  startStandaloneProcess,
  uploadOld,
} from "@envoi/testkit";
import { describe, expect, it } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { waitFor } from "../support/wait.ts";

const secret = Buffer.from("0123456789abcdef");

async function readiness(origin: string): Promise<number> {
  return (await call(origin, "/readyz").catch(() => ({ status: 0 }))).status;
}

describe("SIGTERM", () => {
  it("lets an upload and a download under way come to their end, and refuses new ones", async () => {
    await using app = await startStandaloneProcess({ DRAIN_SECONDS: "60" });
    expect(await readiness(app.privateOrigin)).toBe(200);
    const stored = await uploadOld(app.origin, generatorBytes(40_000_000), { dlimit: 2 });
    const response = await beginDownload(app.origin, stored);
    const plaintext = generatorBytes(200_000);
    const { socket, send, next } = await openUploadSocket(app.origin);
    await send(firstMessage(secret, plaintext.length));
    const reply = await next();
    const chunks = [...sealBody(secret, plaintext)];
    for (const chunk of chunks.slice(0, 2)) await send(chunk);

    const ended = app.terminate();
    await waitFor(
      () => readiness(app.privateOrigin),
      (status) => status === 503,
    );
    const late = await openUploadSocket(app.origin);
    expect(await late.next()).toEqual({ error: 503, code: "unavailable" });
    expect((await call(app.origin, `/api/exists/${stored.id}`)).status).toBe(200);

    for (const chunk of chunks.slice(2)) await send(chunk);
    await send(Buffer.of(0));
    expect(await next()).toEqual({ ok: true });
    socket.terminate();
    const received: Buffer[] = [];
    for await (const chunk of response) received.push(chunk as Buffer);
    expect(openBody(stored.secret, Buffer.concat(received)).equals(stored.plaintext)).toBe(true);
    expect(await ended).toBe(0);

    await app.restart();
    const upload = { id: String(reply?.["id"]), secret, authKey: deriveAuthKey(secret) };
    expect((await downloadOld(app.origin, upload)).plaintext.equals(plaintext)).toBe(true);
  });

  it("closes an upload that outlasts the drain time with 1012, cuts a download, and ends with 0", async () => {
    await using app = await startStandaloneProcess({ DRAIN_SECONDS: "1" });
    const stored = await uploadOld(app.origin, generatorBytes(40_000_000), { dlimit: 1 });
    const response = await beginDownload(app.origin, stored);
    response.on("error", () => {});
    const { send, next, closed } = await openUploadSocket(app.origin);
    await send(firstMessage(secret, 1_000));
    expect(await next()).toHaveProperty("id");
    const ended = app.terminate();
    expect(await closed()).toBe(1012);
    expect(await ended).toBe(0);
    response.resume();
    await new Promise((resolve) => response.once("close", resolve));
    expect(response.complete).toBe(false);
  });
});

it("I7: one upload beyond the budget is answered busy, and the next one after it is not", async () => {
  await using app = await startStandaloneProcess({ MAX_OPEN_UPLOADS: "1" });
  const first = await openUploadSocket(app.origin);
  await first.send(firstMessage(secret, 1_000));
  expect(await first.next()).toHaveProperty("id");
  const second = await openUploadSocket(app.origin);
  expect(await second.next()).toEqual({ error: 503, code: "busy" });
  expect(await second.closed()).toBe(4000);
  first.socket.terminate();
  await waitFor(
    async () => uploadOld(app.origin, generatorBytes(10)).catch(() => null),
    (upload) => upload !== null,
  );
});

it("tells all that is wrong with its settings, and ends before it listens", async () => {
  const settings = { PORT: "x", MAX_FILE_SIZE: "-1", BASE_URL: "send" };
  const started = startStandaloneProcess(settings);
  await expect(started).rejects.toThrow(/3 problems/);
  await expect(started).rejects.toThrow(/PORT: .*\n(.*\n)*.*BASE_URL: /);
});
