import { rmdir } from "node:fs/promises";
import { continueUpload, discardBegun, releaseTicket } from "@envoi/client";
import { toSentDelivery } from "@envoi/client/request";
import {
  continueReceiving,
  createFileSource,
  type KeptUpload,
  removePartFiles,
  type UnfinishedDownload,
  type UnfinishedDownloads,
} from "@envoi/client-node";
import { ProtocolError } from "@envoi/protocol";
import type { Context } from "../context.ts";
import { parseSentRequest } from "../device/sent-deliveries.ts";
import { explainFailure } from "../exit-codes.ts";
import { resumable, suspendOn } from "../interruption.ts";
import { protect, recordSent, showSent, toSent } from "../sending/finish-sent.ts";
import { recordDelivery, showDelivery } from "../sending/show-delivery.ts";
import { uploadServer } from "../sending/upload-server.ts";
import { fetchConfigIfSupported } from "../server-config.ts";
import { formatBytes } from "../units.ts";
import { PartialFailure, UsageError } from "../usage-error.ts";
import { showReceived } from "./receive.ts";
import { continueCollection } from "./request/collect.ts";

export type ResumeOptions = { list?: boolean; discard?: boolean };

type Unfinished = {
  id: string;
  continueIt(): Promise<void>;
  isKept(): Promise<boolean>;
  discard(): Promise<void>;
  describe(): string;
  json: object;
};

/** `envoi resume`: continues interrupted uploads, downloads and collections. */
export async function resume(named: string | undefined, options: ResumeOptions, context: Context): Promise<void> {
  const { output, signal } = context;
  const all = await readUnfinished(context);
  const chosen = named === undefined ? all : all.filter(({ id }) => id.startsWith(named.toLowerCase()));
  if (named !== undefined && chosen.length === 0)
    throw new UsageError(`No unfinished transfer has an id that begins with ${named}.`);
  if (options.list) {
    return output.result(
      { unfinished: chosen.map(({ json }) => json) },
      chosen.map((one) => one.describe()),
    );
  }
  if (chosen.length === 0) return output.say("There are no unfinished transfers.");
  const failures: unknown[] = [];
  for (const one of chosen) {
    output.say(`${options.discard ? "Discarding" : "Continuing"}: ${one.describe()}`);
    try {
      await (options.discard ? one.discard() : resumable(one.continueIt(), () => one.isKept(), signal));
    } catch (error) {
      if (signal.aborted) throw error;
      failures.push(error);
      if (chosen.length > 1) output.warn(`${one.id}: ${explainFailure(error).message}`);
    }
  }
  const [only] = failures;
  if (only !== undefined && chosen.length === 1) throw only;
  if (failures.length > 0) throw new PartialFailure(`${failures.length} of ${chosen.length} transfers failed.`);
}

async function readUnfinished(context: Context): Promise<Unfinished[]> {
  const { uploads, downloads, deliveries } = await context.openRecords();
  const sending = (await uploads.readAll()).map((kept) => unfinishedUpload(kept, context));
  const receiving = (await downloads.readAll()).map((kept) => unfinishedDownload(kept, context));
  const collecting = (await deliveries.readAll()).map((kept) => unfinishedCollection(kept, context));
  return [...sending, ...receiving, ...collecting];
}

