import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSecret, deriveAuthKey, type Secret, sealRecords } from "@envoi/crypto";
import { createReportKeyPair, type ReportedKey, sealReport } from "@envoi/crypto/report";
import { twoKeyBody } from "@envoi/crypto/two-key-body";
import {
  type AuthKey,
  decodeBase64,
  encodeBase64Url,
  encodeReportSubject,
  isReportKey,
  type ReportSubject,
} from "@envoi/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runAdmin } from "./run-admin.ts";

const PLAINTEXT = new TextEncoder().encode("what the sender sent");
const WORDS = "It asks for my bank's password.\nSent by mail.";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-reports-"));
});
afterAll(() => rm(directory, { recursive: true }));

const inDirectory = (name: string) => join(directory, `${name}-${randomBytes(4).toString("hex")}`);

async function write(name: string, content: Uint8Array | object): Promise<string> {
  const path = inDirectory(name);
  await writeFile(path, content instanceof Uint8Array ? content : JSON.stringify(content));
  return path;
}

async function admin(...line: string[]): Promise<string> {
  const lines: string[] = [];
  await runAdmin(line, { variables: {}, user: "ada", print: (text) => void lines.push(text) });
  return lines.join("\n");
}

async function sealBody(secret: Secret): Promise<Uint8Array> {
  const body = sealRecords(new Blob([PLAINTEXT]).stream(), { secret });
  return new Uint8Array(await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes);
const toReportedKey = (secret: Secret): ReportedKey => ({ kind: "secret", keyB64: encodeBase64Url(secret) });

type Case = { secret: Secret; body: Uint8Array; key: ReportedKey | null; subject?: Partial<ReportSubject> };

/** A report as returned by the server, and the operator's key file. */
async function reported({ secret, body, key, subject = {} }: Case) {
  const authKey: AuthKey = await deriveAuthKey(secret);
  const says: ReportSubject = {
    id: randomBytes(8).toString("hex"),
    ciphertextBytes: body.byteLength,
    createdAtMs: 1_800_000_000_000,
    authKeySha256: sha256(decodeBase64(authKey) ?? new Uint8Array()).digest("base64url"),
    metadataSha256: "A".repeat(43),
    passwordProfile: null,
    contentCommitment: null,
    atMs: 1_800_000_000_001,
    ...subject,
  };
  const pair = await createReportKeyPair();
  const bound = encodeReportSubject(says);
  const report = {
    id: randomBytes(16).toString("hex"),
    uploadId: says.id,
    reason: "fraud",
    receivedAt: "2027-01-15T08:00:00.000Z",
    expiresAt: "2027-04-15T08:00:00.000Z",
    ciphertextSha256: sha256(body).digest("hex") as string | null,
    says,
    subject: bound,
    sealed: await sealReport(pair.publicKey, { words: WORDS, key }, bound),
  };
  return { report, says, keyFile: await write("key", pair), bodyFile: await write("body", body) };
}

async function anUpload() {
  const secret = createSecret();
  return { secret, body: await sealBody(secret) };
}

test("creates a key file that only its owner can read, and never overwrites a file", async () => {
  const out = inDirectory("new");
  const printed = await admin("report", "new-key", "--out", out);
  expect(isReportKey(printed.replace("REPORT_PUBLIC_KEY=", ""))).toBe(true);
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  const before = await readFile(out, "utf8");
  expect(printed).toContain(JSON.parse(before).publicKey);
  await expect(admin("report", "new-key", "--out", out)).rejects.toThrow("EEXIST");
  expect(await readFile(out, "utf8")).toBe(before);
  await expect(admin("report", "new-key")).rejects.toThrow("--out");
});

test("opens and checks a report with a key offline, and decrypts its file", async () => {
  const upload = await anUpload();
  const { report, keyFile, bodyFile } = await reported({ ...upload, key: toReportedKey(upload.secret) });
  const saveAs = inDirectory("plaintext");
  const line = ["report", "open", await write("report", report), "--key", keyFile];
  const opened = JSON.parse(await admin(...line, "--ciphertext", bodyFile, "--save", saveAs, "--json"));
  expect(opened).toMatchObject({
    upload: report.uploadId,
    reason: "fraud",
    words: WORDS,
    key: encodeBase64Url(upload.secret),
    verdict: expect.stringContaining("there can be no other"),
    ciphertext: expect.stringMatching(/stored when it was reported; opens/),
  });
  expect(new Uint8Array(await readFile(saveAs))).toEqual(PLAINTEXT);
  expect(await admin(...line)).toContain("bank's password");
});

test("opens a report without a key, and notes that no key was given", async () => {
  const upload = await anUpload();
  const { report, keyFile, bodyFile } = await reported({ ...upload, key: null });
  const line = ["report", "open", await write("report", report), "--key", keyFile, "--ciphertext", bodyFile, "--json"];
  expect(JSON.parse(await admin(...line))).toMatchObject({ words: WORDS, key: "not given", verdict: "–" });
});

test("rejects a report with the wrong key, even if that key decrypts the file", async () => {
  const { body, secrets } = await twoKeyBody();
  const [sent, other] = secrets;
  const honest = await reported({ secret: sent, body, key: toReportedKey(sent) });
  const open = async ({ report, keyFile, bodyFile }: typeof honest) =>
    admin("report", "open", await write("report", report), "--key", keyFile, "--ciphertext", bodyFile);
  expect(await open(honest)).toContain("opens with the key");
  await expect(open(await reported({ secret: sent, body, key: toReportedKey(other) }))).rejects.toThrow(
    /REFUSED: the reported key is not the key of this upload/,
  );
  // With a password that only controls access, there is no commitment to a key, so the verdict is UNPROVEN.
  const gated = { secret: sent, body, subject: { passwordProfile: 1 } } as const;
  for (const secret of secrets) {
    expect(await open(await reported({ ...gated, key: toReportedKey(secret) }))).toContain("UNPROVEN");
  }
});

test("rejects a report that was changed or moved to another upload", async () => {
  const [upload, victim] = [await anUpload(), await anUpload()];
  const { report, keyFile } = await reported({ ...upload, key: toReportedKey(upload.secret) });
  const other = (await reported({ ...victim, key: null })).report;
  const says = (change: Partial<ReportSubject>) => encodeReportSubject({ ...report.says, ...change });
  for (const forged of [
    { ...report, uploadId: other.uploadId },
    { ...report, uploadId: other.uploadId, subject: other.subject },
    { ...report, sealed: other.sealed },
    { ...report, subject: says({ authKeySha256: "B".repeat(43) }) },
    { ...report, subject: says({ ciphertextBytes: 1_000_000 }) },
    { ...report, subject: "AAAA" },
  ]) {
    await expect(admin("report", "open", await write("forged", forged), "--key", keyFile)).rejects.toThrow("REFUSED");
  }
});

test("rejects a file other than the stored one, even if the key decrypts it", async () => {
  const upload = await anUpload();
  const { report, keyFile } = await reported({ ...upload, key: toReportedKey(upload.secret) });
  const line = ["report", "open", await write("report", report), "--key", keyFile, "--ciphertext"];
  for (const body of [await sealBody(upload.secret), upload.body.subarray(1), new Uint8Array()]) {
    await expect(admin(...line, await write("other", body))).rejects.toThrow(/REFUSED: this is not the file/);
  }
});

test("rejects a stored file that the key does not decrypt, and leaves no partly decrypted file behind", async () => {
  const upload = await anUpload();
  const body = upload.body.slice();
  body[body.byteLength - 1] = (body.at(-1) ?? 0) ^ 1;
  const { report, keyFile, bodyFile } = await reported({
    secret: upload.secret,
    body,
    key: toReportedKey(upload.secret),
  });
  const saveAs = inDirectory("plaintext");
  const line = ["report", "open", await write("report", report), "--key", keyFile];
  await expect(admin(...line, "--ciphertext", bodyFile, "--save", saveAs)).rejects.toThrow(/REFUSED: .* does not open/);
  await expect(stat(saveAs)).rejects.toThrow("ENOENT");
});

test("does not show the file as checked if the server has no digest of it", async () => {
  const upload = await anUpload();
  const { report, keyFile, bodyFile } = await reported({ ...upload, key: null });
  for (const ciphertextSha256 of [null, "gone"]) {
    const file = await write("report", { ...report, ciphertextSha256 });
    const opened = await admin("report", "open", file, "--key", keyFile, "--ciphertext", bodyFile);
    expect(opened).toContain("no digest to compare");
  }
});

test("names the file in the error if it is not a report or a key", async () => {
  const upload = await anUpload();
  const { report, keyFile } = await reported({ ...upload, key: null });
  const file = await write("report", report);
  for (const bad of [inDirectory("none"), await write("bad", {}), await write("bad", { ...report, sealed: 1 })]) {
    await expect(admin("report", "open", bad, "--key", keyFile)).rejects.toThrow(bad);
  }
  await expect(admin("report", "open", file, "--key", file)).rejects.toThrow(file);
  await expect(admin("report", "open", file)).rejects.toThrow("--key");
});
