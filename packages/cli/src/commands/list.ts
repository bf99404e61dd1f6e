import { fetchInfo } from "@envoi/client";
import { hasDownloadLimit, ProtocolError } from "@envoi/protocol";
import type { Context } from "../context.ts";
import type { SentUpload } from "../device/sent-uploads.ts";
import { toDate } from "../output/dates.ts";
import type { Output } from "../output/output.ts";
import { formatTable } from "../output/terminal-text.ts";
import { describeState, type ListedReceipt, receiptToJson, refreshReceipts } from "../requests/sent-receipts.ts";
import { formatBytes, formatDuration } from "../units.ts";

/** Maximum number of concurrent requests. */
const CALLS = 8;
/** Timeout, so that an unresponsive server does not delay the list. */
const ANSWER_MS = 10_000;

type Listed = { upload: SentUpload; isKnown: boolean };

/** `envoi list`: lists uploads from this device that can still be downloaded, and what it has sent to requests. */
export async function list({ offline = false }: { offline?: boolean }, context: Context): Promise<void> {
  const { output, signal } = context;
  const { sent: uploads, receipts } = await context.openRecords();
  const { sent, unreadable } = await uploads.readAll();
  const { deliveries, unreadable: unreadableDeliveries } = await receipts.readAll();
  warnOfUnreadable(unreadable, ["upload", "uploads"], output);
  warnOfUnreadable(unreadableDeliveries, ["delivery", "deliveries"], output);
  const listed: Listed[] = [];
  const waiting = [...sent];
  async function askNext(): Promise<void> {
    for (let upload = waiting.shift(); upload !== undefined; upload = waiting.shift()) {
      const found = offline ? { upload, isKnown: false } : await refresh(upload, signal);
      if (found === null) await uploads.remove(upload.id);
      else listed.push(found);
    }
  }
  const refreshing = offline
    ? deliveries.map((delivery) => ({ delivery, isKnown: false }))
    : refreshReceipts(deliveries, receipts, signal);
  const [delivered] = await Promise.all([refreshing, ...Array.from({ length: CALLS }, askNext)]);
  listed.sort((one, other) => other.upload.createdAt - one.upload.createdAt);
  const rows = listed.map(({ upload, isKnown }) => [
    upload.id,
    upload.title ?? upload.name,
    formatBytes(upload.size),
    `${isKnown ? upload.dtotal : "?"} of ${hasDownloadLimit(upload.dlimit) ? upload.dlimit : "any"}`,
    formatDuration((upload.expiresAt - Date.now()) / 1_000),
    upload.server,
  ]);
  const head = ["ID", "NAME", "SIZE", "DOWNLOADS", "ENDS IN", "SERVER"];
  const layout = { cut: head.indexOf("NAME"), columns: output.columns };
  const lines = rows.length === 0 ? [] : formatTable(head, rows, layout);
  const tables = [lines, formatReceipts(delivered, output.columns)].filter((table) => table.length > 0);
  output.result(
    { uploads: listed.map(toJson), deliveries: delivered.map(receiptToJson) },
    tables.flatMap((table, index) => (index === 0 ? table : ["", ...table])),
  );
  if (rows.length === 0) output.say("No upload from this device can still be downloaded.");
}

function formatReceipts(receipts: readonly ListedReceipt[], columns: number | null): string[] {
  if (receipts.length === 0) return [];
  const head = ["RECEIPT", "SENT TO", "SIZE", "SENT", "STATE", "SERVER"];
  const rows = receipts.map((listed) => {
    const { receipt, request, size, sentAtMs, server } = listed.delivery;
    const sent = toDate(sentAtMs).toLocaleString();
    return [receipt, request.title ?? request.id, formatBytes(size), sent, describeState(listed), server];
  });
  return formatTable(head, rows, { cut: head.indexOf("SENT TO"), columns });
}

function warnOfUnreadable(count: number, [one, several]: readonly [string, string], output: Output): void {
  if (count === 0) return;
  const records = count === 1 ? `One ${one}` : `${count} ${several}`;
  output.warn(`${records} can't be read: recorded with another key, such as one in a missing keyring.`);
}

/** @returns `null` if the upload has ended */
async function refresh(upload: SentUpload, signal: AbortSignal): Promise<Listed | null> {
  const server = { origin: upload.server };
  try {
    const { dlimit, dtotal, ttl } = await fetchInfo(
      server,
      upload,
      AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    );
    return { upload: { ...upload, dlimit, dtotal, expiresAt: Date.now() + ttl }, isKnown: true };
  } catch (error) {
    signal.throwIfAborted();
    const hasEnded = error instanceof ProtocolError && (error.code === "not_found" || error.code === "removed");
    return hasEnded ? null : { upload, isKnown: false };
  }
}

function toJson({ upload, isKnown }: Listed) {
  const { id, url, name, title, size, createdAt, expiresAt, dlimit, dtotal, hasPassword, ownerToken, manifest } =
    upload;
  return {
    id,
    link: url,
    ownerToken,
    name,
    ...(title !== undefined && { title }),
    size,
    files: manifest.files.length,
    createdAt: toDate(createdAt).toISOString(),
    expiresAt: toDate(expiresAt).toISOString(),
    downloadLimit: dlimit,
    ...(isKnown && { downloads: dtotal }),
    hasPassword,
  };
}
