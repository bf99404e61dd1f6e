import { changeLimits, changeStrongPassword, fetchInfo, setPassword } from "@envoi/client";
import { readBearer } from "../account/bearer.ts";
import { findLimits } from "../account/find-limits.ts";
import type { Context } from "../context.ts";
import { findSent } from "../find-sent.ts";
import { askSecret } from "../output/ask.ts";
import { toDate } from "../output/dates.ts";
import { formatDownloads } from "../output/format-downloads.ts";
import { readGivenSecret } from "../read-given.ts";
import { parseDownloads } from "../sending/send-options.ts";
import { stretchPassword } from "../stretch.ts";
import { parseDuration } from "../units.ts";
import { UsageError } from "../usage-error.ts";

export type ChangeOptions = { downloads?: string; expires?: string; password?: boolean; passwordFile?: string };

/** `envoi change`: changes the limits or password of an upload sent from this device. */
export async function change(named: string, options: ChangeOptions, context: Context): Promise<void> {
  const { signal, output } = context;
  const { downloads, expires, password, passwordFile } = options;
  if (downloads === undefined && expires === undefined && !password && passwordFile === undefined) {
    throw new UsageError("Specify what to change: --downloads, --expires, --password or --password-file.");
  }
  const wanted = downloads === undefined ? undefined : parseDownloads(downloads);
  const timeLimitSeconds = expires === undefined ? undefined : parseDuration(expires);
  const { sent: uploads } = await context.openRecords();
  const upload = await findSent(uploads, named);
  const server = { origin: upload.server };
  const downloadLimit = wanted === "none" ? (await findLimits(server.origin, context)).limits.MAX_DOWNLOADS : wanted;
  if (password || passwordFile !== undefined) {
    const text =
      passwordFile === undefined
        ? await askSecret("New password:", {
            input: context.options.input,
            instead: "Provide the password with --password-file FILE.",
            signal,
          })
        : await readGivenSecret(passwordFile);
    if (upload.contentKey === undefined)
      await setPassword(server, upload, { shareLink: upload.url, password: text }, signal);
    else {
      const keys = { secretB64: upload.secretKey, contentKeyB64: upload.contentKey, password: text };
      await changeStrongPassword(server, upload, keys, { stretch: stretchPassword, signal });
    }
  }
  if (downloadLimit !== undefined || timeLimitSeconds !== undefined) {
    const limits = {
      ...(downloadLimit !== undefined && { downloadLimit }),
      ...(timeLimitSeconds !== undefined && { timeLimitSeconds }),
    };
    await changeLimits(server, upload, limits, await readBearer(server.origin, context), signal);
  }
  const { dlimit, dtotal, ttl } = await fetchInfo(server, upload, signal);
  const changed = {
    ...upload,
    dlimit,
    dtotal,
    expiresAt: Date.now() + ttl,
    hasPassword: upload.hasPassword || password === true || passwordFile !== undefined,
  };
  await uploads.write(changed);
  const until = toDate(changed.expiresAt);
  output.result(
    {
      id: upload.id,
      downloadLimit: dlimit,
      downloads: dtotal,
      expiresAt: until.toISOString(),
      hasPassword: changed.hasPassword,
    },
    [`${upload.id}: ${formatDownloads(changed)}, until ${until.toLocaleString()}`],
  );
}
