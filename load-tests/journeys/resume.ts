import { sha256, toBase64Url } from "../client/bytes.ts";
import { timed } from "../client/figures.ts";
import { openUpload, resumeUpload, sendBytes } from "../client/large-upload.ts";
import { askDownload, expectStatus, fetchMetadata, openPage } from "../client/server.ts";
import { type Journey, must, type Send, withUpload } from "./journey.ts";

const loseConnection: Send = async (server, sealed, options) => {
  const { socket, file, partBytes } = await openUpload(server, sealed, options);
  try {
    await sendBytes(socket, sealed, 0, partBytes);
    await socket.stored(partBytes);
  } finally {
    socket.close();
  }
  const kept = await timed(() => resumeUpload(server, sealed, file));
  must("what the server has acknowledged is not sent again", kept >= partBytes);
  return file;
};

/** Loses the connection after a Part has been stored, and continues with the rest on another socket. */
export const resumeJourney: Journey = async (context) => {
  const { server, settings } = context;
  const choices = { downloadLimit: 1, fileBytes: settings.largeFileBytes, send: loseConnection };
  await withUpload(context, choices, async (uploaded) => {
    const { nonce } = await fetchMetadata(server, uploaded, openPage(server, uploaded));
    const { bytes } = expectStatus(await askDownload(server, uploaded, nonce), 200, "download");
    must("the body is what was sent", toBase64Url(await sha256(bytes)) === uploaded.digest);
  });
};