function unfinishedUpload({ upload, draft }: KeptUpload, context: Context): Unfinished {
  const { id, metadata } = upload;
  const { server: origin } = draft;
  const server = uploadServer(origin);
  const describe = () =>
    `${id}  sending ${metadata.title ?? metadata.name}, ${formatBytes(metadata.size)}, to ${origin}`;
  return {
    id,
    describe,
    json: {
      id,
      direction: "send",
      size: metadata.size,
      server: origin,
      startedAt: new Date(draft.startedAtMs).toISOString(),
    },
    isKept: async () => (await context.openRecords()).uploads.has(id),
    async continueIt() {
      // Otherwise, an unreachable server is tried for as long as it may keep the upload.
      await fetchConfigIfSupported(origin, context.signal);
      const records = await context.openRecords();
      const taken = await records.uploads.take(id);
      if (taken === null) throw new UsageError("Another process is sending this upload.");
      const { tags, journal } = taken;
      const files = draft.files.map(({ path, name, type, size, modifiedMs }) =>
        createFileSource({ path, name, type, state: { size, modifiedMs } }),
      );
      const progress = context.progress("Sending");
      const finished = await continueUpload(
        server,
        { upload, tags, files },
        {
          journal,
          signal: suspendOn(context.signal),
          onProgress: ({ storedBytes, totalBytes }) => progress.update({ doneBytes: storedBytes, totalBytes }),
        },
      ).finally(() => progress.end());
      const { delivery } = upload;
      if (delivery !== undefined) {
        const sent = await toSentDelivery(delivery, finished);
        const { files: named } = metadata.manifest;
        const request = parseSentRequest(draft.about);
        if (request === null) await journal.end();
        else {
          const { receipts } = records;
          const recorded = { id, receipt: sent.receipt, server: origin, request, files: named };
          await recordDelivery(recorded, { receipts, journal }, context);
        }
        return showDelivery({ ...sent, request: delivery.id, files: named }, context);
      }
      const { password } = draft;
      if (password !== null) await protect(server, finished, password, { signal: context.signal, isKept: true });
      const sent = toSent(finished, {
        server: origin,
        hasPassword: password !== null || finished.contentKeyB64 !== undefined,
      });
      await recordSent(sent, { uploads: records.sent, journal }, context);
      await showSent(sent, finished, {}, context);
    },
    async discard() {
      const taken = await (await context.openRecords()).uploads.take(id);
      if (taken === null) throw new UsageError("Another process is sending this upload.");
      await discardBegun(server, upload);
      await taken.journal.end();
    },
  };
}

function unfinishedDownload(kept: UnfinishedDownload, context: Context): Unfinished {
  const { id, origin, metadata, folder } = kept;
  const server = { origin };
  return {
    id,
    describe: () =>
      `${id}  receiving ${metadata.title ?? metadata.name}, ${formatBytes(metadata.size)}, into ${folder}`,
    json: {
      id,
      direction: "receive",
      size: metadata.size,
      server: origin,
      folder,
      startedAt: new Date(kept.startedAtMs).toISOString(),
    },
    isKept: async () => (await context.openRecords()).downloads.has(kept),
    async continueIt() {
      const { downloads } = await context.openRecords();
      const progress = context.progress("Receiving");
      try {
        const names = await continueReceiving(server, kept, {
          unfinished: downloads,
          signal: context.signal,
          onProgress: showReceived(progress),
        });
        progress.end();
        if (names !== null) context.output.result({ id, files: names }, names);
      } catch (error) {
        if (!(error instanceof ProtocolError) || error.code !== "not_found") throw error;
        throw new UsageError(
          "The server has since ended this download. If the link still works, `envoi receive` continues it; otherwise, remove it with --discard.",
        );
      } finally {
        progress.end();
      }
    },
    discard: async () => discardDownload(kept, (await context.openRecords()).downloads),
  };
}

/** A delivery that `envoi request collect` was receiving. */
function unfinishedCollection(kept: UnfinishedDownload, context: Context): Unfinished {
  const { id, origin, metadata, folder } = kept;
  return {
    id,
    describe: () => `${id}  collecting ${metadata.name}, ${formatBytes(metadata.size)}, into ${folder}`,
    json: {
      id,
      direction: "collect",
      size: metadata.size,
      server: origin,
      folder,
      startedAt: new Date(kept.startedAtMs).toISOString(),
    },
    isKept: async () => (await context.openRecords()).deliveries.has(kept),
    continueIt: () => continueCollection(kept, context),
    async discard() {
      await discardDownload(kept, (await context.openRecords()).deliveries);
      // The folder was made for this delivery. It may have other files by now.
      await rmdir(folder).catch(() => {});
    },
  };
}

async function discardDownload(kept: UnfinishedDownload, downloads: UnfinishedDownloads): Promise<void> {
  const { id, origin, ticket, parts } = kept;
  const taken = await downloads.take(kept);
  if (taken === null) throw new UsageError("Another process is receiving this download.");
  try {
    if (ticket !== null) await releaseTicket({ origin }, id, ticket);
    await removePartFiles(parts);
    await taken.remove();
  } finally {
    await taken.release();
  }
}
