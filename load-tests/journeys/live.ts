import { type Bytes, concatBytes, sha256, toBase64Url } from "../client/bytes.ts";
import { endClaim, openClaim, requireClaim } from "../client/claim.ts";
import { UnexpectedError } from "../client/faults.ts";
import { timed } from "../client/figures.ts";
import { openUpload, sendBytes } from "../client/large-upload.ts";
import { expectStatus, fetchMetadata, fetchNonce, type Server } from "../client/server.ts";
import { finish, type UploadedFile } from "../client/upload.ts";
import { type Journey, must, type Send, withUpload } from "./journey.ts";

/** Only clients that announce support see an upload before it is complete. */
const supporting = (server: Server): Server => ({ ...server, headers: { "Envoi-Ext": "1" } });

const sendLive: Send = async (server, sealed, options) => {
  const { socket, file, partBytes, isLive } = await openUpload(server, sealed, options, { live: true });
  try {
    if (!isLive) throw new UnexpectedError("the server has no live links");
    await sendBytes(socket, sealed, 0, partBytes);
    const stored = await socket.stored(partBytes);
    const early = await timed(() => readStored(supporting(server), file, stored));
    await sendBytes(socket, sealed, partBytes, sealed.body.length);
    await finish(socket, sealed);
    const body = concatBytes(early, await readRest(supporting(server), file, early.length));
    must("the body is what was sent", toBase64Url(await sha256(body)) === file.digest);
    return file;
  } finally {
    socket.close();
  }
};

/** Opens a link while its upload is still running, and reads the rest once it is complete. */
export const liveJourney: Journey = async (context) => {
  const choices = { downloadLimit: 1, fileBytes: context.settings.largeFileBytes, send: sendLive };
  await withUpload(context, choices, async () => {});
};

/** @returns the bytes that are stored before the upload is complete */
async function readStored(server: Server, file: UploadedFile, stored: number): Promise<Bytes> {
  const { nonce } = await fetchMetadata(server, file, fetchNonce(server, file.id));
  const answer = await openClaim(server, file, nonce, [0, stored], { "Envoi-Live": "0" });
  const { bytes } = expectStatus(answer, 206, "the body of a running upload");
  must("a running upload can be read as far as it is stored", bytes.length === stored);
  return bytes;
}

async function readRest(server: Server, file: UploadedFile, from: number): Promise<Bytes> {
  const headers = { "Envoi-Live": String(from) };
  const rest = await openClaim(server, file, fetchNonce(server, file.id), [from, file.length], headers);
  expectStatus(rest, 206, "the rest of the body");
  endClaim(server, file.id, requireClaim(rest));
  return rest.bytes;
}
