import { S3Client } from "@aws-sdk/client-s3";

/** The SDK as it comes, where the environment of a service says. */
export function limitClient(): { client: S3Client; bucket: string } {
  const {
    S3_ENDPOINT = "",
    S3_REGION = "",
    S3_BUCKET = "",
    S3_ACCESS_KEY_ID = "",
    S3_SECRET_ACCESS_KEY = "",
  } = process.env;
  const client = new S3Client({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { client, bucket: S3_BUCKET };
}
