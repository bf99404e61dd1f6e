import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { GetObjectCommand } from "@aws-sdk/client-s3";
import { limitClient } from "./s3-limit-client.ts";

/* The least that sending an object over HTTP can cost: what S3 sends, piped. */

const [Key = ""] = process.argv.slice(2);
const { client, bucket: Bucket } = limitClient();
const server = createServer(async (_request, response) => {
  const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket, Key }));
  response.setHeader("Content-Length", ContentLength);
  (Body as Readable).pipe(response);
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
