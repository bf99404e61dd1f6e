import { openBucket } from "../../support/bucket.ts";
import { forward } from "./forward.ts";
import { environmentOf } from "./pods.ts";

const BUCKET = "envoi";
const MINIO_PORT = 9_000;

/** Contents of the bundled MinIO's bucket: objects as `key bytes`, and incomplete uploads. */
export async function bucketContents(): Promise<string[]> {
  const variables = await environmentOf("envoi-minio-0");
  await using way = await forward("pod/envoi-minio-0", MINIO_PORT);
  const bucket = openBucket(
    {
      endpoint: `http://127.0.0.1:${way.port}`,
      region: "us-east-1",
      bucket: BUCKET,
      pathStyle: true,
      accessKeyId: variables["MINIO_ROOT_USER"] ?? "",
      secretAccessKey: variables["MINIO_ROOT_PASSWORD"] ?? "",
    },
    [],
  );
  try {
    return await bucket.list();
  } finally {
    bucket.close();
  }
}
