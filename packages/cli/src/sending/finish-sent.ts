import { deleteUpload, type FinishedUpload, setPassword } from "@envoi/client";
import type { Context } from "../context.ts";
import type { SentUpload } from "../device/sent-uploads.ts";
import { copyToClipboard } from "../output/clipboard.ts";
import { drawQrCode } from "../output/qr-code.ts";
import { formatBytes, formatDuration } from "../units.ts";
import type { SendOptions } from "./send-options.ts";

/** Timeout for deleting an upload whose password could not be set. */
const DELETE_MS = 10_000;

/** Prints the link for users and programs. */
export async function showSent(
  sent: SentUpload,
  { durationMs }: Pick<FinishedUpload, "durationMs">,
  { qr, copy }: Pick<SendOptions, "qr" | "copy">,
  { output }: Pick<Context, "output">,
): Promise<void> {
  const files = sent.manifest.files.map(({ name, size, type }) => ({ name, size, type }));
  output.result(
    {
      id: sent.id,
      link: sent.url,
      ownerToken: sent.ownerToken,
      size: sent.size,
      files,
      downloadLimit: sent.dlimit,
      expiresAt: new Date(sent.expiresAt).toISOString(),
      hasPassword: sent.hasPassword,
      durationMs,
    },
    [sent.url],
  );
  const seconds = Math.max(0.001, durationMs / 1_000);
  output.say(
    `${formatBytes(sent.size)} in ${formatDuration(seconds)} (${formatBytes(sent.size / seconds)}/s). ` +
      `${sent.dlimit === 1 ? "One download" : `${sent.dlimit} downloads`}, until ${new Date(sent.expiresAt).toLocaleString()}.`,
  );
  if (copy === true)
    output.say(
      (await copyToClipboard(sent.url)) ? "The link has been copied to the clipboard." : "No clipboard was found.",
    );
  if (qr === true) for (const line of await drawQrCode(sent.url)) output.say(line);
}

export function toSent(finished: FinishedUpload, { hasPassword }: { hasPassword: boolean }): SentUpload {
  const nowMs = Date.now();
  return {
    id: finished.id,
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
