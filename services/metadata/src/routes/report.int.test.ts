import { createHash, randomBytes } from "node:crypto";
import { makeProof } from "@envoi/auth";
import { UNKNOWN_NETWORK } from "@envoi/platform";
import {
  encodeBase64Url,
  type MetadataReply,
  parseAuthKey,
  type RequestId,
  type UploadId,
  WRAPPED_KEY_BYTES,
  type WrappedKey,
} from "@envoi/protocol";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type HostedMetadata, hostMetadata, REQUESTER_HEADER } from "../testing/host-metadata.ts";
import { requireNonce } from "../testing/nonce-of.ts";

const PUBLIC_KEY = encodeBase64Url(new Uint8Array(65).fill(4));
const DAY_MS = 86_400_000;

let hosted: HostedMetadata;
beforeAll(async () => {
  hosted = await hostMetadata({ REPORT_PUBLIC_KEY: PUBLIC_KEY, REPORTS_PER_DAY_PER_NETWORK: "4" });
});
afterAll(() => hosted[Symbol.asyncDispose]());

type PublishedUpload = Awaited<ReturnType<HostedMetadata["publish"]>>;
const sealed = () => randomBytes(1_105).toString("base64url");
const aNetwork = () => randomBytes(6).toString("hex");

async function fetchMetadata({ id, authKey }: Pick<PublishedUpload, "id" | "authKey">, ext = true, at = hosted) {
  const extensions = { ...(ext && { "Envoi-Ext": "1" }) };
  const nonce = requireNonce(await at.ask("GET", `/api/exists/${id}`, { headers: extensions }));
  const headers = { Authorization: await makeProof(authKey, nonce), ...extensions };
  const answer = await at.ask("GET", `/api/metadata/${id}`, { headers });
  return JSON.parse(answer.text) as MetadataReply;
}
/** The content of a ticket. */
const saidIn = (ticket: string) => JSON.parse(Buffer.from(ticket.split(".")[0] ?? "", "base64url").toString());
const fetchTicket = async (upload: Pick<PublishedUpload, "id" | "authKey">) =>
  (await fetchMetadata(upload)).reportTicket ?? "";

async function report(id: UploadId | string, body: unknown, network = aNetwork()) {
  const answer = await hosted.post(`/api/report/${id}`, body, { [REQUESTER_HEADER]: network });
  return { status: answer.status, ...(JSON.parse(answer.text) as { id?: string; code?: string }) };
}

test("a recipient reports an upload with the ticket from its metadata, and the report is stored unchanged", async () => {
  const upload = await hosted.publish();
  const body = { reason: "malware", ticket: await fetchTicket(upload), sealed: sealed() };
  const { status, id = "" } = await report(upload.id, body);
  expect(status).toBe(200);
  const stored = await hosted.uploads.readReport(id);
  expect(stored).toMatchObject({ id, uploadId: upload.id, reason: "malware", sealed: body.sealed });
  expect(saidIn(stored?.subject ?? "")).toMatchObject({
    id: upload.id,
    ciphertextBytes: 39,
    passwordProfile: null,
    contentCommitment: null,
    authKeySha256: createHash("sha256").update(Buffer.from(upload.authKey, "base64url")).digest("base64url"),
    metadataSha256: createHash("sha256").update("c2VhbGVk").digest("base64url"),
  });
});

test("I1: neither the log nor the metrics contain the sealed text or the ticket", async () => {
  const upload = await hosted.publish();
  const body = { reason: "fraud", ticket: await fetchTicket(upload), sealed: sealed() };
  await report(upload.id, body);
  const seen = hosted.logLines.join("\n") + (await hosted.registry.metrics());
  expect(seen).toContain('reports_total{reason="fraud"} 1');
  for (const secret of [body.sealed, body.ticket]) expect(seen).not.toContain(secret);
});

test("a ticket contains a commitment if the password is strong, and none if it only gates access", async () => {
  const metadata = randomBytes(100);
  const wrappedKey = randomBytes(WRAPPED_KEY_BYTES).toString("base64url") as WrappedKey;
  const strong = await hosted.publish({ wrappedKey, sealedMetadata: metadata.toString("base64url") });
  const fetchSubject = async (upload: PublishedUpload) => saidIn(await fetchTicket(upload));
  expect(await fetchSubject(strong)).toMatchObject({
    passwordProfile: 2,
    authKeySha256: null,
    contentCommitment: metadata.subarray(0, 32).toString("base64url"),
  });
  const gated = await hosted.publish();
  await hosted.uploads.setPassword(gated.id, { operationId: "x", authKey: gated.authKey });
  expect(await fetchSubject(gated)).toMatchObject({ passwordProfile: 1, authKeySha256: null, contentCommitment: null });
});

