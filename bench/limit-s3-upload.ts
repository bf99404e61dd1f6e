import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import {
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { WebSocketServer } from "ws";
import { limitClient } from "./s3-limit-client.ts";

/*
 * The least that a WebSocket piped into S3 can cost: frames pushed into a stream, one UploadPart of known length after
 * the other. No limits, no checks, nothing noted anywhere.
 */

const [length = "0", part = "0"] = process.argv.slice(2);
const BYTES = Number(length);
const PART_BYTES = Number(part);
const { client, bucket } = limitClient();

const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
server.on("connection", async (socket) => {
  const object = { Bucket: bucket, Key: "limit-upload" };
  const newBody = () => new Readable({ read: () => socket.resume() });
  const bodies = [newBody()];
  let room = PART_BYTES;
  socket.on("message", (frame: Buffer) => {
    if (frame.length === 1) {
      bodies.at(-1)?.push(null);
      return;
    }
    const now = frame.subarray(0, room);
    if (!bodies.at(-1)?.push(now)) socket.pause();
    room -= now.length;
    if (room > 0) return;
    bodies.at(-1)?.push(null);
    const next = newBody();
    bodies.push(next);
    if (now.length < frame.length) next.push(frame.subarray(now.length));
    room = PART_BYTES - (frame.length - now.length);
  });
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object));
  const parts: CompletedPart[] = [];
  for (let sent = 0; sent < BYTES; sent += PART_BYTES) {
    const PartNumber = parts.length + 1;
    const ContentLength = Math.min(PART_BYTES, BYTES - sent);
    const Body = bodies[parts.length] ?? newBody();
    const { ETag } = await client.send(new UploadPartCommand({ ...object, UploadId, PartNumber, Body, ContentLength }));
    parts.push({ PartNumber, ETag });
  }
  await client.send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts: parts } }));
  socket.send('{"ok":true}');
});
http.listen(0, "127.0.0.1", () => process.stdout.write(`${(http.address() as AddressInfo).port}\n`));
