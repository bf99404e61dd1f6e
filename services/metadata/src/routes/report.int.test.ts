import { createHash, randomBytes } from "node:crypto";
import { makeProof } from "@envoi/auth";
import {
  encodeBase64Url,
  type MetadataReply,
  type UploadId,
  WRAPPED_KEY_BYTES,
  type WrappedKey,
} from "@envoi/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type HostedMetadata, hostMetadata, REQUESTER_HEADER } from "../testing/host-metadata.ts";
import { nonceOf } from "../testing/nonce-of.ts";

const PUBLIC_KEY = encodeBase64Url(new Uint8Array(65).fill(4));
const DAY_MS = 86_400_000;

let hosted: HostedMetadata;
beforeAll(async () => {
  hosted = await hostMetadata({ REPORT_PUBLIC_KEY: PUBLIC_KEY, REPORTS_PER_DAY_PER_NETWORK: "3" });
});
afterAll(() => hosted[Symbol.asyncDispose]());

type Published = Awaited<ReturnType<HostedMetadata["publish"]>>;
const sealed = () => randomBytes(1_105).toString("base64url");
const aNetwork = () => randomBytes(6).toString("hex");

async function metadataOf({ id, authKey }: Pick<Published, "id" | "authKey">, ext = true, at = hosted) {
  const nonce = nonceOf(await at.ask("GET", `/api/exists/${id}`));
  const headers = { Authorization: await makeProof(authKey, nonce), ...(ext && { "Envoi-Ext": "1" }) };
  const answer = await at.ask("GET", `/api/metadata/${id}`, { headers });
  return JSON.parse(answer.text) as MetadataReply;
}
const ticketOf = async (upload: Pick<Published, "id" | "authKey">) => (await metadataOf(upload)).reportTicket ?? "";

async function report(id: UploadId | string, body: unknown, network = aNetwork()) {
  const answer = await hosted.post(`/api/report/${id}`, body, { [REQUESTER_HEADER]: network });
  return { status: answer.status, ...(JSON.parse(answer.text) as { id?: string; code?: string }) };
}

test("a recipient reports an upload with the ticket from its metadata, and the report is stored as it came", async () => {
  const upload = await hosted.publish();
  const body = { reason: "malware", ticket: await ticketOf(upload), sealed: sealed() };
  const { status, id = "" } = await report(upload.id, body);
  expect(status).toBe(200);
  const stored = await hosted.uploads.readReport(id);
  expect(stored).toMatchObject({ id, uploadId: upload.id, reason: "malware", sealed: body.sealed });
  const says = JSON.parse(Buffer.from(stored?.subject ?? "", "base64url").toString());
  expect(says).toMatchObject({
    id: upload.id,
    ciphertextBytes: 39,
    passwordProfile: null,
    contentCommitment: null,
    authKeySha256: createHash("sha256").update(Buffer.from(upload.authKey, "base64url")).digest("base64url"),
    metadataSha256: createHash("sha256").update("c2VhbGVk").digest("base64url"),
  });
});

test("I1: neither the log nor the metrics have what was sealed, or the ticket", async () => {
  const upload = await hosted.publish();
  const body = { reason: "fraud", ticket: await ticketOf(upload), sealed: sealed() };
  await report(upload.id, body);
  const seen = hosted.logLines.join("\n") + (await hosted.registry.metrics());
  expect(seen).toContain('reports_total{reason="fraud"} 1');
  for (const secret of [body.sealed, body.ticket]) expect(seen).not.toContain(secret);
});

test("the ticket of an upload with a strong password has its commitment, and that of a gated one none", async () => {
  const metadata = randomBytes(100);
  const wrappedKey = randomBytes(WRAPPED_KEY_BYTES).toString("base64url") as WrappedKey;
  const strong = await hosted.publish({ wrappedKey, sealedMetadata: metadata.toString("base64url") });
  const saidOf = async (upload: Published) =>
    JSON.parse(Buffer.from((await ticketOf(upload)).split(".")[0] ?? "", "base64url").toString());
  expect(await saidOf(strong)).toMatchObject({
    passwordProfile: 2,
    contentCommitment: metadata.subarray(0, 32).toString("base64url"),
  });
  const gated = await hosted.publish();
  await hosted.uploads.setPassword(gated.id, { operationId: "x", authKey: gated.authKey });
  expect(await saidOf(gated)).toMatchObject({ passwordProfile: 1, contentCommitment: null });
});

