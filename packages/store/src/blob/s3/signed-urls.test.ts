import { S3Client } from "@aws-sdk/client-s3";
import { expect, onTestFinished, test } from "vitest";
import { blobKey } from "../port.ts";
import { createUrlSigner } from "./signed-urls.ts";

const RANGE = { offset: 10, end: 20 };
const ADDRESS = { endpoint: "http://minio:9000", region: "eu-west-3", bucket: "envoi" };

async function sign(publicOrigin: string, pathStyle: boolean, credentials: { sessionToken?: string } = {}) {
  const client = new S3Client({
    region: ADDRESS.region,
    credentials: { accessKeyId: "key", secretAccessKey: "secret", ...credentials },
  });
  onTestFinished(() => client.destroy());
  const { signRead } = createUrlSigner({ ...ADDRESS, publicOrigin, pathStyle }, client.config);
  return new URL(await signRead(blobKey("uploads/ab/date=1"), RANGE, 30));
}

test.each([
  ["https://s3.example", true, "https://s3.example/envoi/uploads/ab/date%3D1"],
  ["https://s3.example:8443", true, "https://s3.example:8443/envoi/uploads/ab/date%3D1"],
  ["https://envoi.s3.example", false, "https://envoi.s3.example/uploads/ab/date%3D1"],
])("at the public origin %s (path style: %s), the URL of an object is %s", async (origin, pathStyle, expected) => {
  const { origin: signedOrigin, pathname } = await sign(origin, pathStyle);
  expect(`${signedOrigin}${pathname}`).toBe(expected);
});

test("the signature covers the host and the range, and is valid for the given time", async () => {
  const { searchParams } = await sign("https://s3.example", true);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    "X-Amz-SignedHeaders": "host;range",
    "X-Amz-Expires": "30",
    "X-Amz-Credential": expect.stringMatching(/^key\/\d{8}\/eu-west-3\/s3\/aws4_request$/),
  });
});

test("a URL signed with temporary credentials contains their token", async () => {
  const { searchParams } = await sign("https://s3.example", true, { sessionToken: "a+b/c=" });
  expect(searchParams.get("X-Amz-Security-Token")).toBe("a+b/c=");
});
