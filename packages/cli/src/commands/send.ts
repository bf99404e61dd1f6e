import { type FinishedUpload, type Server, type UploadJournal, upload } from "@envoi/client";
import { ProtocolError, type SenderTexts } from "@envoi/protocol";
import { readBearer } from "../account/bearer.ts";
import type { Context } from "../context.ts";
import { chooseServer } from "../device/settings.ts";
import { explainFailure, isFolderError } from "../exit-codes.ts";
import { resumable } from "../interruption.ts";
import { protect, recordSent, showSent, toSent } from "../sending/finish-sent.ts";
import { openSources, type Source } from "../sending/open-sources.ts";
import {
  chooseLimits,
  readPassword,
  readTexts,
  readWanted,
  requireFewNames,
  type SendOptions,
  type Wanted,
} from "../sending/send-options.ts";
import { createJournal, transfer } from "../sending/transfer.ts";
import { uploadServer } from "../sending/upload-server.ts";
import { fetchConfigIfSupported, withOwnLimits } from "../server-config.ts";
import { UsageError } from "../usage-error.ts";
import { sendToRequest } from "./send-to-request.ts";

/** The command `envoi send`, which uploads the files and prints the link. */
export async function send(paths: readonly string[], options: SendOptions, context: Context): Promise<void> {
  if (options.request !== undefined || options.requestFile !== undefined) {
    return sendToRequest(paths, options, context);
  }
  const origin = chooseServer(options.server, { env: context.env, config: await context.readConfig() });
  const wanted = readWanted(options);
  const password = await readPassword(options, context);
  const texts = await readTexts(options);
  const sources = await openSources(paths, options, context);
  try {
    const { signal } = context;
    const config = await fetchConfigIfSupported(origin, signal);
    if (config === null && options.strong) {
      throw new UsageError("This server does not support strong passwords. Use --password without --strong.");
    }
    if (config === null && options.live) {
      context.output.warn("This server does not support --live, so the link works only once everything is sent.");
    }
    const bearer = await readAccount(origin, options, context);
    const own = await withOwnLimits(config, { origin, bearer, signal });
    const limits = chooseLimits(wanted, { config: own, isSignedIn: bearer !== null, sources });
    if (config !== null) requireFewNames(sources, texts, config);
    const records = options.history ? await context.openRecords() : null;
    const journal =
      records &&
      createJournal(records.uploads, { server: origin, sources, password: options.strong ? null : password });
    const request = { sources, texts, wanted, limits, password, bearer, journal };
    const sending = sendSources(uploadServer(origin), request, options, context).catch((error: unknown) => {
      // The request was within the account's limits, so a server that rejects it has treated the sender as anonymous.
      const isUnknown = error instanceof ProtocolError && (error.code === "bad_limit" || error.code === "too_large");
      throw bearer !== null && isUnknown ? new ProtocolError("unauthorized", { cause: error }) : error;
    });
    const finished = await (journal === null ? sending : resumable(sending, () => journal.isKept(), signal));
    const sent = toSent(finished, { server: origin, hasPassword: password !== null });
    if (records !== null) await recordSent(sent, { uploads: records.sent, journal }, context);
    await showSent(sent, finished, options, context);
  } finally {
    for (const source of sources) if ("close" in source) await source.close();
  }
}

/** The access token. With `--no-history`, unreadable records on this device do not prevent sending without an account. */
async function readAccount(origin: string, { history }: SendOptions, context: Context): Promise<string | null> {
  try {
    return await readBearer(origin, context);
  } catch (error) {
    if (history || !isFolderError(error)) throw error;
    context.output.warn(`Sending without an account: ${explainFailure(error).message}`);
    return null;
  }
}

type SendRequest = {
  sources: readonly Source[];
  texts: SenderTexts;
  wanted: Wanted;
  limits: { downloads: number; seconds: number };
  password: string | null;
  bearer: string | null;
  journal: UploadJournal | null;
};

function sendSources(
  server: Server,
  { sources, texts, wanted, limits, password, bearer, journal }: SendRequest,
  { strong = false, live = false }: SendOptions,
  context: Context,
): Promise<FinishedUpload> {
  const { signal } = context;
  return transfer({ sources, wanted, journal }, context, async (files, transferOptions) => {
    const finished = await upload(
      server,
      {
        files,
        downloadLimit: limits.downloads,
        timeLimitSeconds: limits.seconds,
        bearer,
        strongPassword: strong ? password : null,
        live,
        ...texts,
      },
      transferOptions,
    );
    if (password !== null && !strong) await protect(server, finished, password, { signal, isKept: journal !== null });
    return finished;
  });
}
