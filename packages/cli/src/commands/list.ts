import { fetchInfo } from "@envoi/client";
import { ProtocolError } from "@envoi/protocol";
import type { Context } from "../context.ts";
import type { SentUpload } from "../device/sent-uploads.ts";
import { toDate } from "../output/dates.ts";
import { formatTable } from "../output/terminal-text.ts";
import { formatBytes, formatDuration } from "../units.ts";

/** Maximum number of concurrent requests. */
const CALLS = 8;
/** Timeout, so that an unresponsive server does not delay the list. */
const ANSWER_MS = 10_000;

type Listed = { upload: SentUpload; isKnown: boolean };

/** `envoi list`: lists uploads from this device that can still be downloaded. */
export async function list({ offline = false }: { offline?: boolean }, context: Context): Promise<void> {
  const { output, signal } = context;
  const { sent: uploads } = await context.openRecords();
  const { sent, unreadable } = await uploads.readAll();
  if (unreadable > 0) {
    output.warn(
      `${unreadable === 1 ? "One upload" : `${unreadable} uploads`} can't be read: recorded with another key, such as one in a missing keyring.`,
    );
  }
  const listed: Listed[] = [];
  const waiting = [...sent];
  async function askNext(): Promise<void> {
    for (let upload = waiting.shift(); upload !== undefined; upload = waiting.shift()) {
      const found = offline ? { upload, isKnown: false } : await refresh(upload, signal);
      if (found === null) await uploads.remove(upload.id);
      else listed.push(found);
    }
  }
  await Promise.all(Array.from({ length: CALLS }, askNext));
  listed.sort((one, other) => other.upload.createdAt - one.upload.createdAt);
  const rows = listed.map(({ upload, isKnown }) => [
    upload.id,
    upload.title ?? upload.name,
    formatBytes(upload.size),
    `${isKnown ? upload.dtotal : "?"} of ${upload.dlimit}`,
    formatDuration((upload.expiresAt - Date.now()) / 1_000),
    upload.server,
  ]);
  const head = ["ID", "NAME", "SIZE", "DOWNLOADS", "ENDS IN", "SERVER"];
  const layout = { cut: head.indexOf("NAME"), columns: output.columns };
  const lines = rows.length === 0 ? [] : formatTable(head, rows, layout);
  output.result({ uploads: listed.map(toJson) }, lines);
  if (rows.length === 0) output.say("No upload from this device can still be downloaded.");
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
