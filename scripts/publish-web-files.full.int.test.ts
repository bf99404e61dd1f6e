import { randomBytes } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutBucketPolicyCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { type MinioProcess, startMinio } from "@envoi/backing-stores";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { PublishError, publishWeb } from "./publish-web-files.ts";
import { root } from "./root.ts";

let server: MinioProcess;
let client: S3Client;
/** Keys, in order of writing. */
let written: string[];

beforeAll(async () => {
  server = await startMinio();
  const { accessKeyId, secretAccessKey, endpoint } = server;
  client = new S3Client({
    endpoint,
    region: "us-east-1",
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName === "PutObjectCommand") written.push((args.input as { Key: string }).Key);
        return next(args);
      },
    { step: "initialize" },
  );
});
afterAll(() => server[Symbol.asyncDispose]());

type Files = Record<string, string>;

function page(version: string): Files {
  return {
    "index.html": `<script type="module" src="/assets/index-${version}.js"></script>`,
    "serviceWorker.js": `// ${version}`,
    "serviceWorker.js.br": "compressed",
    "favicon.svg": "<svg></svg>",
    ".vite/manifest.json": "{}",
    [`assets/index-${version}.js`]: `// ${version}`,
    [`assets/index-${version}.js.br`]: "compressed",
    "assets/both-BBBBBBBB.css": "a {}",
    "assets/en-US-CCCCCCCC.ftl": "cancel = Cancel",
  };
}

async function write(files: Files): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), "envoi-dist-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  for (const [name, body] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(directory, name)), { recursive: true });
    await writeFile(path.join(directory, name), body);
  }
  return directory;
}

async function newBucket() {
  const name = `web-${randomBytes(8).toString("hex")}`;
  await client.send(new CreateBucketCommand({ Bucket: name }));
  const bucket = { client, name };
  return {
    bucket,
    async publish(files: Files, options: Partial<Parameters<typeof publishWeb>[0]> = {}) {
      // The store reports times in whole seconds.
      await delay(1_100);
      written = [];
      const directory = await write(files);
      return publishWeb({ directory, bucket, keptReleases: 2, prune: true, now: () => new Date(), ...options });
    },
    async keys(): Promise<string[]> {
      const { Contents: contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: name }));
      return contents.map(({ Key: key = "" }) => key);
    },
    get: (key: string) => client.send(new GetObjectCommand({ Bucket: name, Key: key })),
  };
}

const scripts = (keys: readonly string[]) => keys.filter((key) => key.startsWith("assets/index"));

test("a release is uploaded with its files' types and cache headers, and without other files", async () => {
  const { publish, keys, get } = await newBucket();
  await publish(page("AAAAAAAA"));
  expect(await keys()).toEqual([
    "assets/both-BBBBBBBB.css",
    "assets/en-US-CCCCCCCC.ftl",
    "assets/index-AAAAAAAA.js",
    "favicon.svg",
    "index.html",
    "releases.json",
    "serviceWorker.js",
  ]);
  const fetchHeaders = async (key: string) => {
    const { ContentType: type, CacheControl: caching } = await get(key);
    return [type, caching];
  };
  const immutable = "public, max-age=31536000, immutable";
  expect(await fetchHeaders("assets/index-AAAAAAAA.js")).toEqual(["text/javascript; charset=utf-8", immutable]);
  expect(await fetchHeaders("assets/en-US-CCCCCCCC.ftl")).toEqual(["text/plain; charset=utf-8", immutable]);
  expect(await fetchHeaders("index.html")).toEqual(["text/html; charset=utf-8", "no-cache"]);
  expect(await fetchHeaders("serviceWorker.js")).toEqual(["text/javascript; charset=utf-8", "no-cache"]);
  expect(await fetchHeaders("favicon.svg")).toEqual(["image/svg+xml", "no-cache"]);
  expect(await (await get("index.html")).Body?.transformToString()).toContain("index-AAAAAAAA.js");
});

test("every file of the built page is uploaded", async () => {
  const { bucket, keys } = await newBucket();
  written = [];
  const directory = path.join(root, "frontend", "dist");
  await publishWeb({ directory, bucket, keptReleases: 2, prune: true, now: () => new Date() });
  const built = globSync(["*.*", "assets/*"], { cwd: directory, exclude: ["**/*.{br,gz}"] });
  expect(built).toContain("index.html");
  expect((await keys()).sort()).toEqual([...built, "releases.json"].sort());
});

test("files are uploaded before the page that references them, which is last", async () => {
  const { publish } = await newBucket();
  await publish(page("AAAAAAAA"));
  const assets = written.filter((key) => key.startsWith("assets/"));
  expect(written.slice(0, assets.length).sort()).toEqual(assets.sort());
  expect(written.slice(-2)).toEqual(["serviceWorker.js", "index.html"]);
});

test("publishing a release again changes nothing and uploads no asset", async () => {
  const { publish, keys } = await newBucket();
  const first = await publish(page("AAAAAAAA"));
  const before = await keys();
  const again = await publish(page("AAAAAAAA"));
  expect(again).toEqual({ id: first.id, uploaded: ["favicon.svg", "serviceWorker.js", "index.html"], removed: [] });
  expect(await keys()).toEqual(before);
});

test("the previous release's files stay, and older files are removed", async () => {
  const { publish, keys } = await newBucket();
  await publish(page("AAAAAAAA"));
  await publish(page("DDDDDDDD"));
  expect(scripts(await keys())).toEqual(["assets/index-AAAAAAAA.js", "assets/index-DDDDDDDD.js"]);
  const { removed } = await publish(page("EEEEEEEE"));
  expect(removed).toEqual(["assets/index-AAAAAAAA.js"]);
  expect(scripts(await keys())).toEqual(["assets/index-DDDDDDDD.js", "assets/index-EEEEEEEE.js"]);
  expect(await keys()).toContain("assets/both-BBBBBBBB.css");
});

