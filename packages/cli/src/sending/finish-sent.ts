import { deleteUpload, type FinishedUpload, setPassword, type UploadJournal } from "@envoi/client";
import type { Context } from "../context.ts";
import type { SentUpload, SentUploads } from "../device/sent-uploads.ts";
import { explainFailure } from "../exit-codes.ts";
import { copyToClipboard } from "../output/clipboard.ts";
import { toDate } from "../output/dates.ts";
import { formatDownloadLimit } from "../output/format-downloads.ts";
import { drawQrCode } from "../output/qr-code.ts";
import { formatBytes, formatDuration } from "../units.ts";
import type { SendOptions } from "./send-options.ts";

/** Timeout for deleting an upload whose password could not be set. */
const DELETE_MS = 10_000;

/** Prints the link for users and programs. */
export async function showSent(
  sent: SentUpload,
  { durationMs }: Pick<FinishedUpload, "durationMs">,
  offering: Pick<SendOptions, "qr" | "copy">,
  { output }: Pick<Context, "output">,
): Promise<void> {
  const until = toDate(sent.expiresAt);
  const files = sent.manifest.files.map(({ name, size, type }) => ({ name, size, type }));
  output.result(
    {
      id: sent.id,
      link: sent.url,
      ownerToken: sent.ownerToken,
      size: sent.size,
      files,
      downloadLimit: sent.dlimit,
      expiresAt: until.toISOString(),
      hasPassword: sent.hasPassword,
      durationMs,
    },
    [sent.url],
  );
  const seconds = Math.max(0.001, durationMs / 1_000);
  output.say(
    `${formatBytes(sent.size)} in ${formatDuration(seconds)} (${formatBytes(sent.size / seconds)}/s). ` +
      `The link allows ${formatDownloadLimit(sent.dlimit)}, until ${until.toLocaleString()}.`,
  );
  const linkOrigin = new URL(sent.url).origin;
  if (linkOrigin !== sent.server) {
    output.warn(
      `The server at ${sent.server} says that recipients should use ${linkOrigin}. Share the link only if you trust this address.`,
    );
  }
  await offerLink(sent.url, offering, { output });
}

/** Copies a link and shows it as a QR code, as requested. */
export async function offerLink(
  link: string,
  { qr, copy }: Pick<SendOptions, "qr" | "copy">,
  { output }: Pick<Context, "output">,
): Promise<void> {
  if (copy === true) {
    if (await copyToClipboard(link)) output.say("The link has been copied to the clipboard.");
    else output.warn("The link could not be copied, because no clipboard program responded.");
  }
  if (qr === true) for (const line of drawQrCode(link)) output.say(line);
}

/**
 * Records a finished upload on this device. If that fails, only warns: the link matters more, and an upload with a
 * journal can be recorded later by `envoi resume`.
 */
export async function recordSent(
  sent: SentUpload,
  { uploads, journal }: { uploads: SentUploads; journal: UploadJournal | null },
  { output }: Pick<Context, "output">,
): Promise<void> {
  try {
    await uploads.write(sent);
    await journal?.end();
  } catch (error) {
    output.warn(`The upload could not be recorded on this device: ${explainFailure(error).message}`);
  }
}

export function toSent(
  finished: FinishedUpload,
  { server, hasPassword }: Pick<SentUpload, "server" | "hasPassword">,
): SentUpload {
  const nowMs = Date.now();
  return {
    id: finished.id,
    server,
    url: finished.shareLink,
    name: finished.name,
    size: finished.size,
    manifest: finished.manifest,
    ...(finished.title !== undefined && { title: finished.title }),
    ...(finished.contentKeyB64 !== undefined && { contentKey: finished.contentKeyB64 }),
    createdAt: nowMs,
    expiresAt: nowMs + finished.timeLimitSeconds * 1_000,
    secretKey: finished.secretB64,
    ownerToken: finished.ownerToken,
    dlimit: finished.downloadLimit,
    dtotal: 0,
    hasPassword,
    timeLimit: finished.timeLimitSeconds,
  };
}

/**
 * Sets the password. Until then, the link is not shown, because the upload must not be downloaded without a password.
 */
export async function protect(
  server: { origin: string },
  { id, ownerToken, shareLink }: Pick<FinishedUpload, "id" | "ownerToken" | "shareLink">,
  password: string,
  { signal, isKept }: { signal: AbortSignal; isKept: boolean },
): Promise<void> {
  try {
    await setPassword(server, { id, ownerToken }, { shareLink, password }, signal);
  } catch (error) {
    // If the upload is stored on this device, `envoi resume` sets its password.
    if (!isKept) await deleteUpload(server, { id, ownerToken }, AbortSignal.timeout(DELETE_MS)).catch(() => {});
    throw error;
  }
}
