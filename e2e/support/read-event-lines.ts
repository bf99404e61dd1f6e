import { gunzipSync } from "node:zlib";
import { GetObjectCommand, paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";
import type { S3Address } from "@envoi/store";

/** Reads the metrics service's stored events, as an operator would. */
export function openStoredEvents({ endpoint, region, bucket: Bucket, ...keys }: S3Address) {
  const credentials = { accessKeyId: keys.accessKeyId ?? "", secretAccessKey: keys.secretAccessKey ?? "" };
  const client = new S3Client({ endpoint: endpoint ?? "", region, forcePathStyle: true, credentials });

  async function keysBelow(Prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
      keys.push(...Contents.flatMap(({ Key = [] }) => Key));
    }
    return keys;
  }
  async function readLines(Key: string): Promise<string[]> {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    const bytes = await Body?.transformToByteArray();
    return gunzipSync(bytes ?? "")
      .toString("utf8")
      .trimEnd()
      .split("\n");
  }
  return {
    /** Lines of all batches of events. Each event occurs only once, as in the view that docs/analytics.md defines. */
    async lines(): Promise<string[]> {
      const lines = new Map<string, string>();
      for (const key of await keysBelow("metrics/")) {
        for (const line of await readLines(key)) lines.set(JSON.parse(line).id, line);
      }
      return [...lines.values()];
    },
    [Symbol.dispose]: () => client.destroy(),
  };
}
