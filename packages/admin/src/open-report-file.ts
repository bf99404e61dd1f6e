import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { openRecords } from "@envoi/crypto";
import { bodyKeyOfReport, checkReportedKey, openReport, type ReportedKey } from "@envoi/crypto/report";
import { decodeReportSubject, plaintextBytes, REPORT_REASONS, type ReportSubject } from "@envoi/protocol";
import { AdminError, readGivenFile } from "./command.ts";

type ReportFiles = {
  /** File with the JSON from `report show`. */
  file: string;
  /** File with the JSON from `report new-key`. */
  keyFile: string;
  /** File with the stored body of the upload; if `null`, the body is not checked. */
  ciphertextFile: string | null;
  /** File to write the decrypted body to; if `null`, the body is not written. */
  saveAs: string | null;
};

/** A report's checked contents, as readable text. */
type OpenedReport = {
  report: string;
  upload: string;
  uploaded: string;
  received: string;
  reason: string;
  words: string;
  key: string;
  /** The verdict on whether the report's key is the upload's key. */
  verdict: string;
  ciphertext: string;
};

type StoredReport = {
  id: string;
  uploadId: string;
  reason: string;
  receivedAt: string;
  subject: string;
  sealed: string;
  ciphertextSha256: string | null;
};

async function readJson(file: string): Promise<Record<string, unknown>> {
  const text = await readGivenFile(file);
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === "object" && json !== null) return json as Record<string, unknown>;
  } catch {
    // Invalid JSON is reported below, together with other unusable content.
  }
  throw new AdminError(`${file}: is not JSON`);
}

async function readReport(file: string): Promise<StoredReport & { says: ReportSubject }> {
  const json = await readJson(file);
  const texts = ["id", "uploadId", "reason", "receivedAt", "subject", "sealed"].every(
    (field) => typeof json[field] === "string",
  );
  const digest = json["ciphertextSha256"];
  if (!texts || (digest !== null && typeof digest !== "string")) {
    throw new AdminError(`${file}: is not the answer of report show --json`);
  }
  const report = json as StoredReport;
  const says = decodeReportSubject(report.subject);
  if (says === null || says.id !== report.uploadId) {
    throw new AdminError("REFUSED: the report is about another upload than its ticket");
  }
  if (!REPORT_REASONS.some((reason) => reason === report.reason)) throw new AdminError(`${file}: unknown reason`);
  return { ...report, says };
}

async function readPrivateKey(file: string): Promise<string> {
  const { privateKey } = await readJson(file);
  if (typeof privateKey !== "string") throw new AdminError(`${file}: is not a key file of report new-key`);
  return privateKey;
}

/** @throws AdminError unless the file has the stored length and digest */
async function checkDigest(file: string, { ciphertextSha256, says }: StoredReport & { says: ReportSubject }) {
  const found = await stat(file).catch(() => {
    throw new AdminError(`${file}: cannot be read`);
  });
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Uint8Array);
  const digest = hash.digest("hex");
  const isKnown = ciphertextSha256 !== null && ciphertextSha256 !== "gone";
  if (found.size !== says.ciphertextBytes || (isKnown && digest !== ciphertextSha256)) {
    throw new AdminError("REFUSED: this is not the file that was stored when it was reported");
  }
  return isKnown
    ? "is what was stored when it was reported"
    : "has the right length; the server had no digest to compare";
}

/** @throws AdminError if the body cannot be decrypted to its end */
async function decrypt(file: string, key: ReportedKey, bytes: number | null, saveAs: string | null): Promise<void> {
  const secret = await bodyKeyOfReport(key);
  if (bytes === null) throw new AdminError("REFUSED: no encrypted file has this length");
  if (secret === null) throw new AdminError("REFUSED: the reported key is malformed");
  const body = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  const target: FileHandle | null = saveAs === null ? null : await openNew(saveAs);
  try {
    for await (const piece of openRecords(body, { secret, plaintextBytes: bytes })) await target?.writeFile(piece);
  } catch {
    if (saveAs !== null) await rm(saveAs, { force: true });
    throw new AdminError("REFUSED: the stored file does not open with the reported key");
  } finally {
    await target?.close();
  }
}

function openNew(file: string): Promise<FileHandle> {
  return open(file, "wx", 0o600).catch((error: unknown) => {
    throw new AdminError(`${file}: ${error instanceof Error ? error.message : "cannot be written"}`);
  });
}

const VERDICTS = {
  committed: "it is the key of this upload, and there can be no other",
  uncommitted: "UNPROVEN: nothing commits to the key of an upload with such a password; others may open it, too",
} as const;

/**
 * Opens a report with the private key, and checks as much as possible. See docs/design/reports.md.
 *
 * @throws AdminError that says why the report is rejected: the report belongs to another upload or was changed, or its
 *   key is not the upload's
 */
export async function openReportFile({ file, keyFile, ciphertextFile, saveAs }: ReportFiles): Promise<OpenedReport> {
  const report = await readReport(file);
  const { says } = report;
  const privateKey = await readPrivateKey(keyFile);
  const { words, key } = await openReport({ privateKey }, report.sealed, report.subject).catch(() => {
    throw new AdminError(
      "REFUSED: the report does not open. It was sealed to another key or for another upload, or was changed.",
    );
  });
  const verdict = key === null ? null : await checkReportedKey(key, says);
  if (verdict === "refused") {
    throw new AdminError(
      "REFUSED: the reported key is not the key of this upload. A file can be made that opens under two keys; this is " +
        "not the one that recipients have.",
    );
  }
  let ciphertext = "not given";
  if (ciphertextFile !== null) {
    ciphertext = await checkDigest(ciphertextFile, report);
    if (key !== null) {
      await decrypt(ciphertextFile, key, plaintextBytes(says.ciphertextBytes), saveAs);
      ciphertext += "; opens with the key";
    }
  }
  return {
    report: report.id,
    upload: report.uploadId,
    uploaded: new Date(says.createdAtMs).toISOString().slice(0, 10),
    received: report.receivedAt,
    reason: report.reason,
    words,
    key: key === null ? "not given" : key.keyB64,
    verdict: verdict === null ? "–" : VERDICTS[verdict],
    ciphertext,
  };
}
