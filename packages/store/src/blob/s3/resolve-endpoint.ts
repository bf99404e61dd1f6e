import type { S3Client } from "@aws-sdk/client-s3";
import type { S3Address } from "./s3-clients.ts";

/** The URL to which the SDK sends requests for this bucket. */
export function resolveEndpoint(
  { config }: Pick<S3Client, "config">,
  { endpoint, region, bucket, pathStyle }: S3Address,
): URL {
  const { url } = config.endpointProvider({
    Bucket: bucket,
    Region: region,
    ...(endpoint !== null && { Endpoint: endpoint }),
    ForcePathStyle: pathStyle,
    UseFIPS: false,
    UseDualStack: false,
    UseGlobalEndpoint: false,
    Accelerate: false,
    DisableMultiRegionAccessPoints: false,
  });
  return url;
}
