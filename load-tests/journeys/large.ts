import { sha256, toBase64Url } from "../client/bytes.ts";
import { downloadInRanges } from "../client/claim.ts";
import { timed } from "../client/figures.ts";
import { uploadInParts } from "../client/large-upload.ts";
import { askExists, fetchMetadata, openPage } from "../client/server.ts";
import { type Journey, must, type Send, withUpload } from "./journey.ts";

/** Number of sockets or ranges that the page uses on a network where several are faster. */
const CONNECTIONS = 3;

const sendInParts: Send = (...given) => timed(() => uploadInParts(...given, CONNECTIONS));

/** Sends a large file in Parts over several sockets, and downloads it in parallel ranges, which count once. */
export const largeJourney: Journey = async (context) => {
  const { server, settings } = context;
  const choices = { downloadLimit: 1, fileBytes: settings.largeFileBytes, send: sendInParts };
  await withUpload(context, choices, async (uploaded) => {
    const { length } = uploaded;
    const { nonce } = await fetchMetadata(server, uploaded, openPage(server, uploaded));
    const body = await timed(() => downloadInRanges(server, uploaded, { nonce, length, together: CONNECTIONS }));
    must("the body is what was sent", toBase64Url(await sha256(body)) === uploaded.digest);
    must("ranges under one claim are one download", askExists(server, uploaded.id).status === 404);
  });
};
