import {
  beginDownload,
  call,
  deriveAuthKey,
  downloadOld,
  firstMessage,
  openBody,
  openUploadSocket,
  sealBody,
  uploadOld,
  waitFor,
} from "@envoi/testkit";
import { describe, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

const secret = Buffer.from("0123456789abcdef");

/** Readiness of each process that serves transfers. */
async function readiness(app: App): Promise<number[]> {
  const answers = app
    .carriers()
    .map(({ privateOrigin }) => call(privateOrigin, "/readyz").catch(() => ({ status: 0 })));
  return (await Promise.all(answers)).map(({ status }) => status);
}

/** Tries to upload. @returns the rejection's status, received on the socket or instead of the handshake */
async function tryUpload(app: App): Promise<unknown> {
  try {
    const { next } = await openUploadSocket(app.origin);
    return (await next())?.["error"];
  } catch (error) {
    return JSON.parse(String(/^refused: (.*)/.exec((error as Error).message)?.[1])).error;
  }
}

/** Number of processes whose last log line reports an orderly stop. */
async function orderlyEnds(app: App): Promise<number> {
  return (await app.output()).split("\n").filter((line) => line.endsWith('"msg":"stopped"}')).length;
}

describe("SIGTERM", () => {
  it("lets a running upload and download complete, and rejects new ones", async () => {
    await using app = await startApp({ DRAIN_SECONDS: "60" });
    expect(new Set(await readiness(app))).toEqual(new Set([200]));
    const stored = await uploadOld(app.origin, generatorBytes(40_000_000), { dlimit: 2 });
    const response = await beginDownload(app.origin, stored);
    const plaintext = generatorBytes(200_000);
    const { socket, send, next } = await openUploadSocket(app.origin);
    await send(firstMessage(secret, plaintext.length));
    const reply = await next();
    const chunks = [...sealBody(secret, plaintext)];
    for (const chunk of chunks.slice(0, 2)) await send(chunk);

    const carriers = app.carriers().length;
    const ended = app.terminate();
    await waitFor(
      () => readiness(app),
      (statuses) => statuses.includes(503) && !statuses.includes(200),
    );
    expect(await tryUpload(app)).toBe(503);
    expect((await call(app.origin, `/api/exists/${stored.id}`)).status).toBe(200);

    for (const chunk of chunks.slice(2)) await send(chunk);
    await send(Buffer.of(0));
    expect(await next()).toEqual({ ok: true });
    socket.terminate();
    const received: Buffer[] = [];
    for await (const chunk of response) received.push(chunk as Buffer);
    expect(openBody(stored.secret, Buffer.concat(received)).equals(stored.plaintext)).toBe(true);
    await ended;
    expect(await orderlyEnds(app)).toBe(carriers);

    await app.restart();
    const upload = { id: String(reply?.["id"]), secret, authKey: deriveAuthKey(secret) };
    expect((await downloadOld(app.origin, upload)).plaintext.equals(plaintext)).toBe(true);
  });

  it("closes an upload that outlasts the drain time with 1012, aborts a download, and exits with 0", async () => {
    await using app = await startApp({ DRAIN_SECONDS: "1" });
    const stored = await uploadOld(app.origin, generatorBytes(40_000_000), { dlimit: 1 });
    const response = await beginDownload(app.origin, stored);
    response.on("error", () => {});
    const { send, next, closed } = await openUploadSocket(app.origin);
    await send(firstMessage(secret, 1_000));
    expect(await next()).toHaveProperty("id");
    const carriers = app.carriers().length;
    const ended = app.terminate();
    expect(await closed()).toBe(1012);
    await ended;
    expect(await orderlyEnds(app)).toBe(carriers);
    response.resume();
    await new Promise((resolve) => response.once("close", resolve));
    expect(response.complete).toBe(false);
  });
});

it("I7: an upload above the memory budget gets busy, and uploads are accepted again once others have ended", async () => {
  await using app = await startApp({ MAX_OPEN_UPLOADS: "1" });
  const budget = app.carriers().filter(({ name }) => name !== "download").length;
  const open: Awaited<ReturnType<typeof openUploadSocket>>[] = [];
  for (;;) {
    const upload = await openUploadSocket(app.origin);
    await upload.send(firstMessage(secret, 1_000));
    const reply = await upload.next();
    if (reply?.["id"] === undefined) {
      expect(reply).toEqual({ error: 503, code: "busy" });
      expect(await upload.closed()).toBe(4000);
      break;
    }
    open.push(upload);
    expect(open.length).toBeLessThanOrEqual(budget);
  }
  for (const { socket } of open) socket.terminate();
  await waitFor(
    async () => uploadOld(app.origin, generatorBytes(10)).catch(() => null),
    (upload) => upload !== null,
  );
});