test("the last recipient can report an upload that is used up or deleted, for a day", async () => {
  const upload = await hosted.publish({ downloadLimit: 1 });
  const ticket = await ticketOf(upload);
  await hosted.download(upload.id);
  expect((await hosted.ask("GET", `/api/exists/${upload.id}`)).status).toBe(404);
  expect((await report(upload.id, { reason: "illegal", ticket, sealed: sealed() })).status).toBe(200);
  hosted.advance(DAY_MS - 60_000);
  expect((await report(upload.id, { reason: "illegal", ticket, sealed: sealed() })).status).toBe(200);
  hosted.advance(120_000);
  const late = await report(upload.id, { reason: "illegal", ticket, sealed: sealed() });
  expect(late).toMatchObject({ status: 401, code: "unauthorized" });
});

test("a report without a ticket of this server for this upload is refused", async () => {
  const [upload, other] = [await hosted.publish(), await hosted.publish()];
  const ticket = await ticketOf(upload);
  const [subject = "", signature = ""] = ticket.split(".");
  const changed = Buffer.from(Buffer.from(subject, "base64url").toString().replace('39,"', '40,"')).toString(
    "base64url",
  );
  expect(changed).not.toBe(subject);
  for (const forged of [
    "",
    "a.b",
    subject,
    `${subject}.`,
    `${subject}.${"A".repeat(43)}`,
    `${changed}.${signature}`,
    `${ticket}.x`,
    await ticketOf(other),
  ]) {
    const answer = await report(upload.id, { reason: "other", ticket: forged, sealed: sealed() });
    expect(answer).toMatchObject({ status: 401, code: "unauthorized" });
  }
  expect(await hosted.uploads.reportedUploads(1_000)).not.toContain(upload.id);
});

test("a malformed report is refused", async () => {
  const upload = await hosted.publish();
  const body = { reason: "other", ticket: await ticketOf(upload), sealed: sealed() };
  const bad = [
    {},
    null,
    [],
    { ...body, reason: "dull" },
    { ...body, sealed: "AAAA" },
    { ...body, sealed: "A".repeat(20_000) },
    { ...body, ticket: 1 },
    { ...body, ticket: "A".repeat(2_049) },
    { ...body, secret: "AAAA" },
  ];
  for (const each of bad) expect(await report(upload.id, each)).toMatchObject({ status: 400, code: "bad_request" });
  expect((await report(upload.id, { ...body, sealed: "A".repeat(200_000) })).status).toBe(413);
  expect((await report("nothing", body)).status).toBe(404);
  expect((await hosted.ask("GET", `/api/report/${upload.id}`)).status).toBe(405);
});

test("I10: a network sends as many reports a day as it may, and an upload has as many as it may", async () => {
  const upload = await hosted.publish();
  const ticket = await ticketOf(upload);
  const send = (network?: string) => report(upload.id, { reason: "other", ticket, sealed: sealed() }, network);
  const busy = aNetwork();
  for (let n = 0; n < 3; n++) expect((await send(busy)).status).toBe(200);
  expect(await send(busy)).toMatchObject({ status: 429, code: "rate_limited" });
  for (let n = 3; n < 20; n++) expect((await send()).status).toBe(200);
  // What was not stored does not count for its network.
  const late = aNetwork();
  for (let n = 0; n < 5; n++) expect(await send(late)).toMatchObject({ status: 429, code: "too_many_reports" });
});

test("an old client's metadata has no ticket", async () => {
  expect(await metadataOf(await hosted.publish(), false)).not.toHaveProperty("reportTicket");
});

test("an operator without a key receives no reports, and nothing offers them", async () => {
  await using without = await hostMetadata();
  const upload = await without.publish();
  expect(await metadataOf(upload, true, without)).not.toHaveProperty("reportTicket");
  expect(JSON.parse((await without.ask("GET", "/config")).text)).not.toHaveProperty("REPORTS");
  const body = { reason: "other", ticket: await ticketOf(await hosted.publish()), sealed: sealed() };
  expect((await without.post(`/api/report/${upload.id}`, body)).status).toBe(404);
  expect(JSON.parse((await hosted.ask("GET", "/config")).text)).toMatchObject({ REPORTS: { PUBLIC_KEY } });
});
