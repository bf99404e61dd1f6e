import { UnexpectedError } from "./faults.ts";
import { sentBytes } from "./figures.ts";
import { callServer, expectStatus, parseFields, type Server } from "./server.ts";
import { type SealedUpload, toUploadedFile, type UploadedFile, type UploadOptions, uploadFields } from "./upload.ts";

const VERSION = { "Tus-Resumable": "1.0.0" };

/** Sends a file over HTTP, as the page does where WebSockets are blocked. @param requests - number of `PATCH` requests */
export async function uploadOverHttp(
  server: Server,
  sealed: SealedUpload,
  options: UploadOptions,
  requests: number,
): Promise<UploadedFile> {
  const { body } = sealed;
  const bearer: Record<string, string> =
    server.bearerToken === null ? {} : { Authorization: `Bearer ${server.bearerToken}` };
  const created = callServer(server, {
    method: "POST",
    path: "/api/uploads",
    name: "/api/uploads",
    headers: { ...VERSION, ...bearer, "Content-Type": "application/json" },
    body: JSON.stringify(uploadFields(sealed, options)),
  });
  const reply = parseFields(expectStatus(created, 201, "creating an upload"), "a new upload");
  const path = created.headers["Location"]?.replace(/^https?:\/\/[^/]+/, "");
  if (path === undefined) throw new UnexpectedError("a new upload has no Location");
  const step = Math.ceil(body.length / requests);
  for (let at = 0; at < body.length; at += step) {
    const piece = body.slice(at, at + step);
    const answer = callServer(server, {
      method: "PATCH",
      path,
      name: "/api/uploads/:upload",
      headers: { ...VERSION, "Content-Type": "application/offset+octet-stream", "Upload-Offset": String(at) },
      body: piece.buffer,
    });
    const offset = expectStatus(answer, 204, "sending a piece").headers["Upload-Offset"];
    if (Number(offset) !== at + piece.length)
      throw new UnexpectedError(`a piece up to ${at + piece.length}: ${offset}`);
  }
  sentBytes.add(body.length);
  return toUploadedFile(sealed, reply);
}
