import {
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import type { WebSocket } from "ws";
import { runLimit } from "../measuring/run-limit.ts";
import { BATCH_BYTES, beginPut, cut, limitClient, type Put } from "./s3-limit.ts";
import { takeBatches } from "./take-batches.ts";

/*
 * The minimum cost of piping a WebSocket into S3: batches of frames are written into UploadParts of known length, with
 * the gateway's parallelism. There are no limits and no checks, and no state is stored.
 */

const [length = "0", part = "0", atOnce = "1"] = process.argv.slice(2);
const BYTES = Number(length);
const PART_BYTES = Number(part);
const CONCURRENT_PUTS = Number(atOnce);
const { client, bucket } = limitClient();

async function receive(socket: WebSocket): Promise<void> {
  const object = { Bucket: bucket, Key: "limit-upload" };
  const created = client.send(new CreateMultipartUploadCommand(object));
  const puts: Put<CompletedPart>[] = [];

  async function beginPart(ContentLength: number): Promise<Put<CompletedPart>> {
    const { UploadId } = await created;
    await puts.at(-CONCURRENT_PUTS)?.answer;
    const PartNumber = puts.length + 1;
    const put = beginPut(async (Body) => {
      const command = new UploadPartCommand({ ...object, UploadId, PartNumber, Body, ContentLength });
      const { ETag } = await client.send(command);
      return { PartNumber, ETag };
    });
    puts.push(put);
    return put;
  }

  let room = 0;
  await takeBatches(socket, BATCH_BYTES, async (batch) => {
    for (let rest: readonly Buffer[] = batch; rest.length > 0; ) {
      const isNew = room === 0;
      if (isNew) room = Math.min(PART_BYTES, BYTES - puts.length * PART_BYTES);
      const put = isNew ? await beginPart(room) : puts.at(-1);
      const [now, later] = cut(rest, room);
      await put?.write(now);
      for (const chunk of now) room -= chunk.length;
      if (room === 0) await put?.end();
      rest = later;
    }
  });
  const Parts = await Promise.all(puts.map(({ answer }) => answer));
  const { UploadId } = await created;
  await client.send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }));
  socket.send('{"ok":true}');
}

runLimit({ onSocket: receive });
