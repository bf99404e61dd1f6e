import { PutObjectCommand } from "@aws-sdk/client-s3";
import { runLimit } from "../measuring/run-limit.ts";
import { BATCH_BYTES, beginPut, limitClient } from "./s3-limit.ts";
import { takeBatches } from "./take-batches.ts";

/* A WebSocket piped into one PUT of the whole body. Needs no Parts, because an interrupted body is lost. */

const [length = "0"] = process.argv.slice(2);
const ContentLength = Number(length);
const { client, bucket: Bucket } = limitClient();

runLimit({
  async onSocket(socket) {
    const put = beginPut((Body) =>
      client.send(new PutObjectCommand({ Bucket, Key: "limit-put", Body, ContentLength })),
    );
    await takeBatches(socket, BATCH_BYTES, put.write);
    await put.end();
    await put.answer;
    socket.send('{"ok":true}');
  },
});
