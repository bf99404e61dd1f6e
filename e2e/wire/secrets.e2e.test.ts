import { randomUUID } from "node:crypto";
import { fetchFileList, type ListAccess, writeFileList } from "@envoi/client";
import { PEOPLE, startIssuer } from "@envoi/dev-issuer";
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
import { type App, startApp } from "../support/app.ts";
import { everyByte, namesOfFound } from "../support/find-traces.ts";

/** Writes a list, reads it, and requests it with an invalid token. */
async function useList(app: App, access: ListAccess, entries: unknown[]): Promise<void> {
  const { signal } = new AbortController();
  expect(await writeFileList(app, access, { entries, etag: null }, signal)).toBe("written");
  expect((await fetchFileList(app, access, signal)).entries).toEqual(entries);
  const refused = fetchFileList(app, { ...access, accessToken: access.fileListKey }, signal);
  await expect(refused).rejects.toMatchObject({ code: "unauthorized" });
}

it("I1: no log line, span, fact, row, key or file of the server contains a Secret, a password, a file name or plaintext [R1.1]", async () => {
  await using receiver = await startOtlpReceiver();
  await using issuer = await startIssuer();
  await using app = await startApp({
    LOG_LEVEL: "trace",
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: "100",
    AUTH_ISSUER: issuer.origin,
    AUTH_CLIENT_ID: issuer.clientId,
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
  const listKey = Buffer.from(`Key of ${marker}`.slice(0, 16));
  const bearer = await issuer.tokenFor("ada");
  const entries = [{ id, url: shareLink, name: fileName, ownerToken }];
  await useList(app, { accessToken: bearer, fileListKey: listKey.toString("base64url") }, entries);

  const authKey = derivePasswordAuthKey(password, shareLink);
  const auth = authKey.toString("base64url");
  expect((await post(app.origin, `/api/password/${id}`, { owner_token: ownerToken, auth })).status).toBe(200);
  expect((await downloadOld(app.origin, { id, secret, authKey })).plaintext.equals(plaintext)).toBe(true);
  // Causes failures, which are logged in more detail: a stale key, a key in the path, a name in a query, and garbage
  // input.
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
  // Checks that the search finds content that is known to be there; otherwise, its empty results would prove nothing.
  for (const place of [log, kept]) expect(place.includes(id)).toBe(true);
  if (inject("mode") === "stack") expect(spans).toContain("/api/password/:id");
  const { email, uid } = PEOPLE.ada;
  const hidden = { secret, password, fileName, plaintext: plaintext.subarray(0, 40), listKey, bearer, email, uid };
  expect(namesOfFound(Buffer.concat([log, Buffer.from(spans, "latin1"), kept]), { ...hidden, ownerToken })).toEqual([]);
});
