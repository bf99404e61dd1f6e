import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { ListMultipartUploadsCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import type { S3Address } from "@envoi/store";

export type Bucket = { list(): Promise<string[]>; close(): void };

/** File names in a directory; none if the directory does not exist. */
const namesIn = (directory: string): Promise<string[]> => readdir(directory).catch(() => []);

/**
 * Parts of incomplete uploads on MinIO's drives, in `<drive>/.minio.sys/multipart/<hash of key>/<id>`. After a restart,
 * MinIO no longer lists them, but they are still on the drives.
 */
async function unfinishedOn(drive: string): Promise<string[]> {
  const directory = join(drive, ".minio.sys", "multipart");
  const keys = await namesIn(directory);
  const uploads = await Promise.all(keys.map((key) => namesIn(join(directory, key))));
  return uploads.flat().map((upload) => `unfinished ${upload} on a drive`);
}

/** Contents of a MinIO bucket: objects as `key bytes`, and unfinished uploads, both listed and on its drives. */
export function openBucket(address: S3Address, drives: readonly string[]): Bucket {
  const { endpoint, region, bucket, accessKeyId = "", secretAccessKey = "" } = address;
  const client = new S3Client({
    endpoint: endpoint ?? "",
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });

  async function objects(): Promise<string[]> {
    const { Contents = [], IsTruncated } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
    if (IsTruncated === true) throw new Error("more than one page of objects");
    return Contents.map(({ Key, Size }) => `${Key} ${Size}`);
  }
  async function unfinished(): Promise<string[]> {
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
    return Uploads.map(({ Key }) => `unfinished ${Key}`);
  }
  return {
    async list() {
      return (await Promise.all([objects(), unfinished(), ...drives.map(unfinishedOn)])).flat().sort();
    },
    close: () => client.destroy(),
  };
}
