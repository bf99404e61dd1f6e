import { access, constants } from "node:fs/promises";
import path from "node:path";
import type { Download, DownloadProgress, Link } from "@envoi/client";
import {
  CLAIM_IS_OVER,
  continueReceiving,
  type IfExists,
  listFiles,
  makePrivateFolder,
  receiveFiles,
  type UnfinishedDownloads,
} from "@envoi/client-node";
import { ARCHIVE_TYPE, ProtocolError } from "@envoi/protocol";
import type { Context } from "../context.ts";
import { explainFailure, isFolderError } from "../exit-codes.ts";
import { resumable } from "../interruption.ts";
import { readLink } from "../link.ts";
import type { Progress } from "../output/progress.ts";
import { RateLimit } from "../rate-limit.ts";
import { choosePicked, chooseTarget, hasHidden, isSameTarget } from "../receiving/choose-files.ts";
import { announceSender, describeDownload } from "../receiving/describe-files.ts";
import { openLink } from "../receiving/open-link.ts";
import { writeToStandardOutput } from "../receiving/write-output.ts";
import { parseBytes } from "../units.ts";

export type ReceiveOptions = {
  output?: string;
  passwordFile?: string;
  linkFile?: string;
  pick: string[];
  ifExists: IfExists;
  dryRun?: boolean;
  limitRate?: string;
};

const STANDARD_OUTPUT = "-";

/** `envoi receive`: prints the paths of the files, or writes a single file or note to standard output. */
export async function receive(given: string | undefined, options: ReceiveOptions, context: Context): Promise<void> {
  const link = await readLink(given, options.linkFile, context);
  const { server, id, secretB64 } = link;
  const downloads = options.dryRun || options.output === STANDARD_OUTPUT ? null : await openDownloads(context);
  if (await continueKept(link, downloads, options, context)) return;
  const opened = await openLink(link, options.passwordFile, context);
  const { metadata } = opened;
  const files = listFiles(metadata);
  const pick = choosePicked(files, options.pick);
  if (options.dryRun) return describeDownload(link, opened, pick, context);
  announceSender(metadata, context);
  const download = limitDownload(opened, options);
  const isNote =
    options.output === undefined && metadata.type !== ARCHIVE_TYPE && metadata.manifest.files[0]?.note === true;
  if (options.output === STANDARD_OUTPUT || isNote) return writeToStandardOutput(download, { pick, isNote }, context);
  const names = files.flatMap(({ name }, index) => (pick === null || pick.includes(index) ? [name] : []));
  const { folder, name, isFolderGiven } = await chooseTarget(options.output, {
    metadata,
    names,
    pick: options.pick,
    id,
  });
  if (options.output === undefined && hasHidden(names)) {
    context.output.say(
      `The files include hidden ones, so they go into the folder ${folder}. --output chooses another.`,
    );
  }
  const { ifExists } = options;
  const progress = context.progress("Receiving");
  try {
    const receiving = receiveFiles(
      {
        server,
        id,
        secretB64,
        download,
        folder,
        isFolderGiven,
        ifExists,
        ...(pick !== null && { pick }),
        ...(name !== null && { name }),
      },
      { unfinished: downloads, signal: context.signal, onProgress: showReceived(progress) },
    );
    const place = { id, origin: server.origin, folder };
    const received = await resumable(receiving, () => downloads?.has(place) ?? false, context.signal);
    progress.end();
    context.output.result({ id, files: received }, received);
    if (received.length < names.length)
      context.output.say(`Skipped existing files: ${names.length - received.length}.`);
  } finally {
    progress.end();
  }
}

/** @returns a function that shows the progress of a download */
export function showReceived(progress: Progress): (now: DownloadProgress) => void {
  return ({ receivedBytes, totalBytes, isWaiting }) =>
    progress.update({
      doneBytes: receivedBytes,
      totalBytes,
      ...(isWaiting === true && { note: "waiting for the sender" }),
    });
}

/** @returns `null`, with a warning, if this device can't store them: receiving works without */
async function openDownloads({ folders, output, openRecords }: Context): Promise<UnfinishedDownloads | null> {
  const folder = path.join(folders.state, "downloads");
  try {
    const { downloads } = await openRecords();
    await makePrivateFolder(folder);
    await access(folder, constants.W_OK);
    return downloads;
  } catch (error) {
    if (!isFolderError(error)) throw error;
    output.warn(`If it is interrupted, this download can't be resumed: ${explainFailure(error).message}`);
    return null;
  }
}

/**
 * Continues an interrupted download to the same path. Does not reopen the link, because the download's Claim may have
 * been the last one.
 *
 * @returns whether there was such a download and it is now complete
 */
async function continueKept(
  { server, id, secretB64 }: Link,
  downloads: UnfinishedDownloads | null,
  { output: given, ifExists, pick }: ReceiveOptions,
  context: Context,
): Promise<boolean> {
  if (downloads === null || pick.length > 0) return false;
  const kept = (await downloads.readAll()).find(
    (one) => one.id === id && one.origin === server.origin && one.secretB64 === secretB64 && isSameTarget(one, given),
  );
  if (kept === undefined) return false;
  const progress = context.progress("Receiving");
  try {
    const { signal } = context;
    const receiving = continueReceiving(server, kept, {
      unfinished: downloads,
      ifExists,
      signal,
      onProgress: showReceived(progress),
    });
    const names = await resumable(receiving, () => downloads.has(kept), signal);
    progress.end();
    if (names !== null) context.output.result({ id, files: names }, names);
    return names !== null;
  } catch (error) {
    // The server has ended the Claim. If the link still works, the download continues under a new Claim.
    if (error instanceof ProtocolError && CLAIM_IS_OVER.has(error.code)) return false;
    throw error;
  } finally {
    progress.end();
  }
}

/** Applies `--limit-rate` to the plaintext. */
export function limitDownload(download: Download, { limitRate }: Pick<ReceiveOptions, "limitRate">): Download {
  if (limitRate === undefined) return download;
  const rate = new RateLimit(parseBytes(limitRate));
  return { ...download, read: async (options) => rate.limit(await download.read(options)) };
}