test("a delivery can be reported only with its owner's key, and its ticket contains a commitment to the content key [R10.15]", async () => {
  const metadata = randomBytes(100);
  const requestId = "0123456789abcdef" as RequestId;
  const delivery = await hosted.publish({ requestId, sealedMetadata: metadata.toString("base64url") });
  const authKey = parseAuthKey(randomBytes(64).toString("base64url"));
  expect((await fetchMetadata({ ...delivery, authKey })).reportTicket).toBeUndefined();
  const ticket = await fetchTicket(delivery);
  expect(saidIn(ticket)).toMatchObject({
    passwordProfile: null,
    contentCommitment: metadata.subarray(0, 32).toString("base64url"),
  });
  expect((await report(delivery.id, { reason: "malware", ticket, sealed: sealed() })).status).toBe(200);
});

test("a report about an upload with a password does not help to check guesses at the password", async () => {
  const upload = await hosted.publish();
  // Stands for the key that a page would derive from the link and the password.
  const authKey = parseAuthKey(randomBytes(64).toString("base64url"));
  await hosted.uploads.setPassword(upload.id, { operationId: "set", authKey });
  const body = { reason: "fraud", ticket: await fetchTicket({ ...upload, authKey }), sealed: sealed() };
  const { id = "" } = await report(upload.id, body);
  const stored = await hosted.uploads.readReport(id);
  const bytes = Buffer.from(authKey, "base64url");
  const seen = JSON.stringify(stored) + JSON.stringify(saidIn(stored?.subject ?? ""));
  for (const known of [
    bytes,
    createHash("sha256").update(bytes).digest(),
    createHash("sha256").update(authKey).digest(),
  ]) {
    for (const encoding of ["base64url", "base64", "hex"] as const)
      expect(seen).not.toContain(known.toString(encoding));
  }
});

test("nothing stored or logged about a report reveals its time of day or its origin", async () => {
  const upload = await hosted.publish();
  const ticket = await fetchTicket(upload);
  const before = hosted.logLines.length;
  const { id = "" } = await report(upload.id, { reason: "fraud", ticket, sealed: sealed() });
  const stored = await hosted.uploads.readReport(id);
  const { createdAtMs, atMs } = saidIn(stored?.subject ?? "");
  for (const ms of [stored?.receivedAtMs, stored?.expiresAtMs, createdAtMs, atMs]) expect(Number(ms) % DAY_MS).toBe(0);
  await report(upload.id, "{");
  await vi.waitFor(() => expect(answered(before)).toHaveLength(2));
  for (const line of answered(before)) expect(line).not.toHaveProperty("clientAddress");
  const lines = hosted.logLines.slice(before).join("\n");
  for (const known of [id, upload.id]) expect(lines).not.toContain(known);
  // The log lines of other calls contain the address.
  expect(hosted.logLines.join("\n")).toContain("clientAddress");
});

/** The lines about reports in the access log. */
function answered(from: number): Record<string, unknown>[] {
  const lines = hosted.logLines.slice(from).map((line) => JSON.parse(line) as Record<string, unknown>);
  return lines.filter(({ route }) => route === "/api/report/:id");
}

test("an upload can be reported by its live link while it is running, and after it has been abandoned", async () => {
  const upload = await hosted.open({ liveLink: true, resumable: true, declaredBytes: 100_000_000 });
  const { reportTicket: ticket = "" } = await fetchMetadata(upload);
  expect(saidIn(ticket)).toMatchObject({ id: upload.id, ciphertextBytes: 100_000_000, passwordProfile: null });
  expect(saidIn(ticket).authKeySha256).toEqual(expect.any(String));
  expect((await report(upload.id, { reason: "malware", ticket, sealed: sealed() })).status).toBe(200);
  expect(await hosted.uploads.reportedUploads(1_000)).toContain(upload.id);
  await hosted.uploads.takeDown(upload.id);
  expect((await report(upload.id, { reason: "malware", ticket, sealed: sealed() })).status).toBe(200);
});

