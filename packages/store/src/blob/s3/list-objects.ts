import { ListObjectsV2Command, type S3Client, type _Object as S3Object } from "@aws-sdk/client-s3";
import { answered } from "./s3-faults.ts";

/** Every object below a prefix, page by page. */
export async function* listObjects(client: S3Client, bucket: string, prefix: string): AsyncGenerator<S3Object> {
  let ContinuationToken: string | undefined;
  do {
    const page = await answered(
      client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken })),
    );
    yield* page.Contents ?? [];
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}
