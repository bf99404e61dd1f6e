import { UnexpectedError } from "./faults.ts";
import type { Server } from "./server.ts";
import { openSocket, type UploadSocket } from "./socket.ts";
import {
  finish,
  type SealedUpload,
  toUploadedFile,
  type UploadedFile,
  type UploadOptions,
  uploadFields,
} from "./upload.ts";

/*
 * How the page sends a large file: docs/protocol.md, "Resuming an upload", "Several sockets for one upload" and "Live
 * links".
 */

const FRAME_BYTES = 65_536;

type OpenUpload = { socket: UploadSocket; file: UploadedFile; partBytes: number; isLive: boolean };

/** Opens an upload of several Parts. The caller must close its socket. */
export async function openUpload(
  server: Server,
  sealed: SealedUpload,
  options: UploadOptions,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<OpenUpload> {
  const socket = openSocket(server);
  try {
    await socket.opened();
    socket.send(JSON.stringify({ ...uploadFields(sealed, options), bearer: server.bearerToken, ...fields }));
    const reply = await socket.next();
    const { partBytes, live } = reply;
    if (typeof partBytes !== "number")
      throw new UnexpectedError("the server takes this upload in one Part: raise LARGE_FILE_BYTES");
    return { socket, file: toUploadedFile(sealed, reply), partBytes, isLive: live === true };
  } catch (error) {
    socket.close();
    throw error;
  }
}

/** Sends these bytes of the body, without an end marker. */
export async function sendBytes(socket: UploadSocket, { body }: SealedUpload, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += FRAME_BYTES) {
    await socket.drain();
    socket.send(body.slice(at, Math.min(at + FRAME_BYTES, to)).buffer);
  }
}

/** Sends an upload in Parts over several sockets at once. @param connections - number of sockets, at least 1 */
export async function uploadInParts(
  server: Server,
  sealed: SealedUpload,
  options: UploadOptions,
  connections: number,
): Promise<UploadedFile> {
  const { socket, file, partBytes } = await openUpload(server, sealed, options);
  const parts = Array.from({ length: Math.ceil(sealed.body.length / partBytes) }, (_, index) => index + 1).values();
  const sendPart = (over: UploadSocket, part: number) =>
    sendBytes(over, sealed, (part - 1) * partBytes, Math.min(part * partBytes, sealed.body.length));
  async function sendOnMain(): Promise<void> {
    for (const part of parts) {
      socket.send(JSON.stringify({ part }));
      await sendPart(socket, part);
      await expectStored(socket, part);
    }
  }
  async function sendOnAttached(): Promise<void> {
    const first = parts.next().value;
    if (first === undefined) return;
    const attached = openSocket(server, { isResuming: true });
    try {
      await attached.opened();
      attached.send(JSON.stringify({ resume: file.id, ownerToken: file.ownerToken, ext: 1, part: first }));
      await attached.next();
      await sendPart(attached, first);
      await expectStored(attached, first);
      for (const part of parts) {
        attached.send(JSON.stringify({ part }));
        await sendPart(attached, part);
        await expectStored(attached, part);
      }
    } finally {
      attached.close();
    }
  }
  try {
    await Promise.all([sendOnMain(), ...Array.from({ length: connections - 1 }, sendOnAttached)]);
    await finish(socket, sealed);
    return file;
  } finally {
    socket.close();
  }
}

async function expectStored(socket: UploadSocket, part: number): Promise<void> {
  const message = await socket.next();
  if (message["part"] !== part) throw new UnexpectedError(`Part ${part} was not stored: ${JSON.stringify(message)}`);
}

/** Continues an upload whose socket was lost. @returns the number of bytes that the server already had */
export async function resumeUpload(server: Server, sealed: SealedUpload, file: UploadedFile): Promise<number> {
  const socket = openSocket(server, { isResuming: true });
  try {
    await socket.opened();
    socket.send(JSON.stringify({ resume: file.id, ownerToken: file.ownerToken, ext: 1 }));
    const { offset } = await socket.next();
    if (typeof offset !== "number") throw new UnexpectedError("the reply to a resumed upload has no offset");
    await sendBytes(socket, sealed, offset, sealed.body.length);
    await finish(socket, sealed);
    return offset;
  } finally {
    socket.close();
  }
}
