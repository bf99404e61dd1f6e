import { connect } from "node:http2";
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { freePort, startSeaweedfs } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { openBucket } from "../../testing/blob/open-bucket.ts";

const STRANGER = { accessKeyId: "stranger", secretAccessKey: "a key that the stranger chose" };
const KEY = "uploads/00/a-file";
/** gRPC status code for a client without valid credentials. */
const UNAUTHENTICATED = "16";
const ADMIN_RIGHTS = "Admin";
/** Field 5 of the message, with the `ActionKind` EXPIRATION_DAYS. */
const EXPIRATION = Buffer.of(5 << 3, 1);

/** A field of a protobuf message: a string or another message, shorter than 128 bytes. */
function field(number: number, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.of((number << 3) | 2, bytes.length), bytes]);
}

/** Makes a gRPC call without credentials. @returns its status code */
async function callGrpc(port: number, path: string, message: Buffer): Promise<string> {
  const session = connect(`http://127.0.0.1:${port}`);
  try {
    const request = session.request({ ":method": "POST", ":path": path, "content-type": "application/grpc" });
    return await new Promise((resolve, reject) => {
      const onHeaders = (headers: Record<string, unknown>) => {
        if (headers["grpc-status"] !== undefined) resolve(String(headers["grpc-status"]));
      };
      request.on("response", onHeaders).on("trailers", onHeaders).on("error", reject).resume();
      session.on("error", reject);
      const head = Buffer.alloc(5);
      head.writeUInt32BE(message.length, 1);
      request.end(Buffer.concat([head, message]));
    });
  } finally {
    session.destroy();
  }
}

test("without its signing key, SeaweedFS's gRPC port creates no administrators and deletes no objects", async () => {
  const grpcPort = await freePort();
  const seaweedfs = await startSeaweedfs({ grpcPort });
  onTestFinished(() => seaweedfs[Symbol.asyncDispose]());
  await using harness = await openBucket(seaweedfs);
  const { bucket } = harness.address;
  const createClient = (credentials: typeof STRANGER) =>
    new S3Client({ endpoint: seaweedfs.endpoint, region: "us-east-1", forcePathStyle: true, credentials });
  const [admin, stranger] = [createClient(seaweedfs), createClient(STRANGER)];
  const object = { Bucket: bucket, Key: KEY };
  await admin.send(new PutObjectCommand({ ...object, Body: "a body" }));

  const credential = Buffer.concat([field(1, STRANGER.accessKeyId), field(2, STRANGER.secretAccessKey)]);
  const identity = Buffer.concat([field(1, "stranger"), field(2, credential), field(3, ADMIN_RIGHTS)]);
  const putIdentity = "/messaging_pb.SeaweedS3IamCache/PutIdentity";
  expect(await callGrpc(grpcPort, putIdentity, field(1, identity))).toBe(UNAUTHENTICATED);
  await expect(stranger.send(new GetObjectCommand(object))).rejects.toMatchObject({ name: "InvalidAccessKeyId" });
  await expect(stranger.send(new DeleteObjectCommand(object))).rejects.toMatchObject({ name: "InvalidAccessKeyId" });

  const expire = Buffer.concat([field(1, bucket), field(2, KEY), EXPIRATION]);
  const lifecycleDelete = "/s3_lifecycle_pb.SeaweedS3LifecycleInternal/LifecycleDelete";
  expect(await callGrpc(grpcPort, lifecycleDelete, expire)).toBe(UNAUTHENTICATED);
  const { Body } = await admin.send(new GetObjectCommand(object));
  expect(await Body?.transformToString()).toBe("a body");
});
