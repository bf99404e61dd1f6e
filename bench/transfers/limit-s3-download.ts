import { Readable } from "node:stream";
import { GetObjectCommand } from "@aws-sdk/client-s3";
import { runLimit } from "../measuring/run-limit.ts";
import { BATCH_BYTES, limitClient } from "./s3-limit.ts";
import { takeStream, writeBatch } from "./take-batches.ts";

/* The minimum cost of sending an object over HTTP: chunks from S3 are written as they arrive, several in one call. */

const [Key = ""] = process.argv.slice(2);
const { client, bucket: Bucket } = limitClient();
runLimit({
  async onRequest(_request, response) {
    const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }));
    if (!(Body instanceof Readable)) throw new TypeError("the S3 client returned no stream");
    response.writeHead(200, { "Content-Length": ContentLength });
    await takeStream(Body, BATCH_BYTES, (batch) => writeBatch(response, batch));
    response.end();
  },
});
