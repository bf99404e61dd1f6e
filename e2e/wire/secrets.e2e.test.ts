import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { startOtlpReceiver } from "@envoi/platform/otlp-receiver";
import {
  call,
  deriveAuthKey,
  derivePasswordAuthKey,
  downloadOld,
  firstMessage,
  openUploadSocket,
  post,
  sealBody,
  sealMetadata,
} from "@envoi/testkit";
import { expect, inject, it } from "vitest";
import { startApp } from "../support/app.ts";

/** All files below a directory, their names included: of a bucket on a drive these are keys. */
async function everyByte(directory: string): Promise<Buffer> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = files.map((file) => readFile(file).catch(() => Buffer.alloc(0)));
  return Buffer.concat([Buffer.from(files.join("\n")), ...(await Promise.all(contents))]);
}

/** A text in the forms in which it could have been written down. */
function formsOf(text: Buffer): Buffer[] {
  return [
    text,
    Buffer.from(text.toString("hex")),
    Buffer.from(text.toString("base64")),
    Buffer.from(text.toString("base64url")),
    Buffer.from(encodeURIComponent(text.toString("latin1"))),
  ];
}

it("I1: no log line, span, fact, row, key or file of the server holds a Secret, a password, a file name or plaintext", async () => {
  await using receiver = await startOtlpReceiver();
  await using app = await startApp({
    LOG_LEVEL: "trace",
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: "100",
  });
  const marker = randomUUID();
  const secret = Buffer.from(`Secret ${marker}`.slice(0, 16));
  const password = `password ${marker}`;
  const fileName = `name ${marker}.pdf`;
  const plaintext = Buffer.from(`plaintext ${marker} `.repeat(10_000));
  const files = [{ name: fileName, size: plaintext.length, type: "" }];
  const metadata = { name: fileName, type: "", size: plaintext.length, manifest: { files } };

  const { socket, send, next } = await openUploadSocket(app.origin);
  const fields = { fileMetadata: sealMetadata(secret, metadata) };
  await send(firstMessage(secret, plaintext.length, { dlimit: 3, fields }));
  const { id, url, ownerToken } = (await next()) as { id: string; url: string; ownerToken: string };
  for (const chunk of sealBody(secret, plaintext)) await send(chunk);
  await send(Buffer.of(0));
  expect(await next()).toEqual({ ok: true });
  socket.terminate();

  const shareLink = `${url}#${secret.toString("base64url")}`;
  const authKey = derivePasswordAuthKey(password, shareLink);
  const auth = authKey.toString("base64url");
  expect((await post(app.origin, `/api/password/${id}`, { owner_token: ownerToken, auth })).status).toBe(200);
  expect((await downloadOld(app.origin, { id, secret, authKey })).plaintext.equals(plaintext)).toBe(true);
  // What goes wrong is logged more than what goes well: a stale key, a key in the path, a name in a query, junk.
  await downloadOld(app.origin, { id, secret, authKey: deriveAuthKey(secret) }).catch(() => {});
  await call(app.origin, `/download/${id}/${secret.toString("base64url")}`);
  await call(app.origin, `/download/${id}/?name=${encodeURIComponent(fileName)}`);
  await post(app.origin, `/api/params/${id}`, { owner_token: ownerToken, dlimit: password });
  await post(app.origin, `/api/info/${id}`, { owner_token: password });
  await post(app.origin, "/api/metrics", { events: [fileName] });
  await call(app.origin, `/${encodeURIComponent(fileName)}`);
  const junk = await openUploadSocket(app.origin);
  await junk.send(JSON.stringify({ fileMetadata: fileName, authorization: password }));
  await junk.closed();
  await app.terminate();

  const [log, spans, kept] = [Buffer.from(await app.output()), receiver.sent(), await everyByte(app.dataDirectory)];
  // What must be there is found, so what is not found is not there.
  for (const place of [log, kept]) expect(place.includes(id)).toBe(true);
  if (inject("way") === "stack") expect(spans).toContain("/api/password/:id");
  const haystack = Buffer.concat([log, Buffer.from(spans, "latin1"), kept]);
  for (const [what, text] of Object.entries({ secret, password, fileName, plaintext: plaintext.subarray(0, 40) })) {
    for (const form of formsOf(Buffer.from(text)))
      expect({ what, found: haystack.includes(form) }).toEqual({ what, found: false });
  }
  expect(haystack.includes(ownerToken)).toBe(false);
});
