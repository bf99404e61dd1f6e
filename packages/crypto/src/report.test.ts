import {
  type AuthKey,
  decodeBase64,
  encodeBase64Url,
  isReportKey,
  isSealedReport,
  MAX_REPORT_CHARACTERS,
  type ReportSubject,
} from "@envoi/protocol";
import { expect, test } from "vitest";
import { collectBytes } from "./collect-bytes.ts";
import { deriveAuthKey } from "./keychain.ts";
import { openRecords } from "./open-records.ts";
import {
  bodyKeyOfReport,
  checkReportedKey,
  createReportKeyPair,
  openReport,
  type ReportedKey,
  sealReport,
} from "./report.ts";
import { createSecret } from "./secret.ts";
import { createContentKey, deriveContentKeys } from "./strong-password.ts";
import { streamChunks } from "./testing/test-bytes.ts";
import { twoKeyBody } from "./testing/two-key-body.ts";

const hash = "A".repeat(43);

async function createSubject(authKey: AuthKey | null, overrides: Partial<ReportSubject> = {}): Promise<ReportSubject> {
  const bytes = decodeBase64(authKey ?? "") ?? new Uint8Array();
  return {
    id: "0011223344556677",
    ciphertextBytes: 39,
    createdAtMs: 1,
    authKeySha256: encodeBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))),
    metadataSha256: hash,
    passwordProfile: null,
    contentCommitment: null,
    atMs: 2,
    ...overrides,
  };
}
const secretKey = (secret: Uint8Array): ReportedKey => ({ kind: "secret", keyB64: encodeBase64Url(secret) });
const key = secretKey(new Uint8Array(16));

test("a report, with or without the link's key, is opened with the private key", async () => {
  const pair = await createReportKeyPair();
  expect(isReportKey(pair.publicKey)).toBe(true);
  for (const content of [
    { words: "It is “malware”.\nReally. 🙈", key },
    { words: "", key: null },
  ]) {
    const sealed = await sealReport(pair.publicKey, content, "subject");
    expect(isSealedReport(sealed)).toBe(true);
    expect(await openReport(pair, sealed, "subject")).toEqual(content);
  }
});

test("the length of a sealed report reveals neither a key nor the words' exact length", async () => {
  const { publicKey } = await createReportKeyPair();
  const sealedLength = async (words: string, given: ReportedKey | null) =>
    (await sealReport(publicKey, { words, key: given }, "")).length;
  expect(await sealedLength("words", key)).toBe(await sealedLength("", null));
  for (const longest of ["x", "é", "好", "🙈", '"', "\n."]) {
    const words = longest.repeat(MAX_REPORT_CHARACTERS / [...longest].length);
    expect(isSealedReport(await sealReport(publicKey, { words, key }, "s"))).toBe(true);
  }
  await expect(sealedLength("x".repeat(MAX_REPORT_CHARACTERS + 1), null)).rejects.toThrow(RangeError);
});

test("a report is not opened if it is for another upload or operator, or has been changed", async () => {
  const [pair, other] = [await createReportKeyPair(), await createReportKeyPair()];
  const sealed = await sealReport(pair.publicKey, { words: "words", key }, "one");
  const refused = { code: "authentication" };
  await expect(openReport(pair, sealed, "two")).rejects.toMatchObject(refused);
  await expect(openReport(other, sealed, "one")).rejects.toMatchObject(refused);
  for (const at of [3, 70, -1]) {
    const changed = decodeBase64(sealed) ?? new Uint8Array();
    const place = at < 0 ? changed.byteLength + at : at;
    changed[place] = (changed[place] ?? 0) ^ 1;
    await expect(openReport(pair, encodeBase64Url(changed), "one")).rejects.toMatchObject(refused);
  }
  for (const short of ["", "AAAA", "!"]) {
    await expect(openReport(pair, short, "one")).rejects.toMatchObject({ code: "malformed" });
  }
  await expect(sealReport(encodeBase64Url(new Uint8Array(65).fill(4)), { words: "", key }, "")).rejects.toThrow();
});

test("without a password, the link's key is checked against the AuthKey's hash", async () => {
  const secret = createSecret();
  const subject = await createSubject(await deriveAuthKey(secret));
  expect(await checkReportedKey(secretKey(secret), subject)).toBe("committed");
  expect(await checkReportedKey(secretKey(createSecret()), subject)).toBe("refused");
  expect(await checkReportedKey(secretKey(secret.subarray(1)), subject)).toBe("refused");
  expect(await checkReportedKey({ kind: "content_key", keyB64: encodeBase64Url(createContentKey()) }, subject)).toBe(
    "refused",
  );
});

test("with a strong password, the content key is checked against its commitment", async () => {
  const contentKey = createContentKey();
  const contentCommitment = encodeBase64Url((await deriveContentKeys(contentKey)).commitment);
  const subject = await createSubject(null, { passwordProfile: 2, contentCommitment });
  const reported = (bytes: Uint8Array): ReportedKey => ({ kind: "content_key", keyB64: encodeBase64Url(bytes) });
  expect(await checkReportedKey(reported(contentKey), subject)).toBe("committed");
  expect(await checkReportedKey(reported(createContentKey()), subject)).toBe("refused");
  expect(await checkReportedKey(reported(contentKey.subarray(1)), subject)).toBe("refused");
  expect(await checkReportedKey(key, subject)).toBe("refused");
  expect(await bodyKeyOfReport(reported(contentKey))).toEqual((await deriveContentKeys(contentKey)).bodyKey);
});

test("with a password that only gates access, a reported key cannot be verified", async () => {
  for (const authKeySha256 of [null, "A".repeat(43)]) {
    const subject = await createSubject(null, { passwordProfile: 1, authKeySha256 });
    expect(await checkReportedKey(key, subject)).toBe("uncommitted");
  }
  expect(await checkReportedKey(key, await createSubject(null, { authKeySha256: null }))).toBe("refused");
});

test("if two keys open one file, only the link's key is accepted", async () => {
  const { body, secrets } = await twoKeyBody();
  const [one, other] = await Promise.all(
    secrets.map((secret) => collectBytes(openRecords(streamChunks(body), { secret, plaintextBytes: 63 }))),
  );
  expect(one).not.toEqual(other);
  const subject = await createSubject(await deriveAuthKey(secrets[0]));
  expect(await checkReportedKey(secretKey(secrets[0]), subject)).toBe("committed");
  expect(await checkReportedKey(secretKey(secrets[1]), subject)).toBe("refused");
});
