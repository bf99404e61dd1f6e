import * as z from "zod";
import { openBucket } from "../../support/bucket.ts";
import { read } from "./cluster.ts";
import { forward } from "./forward.ts";

const base64 = z.base64().transform((text) => Buffer.from(text, "base64").toString());
const provisionSecret = z.object({ data: z.object({ "s3-access-key-id": base64, "s3-secret-access-key": base64 }) });

const BUCKET = "envoi";
const S3_PORT = 8_333;

/** Reads the credentials of the bundled object store's administrator. */
export async function bucketAdmin(): Promise<{ accessKeyId: string; secretAccessKey: string }> {
  const { data } = await read(provisionSecret, ["secret", "envoi-provision"]);
  return { accessKeyId: data["s3-access-key-id"], secretAccessKey: data["s3-secret-access-key"] };
}

/** Contents of the bundled object store's bucket: objects as `key bytes`, and incomplete uploads. */
export async function bucketContents(): Promise<string[]> {
  const admin = await bucketAdmin();
  await using way = await forward("pod/envoi-seaweedfs-0", S3_PORT);
  const endpoint = `http://127.0.0.1:${way.port}`;
  const bucket = openBucket({ endpoint, region: "us-east-1", bucket: BUCKET, pathStyle: true, ...admin }, []);
  try {
    return await bucket.list();
  } finally {
    bucket.close();
  }
}