test("the last recipient can report a used-up or deleted upload, for at least one day and at most two", async () => {
  const upload = await hosted.publish({ downloadLimit: 1 });
  const ticket = await fetchTicket(upload);
  await hosted.download(upload.id);
  expect((await hosted.ask("GET", `/api/exists/${upload.id}`)).status).toBe(404);
  expect((await report(upload.id, { reason: "illegal", ticket, sealed: sealed() })).status).toBe(200);
  hosted.advance(DAY_MS);
  expect((await report(upload.id, { reason: "illegal", ticket, sealed: sealed() })).status).toBe(200);
  hosted.advance(DAY_MS);
  const late = await report(upload.id, { reason: "illegal", ticket, sealed: sealed() });
  expect(late).toMatchObject({ status: 401, code: "unauthorized" });
});

test("a report is rejected unless it has a ticket from this server for this upload", async () => {
  const [upload, other] = [await hosted.publish(), await hosted.publish()];
  const ticket = await fetchTicket(upload);
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
    await fetchTicket(other),
  ]) {
    const answer = await report(upload.id, { reason: "other", ticket: forged, sealed: sealed() });
    expect(answer).toMatchObject({ status: 401, code: "unauthorized" });
  }
  expect(await hosted.uploads.reportedUploads(1_000)).not.toContain(upload.id);
});

test("a malformed report is rejected", async () => {
  const upload = await hosted.publish();
  const body = { reason: "other", ticket: await fetchTicket(upload), sealed: sealed() };
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

test("I10: a network may send a limited number of reports per day, and three per upload; rejected reports do not count", async () => {
  const [upload, other] = [await hosted.publish(), await hosted.publish()];
  const [ticket, otherTicket] = [await fetchTicket(upload), await fetchTicket(other)];
  const busy = aNetwork();
  const send = () => report(upload.id, { reason: "other", ticket, sealed: sealed() }, busy);
  for (let n = 0; n < 3; n++) expect((await send()).status).toBe(200);
  for (let n = 0; n < 3; n++) expect(await send()).toMatchObject({ status: 429, code: "too_many_reports" });
  const last = { reason: "other", ticket: otherTicket, sealed: sealed() };
  expect((await report(other.id, last, busy)).status).toBe(200);
  expect(await report(other.id, last, busy)).toMatchObject({ status: 429, code: "rate_limited" });
});

test("I10: junk reports from the networks of one site do not displace other sites' reports", async () => {
  const upload = await hosted.publish();
  const ticket = await fetchTicket(upload);
  const send = async (network: string) => {
    const { id, status } = await report(upload.id, { reason: "other", ticket, sealed: sealed() }, network);
    return status === 200 ? (id ?? "") : status;
  };
  const site = aNetwork();
  const junk = [];
  for (let n = 0; n < 20; n++) junk.push(await send(`${site}/${n}`));
  expect(junk.filter((answer) => answer === 429)).toHaveLength(17);
  const victim = await send(aNetwork());
  for (let n = 4; n < 20; n++) expect(await send(aNetwork())).toEqual(expect.any(String));
  // The upload now has 20 reports, so each new one replaces one of the site's reports.
  for (let n = 0; n < 2; n++) expect(await send(aNetwork())).toEqual(expect.any(String));
  const left = await Promise.all(junk.map((id) => (typeof id === "string" ? hosted.uploads.readReport(id) : null)));
  expect(left.filter((found) => found !== null)).toHaveLength(1);
  expect(await hosted.uploads.readReport(String(victim))).toMatchObject({ uploadId: upload.id });
  expect(await hosted.registry.metrics()).toMatch(/^reports_replaced_total 2$/m);
});

test("I10: an upload can receive its 20 reports even if all users appear to be in one network", async () => {
  const upload = await hosted.publish();
  const ticket = await fetchTicket(upload);
  for (let n = 0; n < 20; n++) {
    const answer = await report(upload.id, { reason: "other", ticket, sealed: sealed() }, UNKNOWN_NETWORK);
    expect(answer.status).toBe(200);
  }
});

test("the metadata for an old client contains no ticket", async () => {
  expect(await fetchMetadata(await hosted.publish(), false)).not.toHaveProperty("reportTicket");
});

test("without an operator's key no reports are accepted or offered", async () => {
  await using without = await hostMetadata();
  const upload = await without.publish();
  expect(await fetchMetadata(upload, true, without)).not.toHaveProperty("reportTicket");
  expect(JSON.parse((await without.ask("GET", "/config")).text)).not.toHaveProperty("REPORTS");
  const body = { reason: "other", ticket: await fetchTicket(await hosted.publish()), sealed: sealed() };
  expect((await without.post(`/api/report/${upload.id}`, body)).status).toBe(404);
  expect(JSON.parse((await hosted.ask("GET", "/config")).text)).toMatchObject({ REPORTS: { PUBLIC_KEY } });
});