test("a release published again after another release becomes the latest one again", async () => {
  const { publish, keys } = await newBucket();
  for (const version of ["AAAAAAAA", "DDDDDDDD", "AAAAAAAA", "EEEEEEEE"]) await publish(page(version));
  expect(scripts(await keys())).toEqual(["assets/index-AAAAAAAA.js", "assets/index-EEEEEEEE.js"]);
});

test("nothing is removed without pruning, or while all existing releases are to be kept", async () => {
  const { publish, keys } = await newBucket();
  for (const version of ["AAAAAAAA", "DDDDDDDD"]) await publish(page(version), { keptReleases: 3 });
  await publish(page("EEEEEEEE"), { keptReleases: 3 });
  await publish(page("FFFFFFFF"), { prune: false });
  expect(scripts(await keys())).toHaveLength(4);
});

test("an incomplete asset is uploaded again", async () => {
  const { publish, bucket, get } = await newBucket();
  await publish(page("AAAAAAAA"));
  await client.send(new PutObjectCommand({ Bucket: bucket.name, Key: "assets/index-AAAAAAAA.js", Body: "/" }));
  await publish(page("AAAAAAAA"));
  expect(await (await get("assets/index-AAAAAAAA.js")).Body?.transformToString()).toBe("// AAAAAAAA");
});

test("of two releases published simultaneously, at most one succeeds and the other fails", async () => {
  const { publish, get } = await newBucket();
  await publish(page("AAAAAAAA"));
  const versions = ["DDDDDDDD", "EEEEEEEE"];
  const ends = await Promise.allSettled(versions.map((version) => publish(page(version))));
  const failed = ends.filter((end) => end.status === "rejected");
  for (const { reason } of failed) expect(reason).toBeInstanceOf(PublishError);
  const html = (await (await get("index.html")).Body?.transformToString()) ?? "";
  const [, script = ""] = /src="\/([^"]+)"/.exec(html) ?? [];
  expect((await get(script)).ContentType).toBe("text/javascript; charset=utf-8");
});

test("an asset removed by another publisher during the upload is uploaded again before the page", async () => {
  const { publish, bucket, get } = await newBucket();
  const version = "AAAAAAAA";
  await publish(page(version));
  const Key = `assets/index-${version}.js`;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const { Key: key } = args.input as { Key?: string };
        if (commandName === "PutObjectCommand" && key === "releases.json")
          await client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key }));
        return next(args);
      },
    { step: "initialize", name: "otherOne" },
  );
  onTestFinished(() => void client.middlewareStack.remove("otherOne"));
  const { uploaded } = await publish(page(version));
  expect(uploaded).toEqual([Key, "favicon.svg", "serviceWorker.js", "index.html"]);
  expect((await get(Key)).ContentType).toBe("text/javascript; charset=utf-8");
});

test("files without a hash in their names stay in the bucket", async () => {
  const { publish, bucket, keys } = await newBucket();
  await client.send(
    new PutObjectCommand({ Bucket: bucket.name, Key: "assets/of-somebody/else.pdf", Body: "of somebody" }),
  );
  await publish(page("AAAAAAAA"));
  expect(await keys()).toContain("assets/of-somebody/else.pdf");
});

test("a missing permission to remove old files is reported", async () => {
  const { publish, bucket } = await newBucket();
  await publish(page("AAAAAAAA"));
  await publish(page("DDDDDDDD"));
  const statement = {
    Effect: "Allow",
    Principal: { AWS: ["*"] },
    Action: ["s3:ListBucket", "s3:GetObject", "s3:PutObject"],
    Resource: [`arn:aws:s3:::${bucket.name}`, `arn:aws:s3:::${bucket.name}/*`],
  };
  const Policy = JSON.stringify({ Version: "2012-10-17", Statement: [statement] });
  await client.send(new PutBucketPolicyCommand({ Bucket: bucket.name, Policy }));
  const nobody = new S3Client({
    endpoint: server.endpoint,
    region: "us-east-1",
    forcePathStyle: true,
    credentials: { accessKeyId: "none", secretAccessKey: "none" },
    signer: { sign: async (request) => request },
  });
  const published = publish(page("EEEEEEEE"), { bucket: { client: nobody, name: bucket.name } });
  await expect(published).rejects.toThrow("assets/index-AAAAAAAA.js can't be removed: AccessDenied");
  await expect(published).rejects.toBeInstanceOf(PublishError);
});

test.each([
  ["no page", { "assets/index-AAAAAAAA.js": "" }, "has no built app"],
  ["an asset without a hash", { ...page("AAAAAAAA"), "assets/main.js": "" }, "assets/main.js"],
  ["a file of an unknown type", { ...page("AAAAAAAA"), "data.xyz": "" }, "data.xyz"],
])("a build with %s is rejected before anything is uploaded", async (_what, files: Files, reason) => {
  const { publish, keys } = await newBucket();
  const refused = publish(files);
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.toBeInstanceOf(PublishError);
  expect(await keys()).toEqual([]);
});

test("a bucket with a foreign list of releases is not changed", async () => {
  const { publish, bucket, keys } = await newBucket();
  await client.send(new PutObjectCommand({ Bucket: bucket.name, Key: "releases.json", Body: "[]" }));
  await expect(publish(page("AAAAAAAA"))).rejects.toThrow(
    "releases.json in the bucket was not written by this command",
  );
  expect(await keys()).toEqual(["releases.json"]);
});
